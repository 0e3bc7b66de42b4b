import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { RemoteBank, RowAddress } from "../../index.ts";
import { BankElement } from "../bank-element.ts";
import { badges } from "../styles/badges.ts";
import { base } from "../styles/base.ts";
import { controls } from "../styles/controls.ts";
import { Panning, PlayheadDrag } from "./drag.ts";
import { swatches, swatchStyles } from "./ink.ts";
import { instantByKey, stageKey } from "./keys.ts";
import { legendView } from "./legend.ts";
import { type Group, lineOf, linesBetween, neighborOf, TRACK_PX } from "./lines.ts";
import { type Listed, linesOf, listView, presentPage } from "./list.ts";
import { LocalSource } from "./local-source.ts";
import { Mover } from "./mover.ts";
import { Past } from "./past.ts";
import { playheadView, wantedView } from "./playhead.ts";
import { RemoteSource } from "./remote-source.ts";
import { fitted, panned, ZOOMS, type Zoom, zoomed } from "./scale.ts";
import { keyOf, type TimeSource } from "./source.ts";
import { Stage } from "./stage.ts";
import { timelineStyles } from "./styles.ts";
import { toolsView } from "./tools.ts";
import { movedText, trackText, whereText } from "./words.ts";

/** How long the bank has to be at rest until what takes long is read, wall milliseconds. */
const REST_MS = 200;

/** `<sandbank-timeline>`: bank time as a line, with a track for each row that has a status, and a playhead that moves it. */
export class SandbankTimeline extends BankElement {
  static override properties = {
    remote: { attribute: false },
    at: { attribute: false },
    collection: { state: true },
    chosen: { state: true },
    isList: { state: true },
    page: { state: true },
    wanted: { state: true },
    moved: { state: true },
  };
  static override styles = [base, controls, badges, swatchStyles, timelineStyles];

  /** A bank in another process, in place of `bank`. */
  declare remote: RemoteBank | undefined;
  /** The row whose track is shown and marked: `["achTransfers", "1001"]`. */
  declare at: readonly string[];
  /** The collection that is shown alone; "" for all. */
  declare protected collection: string;
  declare protected isList: boolean;
  declare protected page: number | undefined;
  /** What has happened with the last move. */
  declare protected moved: string;
  /** Where the playhead is being dragged to, milliseconds. */
  declare wanted: number | undefined;
  declare chosen: RowAddress | undefined;
  source: TimeSource | undefined;
  readonly #past = new Past();
  readonly #stage = new Stage(this);
  readonly #drag = new PlayheadDrag(this.#stage, {
    to: (instant) => this.#dragTo(instant),
    end: (isKept) => this.#dragEnd(isKept),
  });
  readonly #panning = new Panning(this.#stage, (y) => this.#press(y));
  #mover: Mover | undefined;
  #lines: readonly Listed[] = [];
  #end = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isFitted = false;

  constructor() {
    super();
    this.addController(this.#stage);
    this.at = [];
    this.collection = "";
    this.isList = false;
    this.moved = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.source?.start(this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.source?.stop();
    clearTimeout(this.#rest);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("bank") || changed.has("remote")) this.#follow();
    if (changed.has("at")) this.#choose(rowOf(this.at));
  }

  protected override updated(changed: PropertyValues): void {
    if ((changed.has("at") || changed.has("chosen")) && this.chosen) this.#stage.reveal(this.chosen);
  }

  /** The rows whose tracks are shown. */
  get groups(): readonly Group[] {
    const all = this.source?.groups().filter(({ ids }) => ids.length > 0) ?? [];
    return this.collection === "" ? all : all.filter(({ collection }) => collection === this.collection);
  }

  override render(): TemplateResult | typeof nothing {
    const { source, chosen } = this;
    if (!source) return nothing;
    const past = this.#past;
    const { present, later } = past;
    const behind = present && later.length > 0 ? whereText(source, present, later.length) : undefined;
    const { groups } = this;
    return html`${swatches()}
      ${toolsView(source, past, {
        collection: this.collection,
        isList: this.isList,
        zoom: (zoom) => this.#zoom(zoom),
        present: () => this.#stage.show(source.time.now),
        choose: (collection) => {
          this.collection = collection;
          this.#read();
        },
        list: (isList) => {
          this.isList = isList;
          this.page = undefined;
          this.#read();
        },
        switchTo: (branch) => this.#go(() => source.history.switchTo(branch)),
      })}
      ${this.problemView()}
      <div class="stage ${this.isList ? "low" : ""}">
        <canvas aria-hidden="true"></canvas>
        <div
          class="ruler"
          @pointerdown=${this.#drag.down}
          @pointermove=${this.#drag.move}
          @pointerup=${this.#drag.up}
          @pointercancel=${this.#drag.cancel}
        ></div>
        ${this.isList ? nothing : this.#scrollerView()}
        ${wantedView(this.wanted)}
        ${playheadView(source.time.now, { begin: past.begin, end: this.#end, behind, onKey: this.#onKey })}
      </div>
      ${this.isList ? this.#listView(source) : nothing}
      ${groups.length === 0 ? html`<p class="empty">No row has a status yet. What is created appears here.</p>` : nothing}
      <div class="said">
        <p role="status">${this.moved || behind || past.problem || source.limits || ""}</p>
        ${chosen ? this.#chosenView(source, chosen) : nothing}
        ${legendView(source, groups)}
      </div>`;
  }

  #scrollerView(): TemplateResult {
    return html`<div
      class="scroller"
      role="region"
      aria-label="Tracks, which the list has too"
      tabindex="0"
      @scroll=${() => this.#stage.invalidate()}
      @keydown=${this.#onStageKey}
      @pointerdown=${this.#panning.down}
      @pointermove=${this.#panning.move}
      @pointerup=${this.#panning.up}
      @pointercancel=${this.#panning.cancel}
      @wheel=${this.#panning.wheel}
    >
      <div style="block-size:${this.#stage.tracksHeight}px"></div>
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

  #chosenView(source: TimeSource, row: RowAddress): TemplateResult {
    const { collection, id } = row;
    return html`<p class="bar" aria-live="polite">
      <span>${trackText(source, { collection, id: String(id) })}</span>
      <button @click=${() => this.showRow(collection, id)}>Show the row</button>
    </p>`;
  }

  #follow(): void {
    this.source?.stop();
    const { bank, remote } = this;
    this.source = remote ? new RemoteSource(remote) : bank && new LocalSource(bank);
    this.#mover = this.source && new Mover(this.source, this.#past);
    this.#isFitted = false;
    this.#end = 0;
    if (this.isConnected) this.source?.start(this.#changed);
    this.#restSoon(0);
  }

  readonly #changed = (): void => {
    this.#stage.invalidate();
    if (this.#drag.isOn || this.#mover?.isMoving) return;
    if (this.remote) this.requestUpdate();
    this.#restSoon(REST_MS);
  };

  #restSoon(after: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#atRest(), after);
  }

  /** Reads what takes long among many rows: the entries of the history, the last step that is due, the list. */
  async #atRest(): Promise<void> {
    const { source } = this;
    if (!source || this.#drag.isOn || this.#mover?.isMoving) return;
    await this.#past.read(source);
    this.#read();
  }

  #read(): void {
    const { source } = this;
    if (!source) return;
    const last = source.upcoming().at(-1);
    this.#end = Math.max(last ? Date.parse(last.at) : 0, source.time.now);
    if (this.isList) this.#lines = linesOf(source, this.groups);
    if (!this.#isFitted && source.groups().length > 0) {
      this.#isFitted = true;
      this.#stage.set({
        ...this.#stage.scale,
        start: source.time.now - this.#stage.inner * 0.3 * ZOOMS.days,
      });
    }
    this.requestUpdate();
  }

  #zoom(zoom: Zoom | "fit"): void {
    const { source } = this;
    if (!source) return;
    const stage = this.#stage;
    const { now } = source.time;
    if (zoom !== "fit") {
      stage.show(now);
      const x = (now - stage.scale.start) / stage.scale.msPerPx;
      stage.set(zoomed(stage.scale, ZOOMS[zoom], x));
      return;
    }
    const begins = this.groups.flatMap(({ collection, ids }) =>
      ids.map((id) => Date.parse(source.timeline({ collection, id })[0]?.at ?? "") || now),
    );
    const from = begins.reduce((least, each) => Math.min(least, each), now);
    stage.set(fitted(from, Math.max(this.#end, now), stage.inner));
  }

  #choose(row: RowAddress | undefined): void {
    const isSame = row && this.chosen && keyOf(row) === keyOf(this.chosen);
    this.chosen = row && { collection: row.collection, id: String(row.id) };
    if (this.collection !== "" && row && row.collection !== this.collection) this.collection = "";
    if (row && !isSame && keyOf(row) !== this.at.join("/")) this.tellAt(row.collection, String(row.id));
  }

  #press(y: number): void {
    const height = this.#stage.heightAt(y);
    const line = linesBetween(this.groups, height, height + 1).find(({ top }) => height < top + TRACK_PX);
    if (line?.id !== undefined) this.#choose({ collection: line.collection, id: line.id });
  }

  readonly #onStageKey = (event: KeyboardEvent): void => {
    const stage = this.#stage;
    const did = stageKey(event, {
      pan: (share) => stage.set(panned(stage.scale, share * stage.inner)),
      zoom: (by) => stage.set(zoomed(stage.scale, stage.scale.msPerPx * by, stage.inner / 2)),
      neighbor: (by) => {
        const { chosen, groups } = this;
        const from = chosen && lineOf(groups, chosen.collection, String(chosen.id));
        const line = neighborOf(groups, from, by);
        if (line?.id !== undefined) this.#choose({ collection: line.collection, id: line.id });
      },
    });
    if (did) event.preventDefault();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { source } = this;
    if (!source) return;
    const from = this.#mover?.target ?? source.time.now;
    const to = instantByKey(event, from, { begin: this.#past.begin ?? from, end: this.#end });
    if (to === undefined) return;
    event.preventDefault();
    if (to !== from) void this.#go(() => this.#mover?.to(to));
  };

  /** Forward, time follows the pointer; back, it goes where the pointer is left, for each place is a state of the whole bank. */
  #dragTo(instant: number): void {
    const { source } = this;
    if (!source) return;
    const isAhead = instant > source.time.now && this.#past.isAtEnd;
    this.wanted = isAhead ? undefined : instant;
    if (isAhead) this.#mover?.to(instant).catch((error: unknown) => this.showProblem(error));
    this.#stage.invalidate();
  }

  #dragEnd(isKept: boolean): void {
    const { wanted } = this;
    this.wanted = undefined;
    void this.#go(() => (isKept && wanted !== undefined ? this.#mover?.to(wanted) : this.#mover?.settled()));
  }

  /** Moves time, then says what has happened. */
  async #go(work: () => unknown): Promise<void> {
    const { source } = this;
    if (!source) return;
    this.problem = undefined;
    try {
      await work();
    } catch (error) {
      this.showProblem(error);
    }
    await this.#past.read(source);
    const { present, later } = this.#past;
    const happened = source.takeHappened();
    this.moved =
      present && later.length > 0
        ? whereText(source, present, later.length)
        : movedText(source, source.time.now, happened);
    this.#read();
    this.#stage.show(source.time.now);
  }
}

function rowOf([collection, id]: readonly string[]): RowAddress | undefined {
  return collection !== undefined && id !== undefined ? { collection, id } : undefined;
}
