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
        <input
          id="endpoint-search"
          type="search"
          aria-label="Search endpoints and fields"
          placeholder="Search endpoints and fields"
          autocomplete="off"
          .value=${this.search}
          @input=${(event: Event) => {
            this.search = (event.target as HTMLInputElement).value;
          }}
        />
      </div>
      <p class="unseen" role="status">${found.length} endpoints</p>
      ${found.length === 0 ? html`<p class="empty">No endpoints match.</p>` : nothing}
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
        <span>${summary}</span>
        <span class="aside"><code class="method" data-method=${method}>${method}</code> <code>${breakable(path)}</code></span>
      </a>
    </li>`;
  }
}

customElements.define("endpoint-list", EndpointList);
