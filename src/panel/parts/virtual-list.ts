import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import { repeat } from "lit/directives/repeat.js";

/** The height of a row in a list, CSS pixels, as in styles/rows.ts; every row has the same. */
const ROW_PX = 44;
/** Rows kept ready beyond the visible ones. */
const MARGIN = 6;
/** What is shown before the list's height is known. */
const FIRST_PX = 700;

export interface Listing<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => TemplateResult;
  readonly chosen: string | undefined;
  readonly choose: (key: string) => void;
}

/**
 * A listbox that holds only the rows in sight, so that 10,000 open as fast as ten. The arrows,
 * Page Up, Page Down, Home and End move through it; Enter and Space choose.
 */
export class VirtualList<Item> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #scroller = createRef<HTMLElement>();
  #listing: Listing<Item> | undefined;
  #active = 0;
  #top = 0;
  #height = FIRST_PX;
  #observed: Element | undefined;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observed = undefined;
  }

  hostUpdated(): void {
    const scroller = this.#scroller.value;
    if (!scroller || scroller === this.#observed) return;
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#observer.disconnect();
    this.#observer.observe(scroller);
    this.#observed = scroller;
    scroller.scrollTop = this.#top;
  }

  focus(): void {
    this.#scroller.value?.focus();
  }

  /** Starts again at the top, as for another collection. */
  scrollToTop(): void {
    this.#active = 0;
    this.#top = 0;
    if (this.#scroller.value) this.#scroller.value.scrollTop = 0;
  }

  view(listing: Listing<Item>): TemplateResult {
    this.#listing = listing;
    const { items, keyOf, chosen } = listing;
    this.#active = Math.min(this.#active, Math.max(items.length - 1, 0));
    const first = Math.max(0, Math.floor(this.#top / ROW_PX) - MARGIN);
    const end = Math.min(items.length, Math.ceil((this.#top + this.#height) / ROW_PX) + MARGIN);
    const start = Math.min(first, end);
    const isActiveIn = this.#active >= start && this.#active < end;
    return html`<div
      class="rows"
      role="listbox"
      tabindex="0"
      aria-label=${listing.label}
      aria-activedescendant=${isActiveIn ? `row-${this.#active}` : ""}
      ${ref(this.#scroller)}
      @scroll=${this.#onScroll}
      @keydown=${this.#onKey}
      @click=${this.#onClick}
    >
      <div role="presentation" .style=${`block-size:${items.length * ROW_PX}px`}>
        <div role="presentation" .style=${`transform:translateY(${start * ROW_PX}px)`}>
          ${repeat(items.slice(start, end), keyOf, (item, at) => {
            const index = start + at;
            return html`<div
              id="row-${index}"
              role="option"
              class="row"
              data-index=${index}
              ?data-active=${index === this.#active}
              aria-selected=${keyOf(item) === chosen}
              aria-posinset=${index + 1}
              aria-setsize=${items.length}
            >
              ${listing.row(item)}
            </div>`;
          })}
        </div>
      </div>
    </div>`;
  }

  #measure(): void {
    const height = this.#scroller.value?.clientHeight ?? 0;
    if (height === 0 || height === this.#height) return;
    this.#height = height;
    this.#host.requestUpdate();
  }

  readonly #onScroll = (): void => {
    this.#top = this.#scroller.value?.scrollTop ?? 0;
    this.#host.requestUpdate();
  };

  readonly #onClick = (event: Event): void => {
    const row = (event.target as Element).closest<HTMLElement>("[data-index]");
    if (row) this.#choose(Number(row.dataset.index));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(this.#height / ROW_PX) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    const step = steps[event.key];
    if (event.key === "Enter" || event.key === " ") this.#choose(this.#active);
    else if (step !== undefined) this.#activate(this.#active + step);
    else return;
    event.preventDefault();
  };

  #choose(index: number): void {
    const item = this.#listing?.items[index];
    if (item === undefined) return;
    this.#active = index;
    this.#listing?.choose(this.#listing.keyOf(item));
    this.#host.requestUpdate();
  }

  #activate(index: number): void {
    const last = (this.#listing?.items.length ?? 0) - 1;
    this.#active = Math.max(0, Math.min(index, last));
    const scroller = this.#scroller.value;
    if (scroller) {
      const top = this.#active * ROW_PX;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top + ROW_PX > scroller.scrollTop + this.#height)
        scroller.scrollTop = top + ROW_PX - this.#height;
      this.#top = scroller.scrollTop;
    }
    this.#host.requestUpdate();
  }
}
