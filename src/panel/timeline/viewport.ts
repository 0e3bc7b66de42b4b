import type { ReactiveController } from "lit";
import type { RowAddress } from "../../index.ts";
import { words } from "../parts/format.ts";
import { Canvas } from "./paint/canvas.ts";
import { cutOffsOf } from "./paint/days.ts";
import { contextOf } from "./paint/hatch.ts";
import { paint } from "./paint/paint.ts";
import { type Palette, paletteOf } from "./paint/palette.ts";
import type { DrawnLine, Picture } from "./paint/picture.ts";
import { LATE_PX, RULER_PX } from "./paint/ruler.ts";
import { type Scale, showing, xOf, ZOOMS } from "./paint/scale.ts";
import { segmentsOf } from "./paint/segments.ts";
import { type Group, heightOf, lineOf, linesBetween, TRACK_PX } from "./source/lines.ts";
import { keyOf, type TimeSource } from "./source/source.ts";
import { headingText, rowText } from "./words.ts";

export interface ViewportHost {
  readonly renderRoot: ParentNode;
  readonly source: TimeSource | undefined;
  /** The rows whose tracks are drawn. */
  readonly groups: readonly Group[];
  readonly chosen: RowAddress | undefined;
  /** Where the playhead is being dragged to; undefined when it is not. */
  readonly wanted: number | undefined;
  readonly updateComplete: Promise<unknown>;
}

const GUTTER_PX = 150;
const NARROW_GUTTER_PX = 52;
/** Below this width a track is named by its id alone. */
const NARROW_PX = 560;

/** The canvas: draws once a frame at most, and only the tracks in sight, so that it takes as long for many rows as for few. */
export class Viewport implements ReactiveController {
  scale: Scale = { start: 0, msPerPx: ZOOMS.days };
  readonly #host: ViewportHost;
  #frame: number | undefined;
  #palette: Palette | undefined;
  #observer: ResizeObserver | undefined;
  #observed: Element | undefined;
  #width = 0;
  #height = 0;

  constructor(host: ViewportHost) {
    this.#host = host;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observed = undefined;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  hostUpdated(): void {
    const element = this.#find(".viewport");
    if (element && element !== this.#observed) {
      this.#observer ??= new ResizeObserver(() => {
        this.#measure();
        this.draw();
      });
      this.#observer.disconnect();
      this.#observer.observe(element);
      this.#observed = element;
      this.#measure();
    }
    this.invalidate();
  }

  /** How wide the line is, without the names of the tracks. */
  get inner(): number {
    return Math.max(this.#width - this.gutter, 1);
  }

  get gutter(): number {
    return this.#width < NARROW_PX ? NARROW_GUTTER_PX : GUTTER_PX;
  }

  set(scale: Scale): void {
    this.scale = scale;
    this.invalidate();
  }

  invalidate(): void {
    this.#frame ??= requestAnimationFrame(() => this.draw());
  }

  /** Scrolls until the track of a row is in sight. */
  reveal(row: RowAddress): void {
    const line = lineOf(this.#host.groups, row.collection, String(row.id));
    const scroller = this.#scroller;
    if (!line || !scroller) return;
    const { scrollTop, clientHeight } = scroller;
    if (line.top < scrollTop) scroller.scrollTop = line.top - TRACK_PX;
    else if (line.top + TRACK_PX > scrollTop + clientHeight)
      scroller.scrollTop = line.top + 2 * TRACK_PX - clientHeight;
    this.invalidate();
  }

  /** The height of the lines at a height of the canvas. */
  heightAt(y: number): number {
    return y - RULER_PX + (this.#scroller?.scrollTop ?? 0);
  }

  draw(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const { source, renderRoot } = this.#host;
    const canvas = this.#find("canvas") as HTMLCanvasElement | null;
    if (!source || !canvas || this.#width === 0) return;
    this.#palette = paletteOf(renderRoot, this.#palette);
    const picture = this.#picture(source);
    paint(new Canvas(contextOf(canvas), this.#palette), picture);
    this.#position(".playhead", picture.now);
    this.#position(".wanted", this.#host.wanted);
  }

  #picture(source: TimeSource): Picture {
    const { groups } = this.#host;
    const { now } = source.time;
    const top = this.#scroller?.scrollTop ?? 0;
    const seen = linesBetween(groups, top, top + this.#height - RULER_PX);
    return {
      width: this.#width,
      height: this.#height,
      gutter: this.gutter,
      scale: this.scale,
      now,
      lines: seen.map(({ collection, id, top: at }) => ({
        y: at - top + RULER_PX,
        what:
          id === undefined
            ? headingText(source, groups, collection)
            : this.#track(source, { collection, id }, now),
      })),
      cutOffs: cutOffsOf(groups.flatMap(({ collection }) => source.resources[collection] ?? [])),
    };
  }

  #track(
    source: TimeSource,
    row: { readonly collection: string; readonly id: string },
    now: number,
  ): DrawnLine["what"] {
    const { chosen } = this.#host;
    const tones = new Map(source.resources[row.collection]?.statuses.map(({ name, tone }) => [name, tone]));
    return {
      label: this.#width < NARROW_PX ? row.id : rowText(source, row),
      segments: segmentsOf(source.timeline(row), now).map((segment) => ({
        ...segment,
        word: words(segment.status),
        tone: tones.get(segment.status) ?? "off",
      })),
      due: source.due(row).map(({ at, event }) => ({ at: Date.parse(at), event })),
      isChosen: chosen !== undefined && keyOf(chosen) === keyOf(row),
    };
  }

  /** Shows the instant if it is out of sight. */
  show(time: number): void {
    this.set(showing(this.scale, time, this.inner));
  }

  #position(selector: string, time: number | undefined): void {
    const element = this.#find(selector) as HTMLElement | null;
    if (!element || time === undefined) return;
    const x = xOf(this.scale, time);
    element.style.transform = `translateX(${this.gutter + x}px)`;
    element.toggleAttribute("data-outside", x < -1 || x > this.inner);
    element.toggleAttribute("data-late", x > this.inner - LATE_PX);
  }

  #measure(): void {
    const element = this.#observed;
    const canvas = this.#find("canvas") as HTMLCanvasElement | null;
    if (!element || !canvas) return;
    this.#width = element.clientWidth;
    this.#height = element.clientHeight;
    canvas.width = Math.round(this.#width * devicePixelRatio);
    canvas.height = Math.round(this.#height * devicePixelRatio);
  }

  get #scroller(): HTMLElement | null {
    return this.#find(".scroller");
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  get tracksHeight(): number {
    return heightOf(this.#host.groups);
  }
}
