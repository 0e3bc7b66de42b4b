import { html, type TemplateResult } from "lit";
import type { CoreBank } from "sandbank/core";
import { frontPage } from "./front/element.ts";
import type { Place } from "./parts/address.ts";

/** What a page shows. */
interface PageContext {
  readonly bank: CoreBank;
  readonly place: Place;
  /** Goes up when the bank's rows may have changed. */
  readonly revision: number;
}

/** A page of the playground. */
export interface Page {
  /** What its address begins with; "" for the first page. */
  readonly name: string;
  /** How many parts of an address it knows at most; left out, it says itself what it does not know. */
  readonly depth?: number;
  /** How many parts of an address name what has a heading of its own, which then gets the focus; 1 unless given. */
  readonly headings?: number;
  /** Its name in the navigation. */
  readonly label: string;
  /** What the tab of the browser is called at a place of this page. */
  readonly title: (place: Place) => string;
  /** Loads its code, when it is opened for the first time. */
  readonly load: () => Promise<unknown>;
  readonly view: (context: PageContext) => TemplateResult;
}

/** What the parts of the treasury and their rows are called. */
const TREASURY: ReadonlyMap<string, readonly [many: string, one: string]> = new Map([
  ["accounts", ["Accounts", "Account"]],
  ["transfers", ["Transfers", "Transfer"]],
  ["cards", ["Cards", "Card"]],
  ["onboarding", ["Onboarding", "Company"]],
]);

/** The pages in the order of the navigation; the first is what an empty address shows. */
export const PAGES: readonly Page[] = [
  {
    name: "",
    depth: 0,
    label: "Home",
    title: () => "Home",
    load: () => import("./front/front-page.ts"),
    view: () => html`${frontPage()}`,
  },
  {
    name: "treasury",
    label: "Demo app",
    title: ({ parts: [part = "accounts", id] }) => {
      const [many = "Treasury", one] = TREASURY.get(part) ?? [];
      return id && one ? `${one} ${id}` : many;
    },
    load: () => import("./treasury/treasury-page.ts"),
    view: ({ place, revision }) =>
      html`<treasury-page .place=${place} .revision=${revision}></treasury-page>`,
  },
  {
    name: "tours",
    label: "Tours",
    title: ({ parts: [name, step] }) => `${name ? `Tour: ${name}` : "Tours"}${step ? `, step ${step}` : ""}`,
    load: () => import("./tours/tours-page.ts"),
    view: ({ bank, place }) => html`<tours-page .bank=${bank} .place=${place}></tours-page>`,
  },
  {
    name: "endpoints",
    depth: 1,
    label: "Endpoints",
    title: ({ parts: [operation] }) => operation ?? "Endpoints",
    load: () => import("./explorer/explorer-page.ts"),
    view: ({ bank, place, revision }) =>
      html`<explorer-page .bank=${bank} .operation=${place.parts[0] ?? ""} .revision=${revision}></explorer-page>`,
  },
  {
    name: "time",
    label: "Timeline",
    title: ({ parts: [collection, id] }) => (collection && id ? `Timeline: ${collection} ${id}` : "Timeline"),
    load: () => import("./time/time-page.ts"),
    view: ({ bank, place }) => html`<time-page .bank=${bank} .place=${place}></time-page>`,
  },
  {
    name: "rules",
    label: "Lifecycles",
    title: ({ parts: [collection, id] }) =>
      ["Lifecycles", ...(collection ? [collection] : []), ...(id ? [id] : [])].join(" "),
    load: () => import("./rules/rules-page.ts"),
    view: ({ bank, place, revision }) =>
      html`<rules-page .bank=${bank} .place=${place} .revision=${revision}></rules-page>`,
  },
  {
    name: "test",
    depth: 0,
    label: "Test recorder",
    title: () => "Test recorder",
    load: () => import("./test/test-page.ts"),
    view: ({ bank, revision }) => html`<test-page .bank=${bank} .revision=${revision}></test-page>`,
  },
  {
    name: "docs",
    label: "Docs",
    headings: 2,
    title: ({ parts }) => (parts.length > 0 ? `Docs: ${parts.at(-1)}` : "Docs"),
    load: () => import("./docs/docs-page.ts"),
    view: ({ place }) => html`<docs-page .place=${place}></docs-page>`,
  },
];
