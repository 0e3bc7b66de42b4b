import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { frontPage } from "../front/element.ts";
import type { Place } from "./address.ts";

/** What a page shows. */
export interface PageContext {
  readonly bank: CoreBank;
  readonly place: Place;
  /** Goes up when the bank's rows may have changed. */
  readonly revision: number;
}

/** A page of the playground. */
export interface Page {
  /** What its address begins with; "" for the first page. */
  readonly name: string;
  /** Its name in the navigation. */
  readonly label: string;
  /** What the tab of the browser is called at a place of this page. */
  readonly title: (place: Place) => string;
  /** Loads its code, when it is opened for the first time. */
  readonly load: () => Promise<unknown>;
  readonly view: (context: PageContext) => TemplateResult;
}

/** The pages in the order of the navigation; the first is what an empty address shows. */
export const PAGES: readonly Page[] = [
  {
    name: "",
    label: "Start",
    title: () => "Start",
    load: () => import("../front/front-page.ts"),
    view: () => html`${frontPage()}`,
  },
  {
    name: "treasury",
    label: "Treasury",
    title: ({ parts: [part = "transfers", id] }) => (id ? `${capital(part)} ${id}` : capital(part)),
    load: () => import("../treasury/treasury-page.ts"),
    view: ({ place, revision }) =>
      html`<treasury-page .place=${place} .revision=${revision}></treasury-page>`,
  },
  {
    name: "tours",
    label: "Tours",
    title: ({ parts: [name] }) => (name ? `Tour: ${name}` : "Tours"),
    load: () => import("../tours/tours-page.ts"),
    view: ({ bank, place }) => html`<tours-page .bank=${bank} .place=${place}></tours-page>`,
  },
  {
    name: "endpoints",
    label: "Endpoints",
    title: ({ parts: [operation] }) => operation ?? "Endpoints",
    load: () => import("../explorer/explorer-page.ts"),
    view: ({ bank, place, revision }) =>
      html`<explorer-page .bank=${bank} .operation=${place.parts[0] ?? ""} .revision=${revision}></explorer-page>`,
  },
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
