import { DOCS } from "virtual:sandbank-docs";
import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { addressOf, type Place } from "../parts/address.ts";
import { unknownPlace } from "../parts/unknown.ts";
import { View } from "../parts/view.ts";

const FOLDERS = [
  ["start", "Start in five minutes"],
  ["how-to", "How to"],
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
      ${
        page === undefined
          ? unknownPlace(
              `The docs have no page “${path}”.`,
              FOLDERS.map(([name, label]) => [hrefOf(name), label] as const),
            )
          : html`<article class="prose">${unsafeHTML(page)}</article>`
      }
      <p class="hint">
        The reference, the statements that the bank is built from and a search are on the site of the docs, which
        <code>npm run docs</code> serves in a copy of the repository.
      </p>
    `;
  }
}

customElements.define("docs-page", DocsPage);
