import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../parts/address.ts";
import { breakable } from "../parts/breakable.ts";
import { intoSight } from "../parts/into-sight.ts";
import { View } from "../parts/view.ts";
import { type Endpoint, searchEndpoints } from "./endpoints.ts";

/** Every endpoint by area, with a search. */
export class EndpointList extends View {
  static override properties = {
    endpoints: { attribute: false },
    chosen: { type: String },
    search: { state: true },
  };

  declare endpoints: readonly Endpoint[];
  /** The operation that is being shown. */
  declare chosen: string;
  declare protected search: string;

  constructor() {
    super();
    this.endpoints = [];
    this.chosen = "";
    this.search = "";
  }

  override updated(changed: Map<PropertyKey, unknown>): void {
    const chosen = this.querySelector("[aria-current]");
    const list = this.closest("nav");
    if (changed.has("chosen") && chosen && list) intoSight(chosen, list);
  }

  protected override render(): TemplateResult {
    const found = searchEndpoints(this.search, this.endpoints);
    const areas = Map.groupBy(found, ({ area }) => area);
    return html`
      <div class="field">
        <label for="endpoint-search">Search path, field or purpose</label>
        <input
          id="endpoint-search"
          type="search"
          autocomplete="off"
          .value=${this.search}
          @input=${(event: Event) => {
            this.search = (event.target as HTMLInputElement).value;
          }}
        />
      </div>
      <p class="unseen" role="status">${found.length} endpoints</p>
      ${found.length === 0 ? html`<p class="empty">No endpoint has all of these words.</p>` : nothing}
      ${[...areas].map(
        ([area, endpoints]) => html`<h2 class="area">${area}</h2>
          <ul class="endpoints">
            ${endpoints.map((endpoint) => this.#line(endpoint))}
          </ul>`,
      )}
    `;
  }

  #line({ operation, method, path, summary }: Endpoint): TemplateResult {
    return html`<li>
      <a href=${addressOf({ page: "endpoints", parts: [operation] })} aria-current=${operation === this.chosen ? "page" : nothing}>
        <code class="method" data-method=${method}>${method}</code>
        <span><code>${breakable(path)}</code><span class="aside">${summary}</span></span>
      </a>
    </li>`;
  }
}

customElements.define("endpoint-list", EndpointList);
