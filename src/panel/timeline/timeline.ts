import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { RowAddress } from "../../index.ts";
import { BankElement } from "../bank/bank-element.ts";
import { shared } from "../styles/shared.ts";
import { legendView } from "./legend.ts";
import { type Listed, linesOf, listView, presentPage, scrollToNow } from "./list.ts";
import { swatches, swatchStyles } from "./paint/palette.ts";
import { fitted, panned, xOf, ZOOMS, type Zoom, zoomed } from "./paint/scale.ts";
import { Panning, PlayheadDrag } from "./play/drag.ts";
import { trackKey } from "./play/keys.ts";
import { Play } from "./play/play.ts";
import { playheadView, wantedView } from "./play/playhead.ts";
import { type Group, lineOf, linesBetween, neighborOf, TRACK_PX } from "./source/lines.ts";
import { keyOf, TimeSource } from "./source/source.ts";
import { timelineStyles } from "./styles.ts";
import { toolsView } from "./tools.ts";
import { Viewport } from "./viewport.ts";
import { trackText } from "./words.ts";

const REMOTE_TEXT = "This bank runs in another process, so updates can take up to a second.";

/** `<sandbank-timeline>`: bank time as a line, with a track for each row that has a status, and a playhead that moves it. */
export class SandbankTimeline extends BankElement {
  static override properties = {
    isRemote: { attribute: false },
    at: { attribute: false },
    collection: { state: true },
    chosen: { state: true },
    isList: { state: true },
    page: { state: true },
  };
  static override styles = [shared, swatchStyles, timelineStyles];

  declare isRemote: boolean;
  /** The row whose track is shown and marked: `["achTransfers", "1001"]`. */
  declare at: readonly string[];
  /** The collection that is shown alone; "" for all. */
  declare protected collection: string;
  declare protected isList: boolean;
  declare protected page: number | undefined;
  declare chosen: RowAddress | undefined;
  readonly #viewport = new Viewport(this);
  readonly #play = new Play(this.#viewport, {
    changed: () => this.requestUpdate(),
    rested: () => this.#rested(),
    failed: (error) => this.showProblem(error),
  });
  readonly #drag = new PlayheadDrag(this.#viewport, {
    to: (instant) => this.#play.dragTo(instant),
    end: (isKept) => this.#play.dragEnd(isKept),
  });
  readonly #panning = new Panning(this.#viewport, (y) => this.#press(y));
  #lines: readonly Listed[] = [];
  #isPlaced = false;

  constructor() {
    super();
    this.addController(this.#viewport);
    this.addController(this.#play);
    this.isRemote = false;
    this.at = [];
    this.collection = "";
    this.isList = false;
  }

  get source(): TimeSource | undefined {
    return this.#play.source;
  }

  /** Where the playhead is being dragged to, milliseconds, while time does not follow it. */
  get wanted(): number | undefined {
    return this.#play.wanted;
  }

  /** The rows whose tracks are shown. */
  get groups(): readonly Group[] {
    const all = this.source?.groups().filter(({ ids }) => ids.length > 0) ?? [];
    return this.collection === "" ? all : all.filter(({ collection }) => collection === this.collection);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("bank")) {
      this.#isPlaced = false;
      this.#play.follow(this.bank && new TimeSource(this.bank));
    }
    if (changed.has("at")) this.#choose(rowOf(this.at));
    if (changed.has("collection") || changed.has("isList")) this.#readList();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("chosen") && this.chosen) this.#viewport.reveal(this.chosen);
    if (changed.has("isList") && this.isList) scrollToNow(this.renderRoot);
  }

  override render(): TemplateResult | typeof nothing {
    const { source, groups, isList } = this;
    if (!source) return nothing;
    const { behind, end, moved, onKey, wanted } = this.#play;
    const { past } = source;
    return html`${swatches()} ${this.#toolsView(source)} ${this.problemView()}
      <div class="viewport ${isList ? "low" : ""}">
        <canvas aria-hidden="true"></canvas>
        <div
          class="ruler"
          @pointerdown=${this.#drag.down}
          @pointermove=${this.#drag.move}
          @pointerup=${this.#drag.up}
          @pointercancel=${this.#drag.cancel}
        ></div>
        ${isList ? nothing : this.#scrollerView()} ${wantedView(wanted)}
        ${playheadView(source.time.now, { begin: past.begin, end, behind, onKey })}
      </div>
      ${isList ? this.#listView(source) : nothing}
      ${groups.length === 0 ? html`<p class="empty">No rows yet. Rows you create appear here.</p>` : nothing}
      <div class="said">
        <p role="status">${moved || behind || past.problem}</p>
        ${this.isRemote ? html`<p class="muted small">${REMOTE_TEXT}</p>` : nothing}
        ${this.#chosenView(source)} ${legendView(source, groups)}
      </div>`;
  }

  #toolsView(source: TimeSource): TemplateResult {
    return toolsView(source, {
      collection: this.collection,
      isList: this.isList,
      zoom: (zoom) => this.#zoom(source, zoom),
      present: () => this.#viewport.show(source.time.now),
      choose: (collection) => {
        this.collection = collection;
      },
      list: (isList) => {
        this.isList = isList;
        this.page = undefined;
      },
      switchTo: (branch) => this.#play.go(() => source.history.switchTo(branch)),
    });
  }

  #scrollerView(): TemplateResult {
    return html`<div
      class="scroller"
      role="region"
      aria-label="Tracks (also available as a list)"
      tabindex="0"
      @scroll=${() => this.#viewport.invalidate()}
      @keydown=${this.#onTrackKey}
      @pointerdown=${this.#panning.down}
      @pointermove=${this.#panning.move}
      @pointerup=${this.#panning.up}
      @pointercancel=${this.#panning.cancel}
      @wheel=${this.#panning.wheel}
    >
      <div .style=${`block-size:${this.#viewport.tracksHeight}px`}></div>
    </div>`;
  }

  #listView(source: TimeSource): TemplateResult {
    return listView(source, this.#lines, {
      page: this.page ?? presentPage(this.#lines),
      turn: (page) => {
        this.page = page;
      },
      show: (line) => this.#choose(line),
    });
  }

  #chosenView(source: TimeSource): TemplateResult {
    const { chosen } = this;
    if (!chosen) return html`<p aria-live="polite"></p>`;
    const { collection, id } = chosen;
    return html`<p class="bar" aria-live="polite">
      <span>${trackText(source, { collection, id: String(id) })}</span>
      <button @click=${() => this.showRow(collection, id)}>Show row</button>
    </p>`;
  }

  #rested(): void {
    const { source } = this;
    if (!source) return;
    this.#readList();
    if (this.#isPlaced || this.#viewport.inner <= 1) return;
    this.#isPlaced = true;
    const { scale, inner } = this.#viewport;
    this.#viewport.set({ ...scale, start: source.time.now - inner * 0.3 * scale.msPerPx });
  }

  #readList(): void {
    if (this.source && this.isList) this.#lines = linesOf(this.source, this.groups);
  }

  #zoom(source: TimeSource, zoom: Zoom | "fit"): void {
    const viewport = this.#viewport;
    const { now } = source.time;
    this.#isPlaced = true;
    if (zoom !== "fit") {
      viewport.show(now);
      viewport.set(zoomed(viewport.scale, ZOOMS[zoom], xOf(viewport.scale, now)));
      return;
    }
    const begin = (row: RowAddress) => Date.parse(source.timeline(row)[0]?.at ?? "") || now;
    const begins = this.groups.flatMap(({ collection, ids }) => ids.map((id) => begin({ collection, id })));
    const from = begins.reduce((least, each) => Math.min(least, each), now);
    viewport.set(fitted(from, Math.max(this.#play.end, now), viewport.inner));
  }

  #choose(row: RowAddress | undefined): void {
    const chosen = row && { collection: row.collection, id: String(row.id) };
    if (chosen && this.chosen && keyOf(chosen) === keyOf(this.chosen)) return;
    this.chosen = chosen;
    if (!chosen) return;
    if (this.collection !== "") this.collection = chosen.collection;
    if (keyOf(chosen) !== this.at.join("/")) this.announceAt(chosen.collection, chosen.id);
  }

  #press(y: number): void {
    const height = this.#viewport.heightAt(y);
    const pressed = linesBetween(this.groups, height, height + 1);
    this.#chooseLine(pressed.find(({ top }) => height < top + TRACK_PX));
  }

  #chooseLine(line: { readonly collection: string; readonly id: string | undefined } | undefined): void {
    if (line?.id !== undefined) this.#choose({ collection: line.collection, id: line.id });
  }

  readonly #onTrackKey = (event: KeyboardEvent): void => {
    const viewport = this.#viewport;
    const did = trackKey(event, {
      pan: (share) => viewport.set(panned(viewport.scale, share * viewport.inner)),
      zoom: (by) => viewport.set(zoomed(viewport.scale, viewport.scale.msPerPx * by, viewport.inner / 2)),
      neighbor: (by) => {
        const { chosen, groups } = this;
        const from = chosen && lineOf(groups, chosen.collection, String(chosen.id));
        this.#chooseLine(neighborOf(groups, from, by));
      },
    });
    if (did) event.preventDefault();
  };
}

function rowOf([collection, id]: readonly string[]): RowAddress | undefined {
  return collection !== undefined && id !== undefined ? { collection, id } : undefined;
}
