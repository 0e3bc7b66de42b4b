import { DOCS, TITLES } from "virtual:sandbank-docs";
import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";

const FOLDERS = [
  ["start", "Get started"],
  ["how-to", "How-to guides"],
] as const;

const hrefOf = (folder: string) => addressOf({ page: "docs", parts: [folder] });

/** The written pages of the docs: how to begin, and how to do what people ask for. */
export class DocsPage extends View {
  static override properties = { place: { attribute: false } };

  /** Names a page of the docs; the first one otherwise. */
  declare place: Place;

  protected override updated(): void {
    this.dataset.place = this.place.parts.join("/");
  }

  protected override render(): TemplateResult {
    const [folder = "start"] = this.place.parts;
    const path = this.place.parts.join("/");
    const page = DOCS.get(path || folder);
    return html`
      <nav class="parts" aria-label="Docs">
        ${FOLDERS.map(
          ([name, label]) =>
            html`<a href=${hrefOf(name)} aria-current=${name === folder ? (path === name ? "page" : "true") : nothing}>${label}</a>`,
        )}
      </nav>
      <div class="docs">
        <nav class="docs-pages" aria-label=${FOLDERS.find(([name]) => name === folder)?.[1] ?? "Docs pages"}>
          <ul>
            ${pagesIn(folder).map(
              ([place, title]) =>
                html`<li><a href="#/docs/${place}" aria-current=${place === (path || folder) ? "page" : nothing}>${title}</a></li>`,
            )}
          </ul>
        </nav>
        ${
          page === undefined
            ? unknownPlace(
                `No docs page at “${path}”.`,
                FOLDERS.map(([name, label]) => [hrefOf(name), label] as const),
              )
            : html`<article class="prose">${unsafeHTML(page)}</article>`
        }
      </div>
      <p class="hint">
        The full docs, with reference and search: run <code>npm run docs</code> in a copy of the repository.
      </p>
    `;
  }
}

/** The pages of a folder with their titles, its index first. */
function pagesIn(folder: string): readonly (readonly [place: string, title: string])[] {
  const titled = [...TITLES].filter(([place]) => place.split("/")[0] === folder);
  return titled.sort(([one], [other]) => Number(one !== folder) - Number(other !== folder));
}

customElements.define("docs-page", DocsPage);
