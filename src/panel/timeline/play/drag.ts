import { panned, timeOf, zoomed } from "../paint/scale.ts";
import type { Viewport } from "../viewport.ts";

/** This close to the edge, a drag moves the line along. */
const EDGE_PX = 28;
const EDGE_STEP_PX = 10;
/** A press that moves less than this chooses what it is on. */
const CLICK_PX = 4;
/** How much a turn of the wheel zooms. */
const WHEEL = 0.002;

interface Dragged {
  /** Time is dragged to here, milliseconds; called once a frame. */
  readonly to: (instant: number) => void;
  /** The drag has ended; false when it was given up. */
  readonly end: (isKept: boolean) => void;
}

export class PlayheadDrag {
  readonly #viewport: Viewport;
  readonly #dragged: Dragged;
  #x: number | undefined;
  #frame = 0;

  constructor(viewport: Viewport, dragged: Dragged) {
    this.#viewport = viewport;
    this.#dragged = dragged;
  }

  get isOn(): boolean {
    return this.#x !== undefined;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#x = this.#xOf(event);
    this.#frame = requestAnimationFrame(this.#go);
  };

  readonly move = (event: PointerEvent): void => {
    if (this.isOn) this.#x = this.#xOf(event);
  };

  readonly up = (): void => this.#end(true);

  readonly cancel = (): void => this.#end(false);

  #end(isKept: boolean): void {
    if (!this.isOn) return;
    cancelAnimationFrame(this.#frame);
    if (isKept) this.#to();
    this.#x = undefined;
    this.#dragged.end(isKept);
  }

  readonly #go = (): void => {
    this.#to();
    this.#frame = requestAnimationFrame(this.#go);
  };

  #to(): void {
    const viewport = this.#viewport;
    const x = this.#x ?? 0;
    if (x > viewport.inner - EDGE_PX) viewport.set(panned(viewport.scale, EDGE_STEP_PX));
    else if (x < EDGE_PX) viewport.set(panned(viewport.scale, -EDGE_STEP_PX));
    this.#dragged.to(timeOf(viewport.scale, x));
  }

  #xOf(event: PointerEvent): number {
    const viewport = (event.currentTarget as Element).closest(".viewport");
    const left = viewport?.getBoundingClientRect().left ?? 0;
    return Math.min(Math.max(event.clientX - left - this.#viewport.gutter, 0), this.#viewport.inner);
  }
}

/** Pans and zooms with the pointer, and reports where it was pressed without a move. */
export class Panning {
  readonly #viewport: Viewport;
  readonly #press: (y: number) => void;
  #from: { readonly x: number; readonly y: number } | undefined;
  #last = { x: 0, y: 0 };

  constructor(viewport: Viewport, press: (y: number) => void) {
    this.#viewport = viewport;
    this.#press = press;
  }

  readonly down = (event: PointerEvent): void => {
    const scroller = event.currentTarget as HTMLElement;
    // The scrollbar is the scroller's own.
    if (event.button !== 0 || event.offsetX > scroller.clientWidth) return;
    scroller.setPointerCapture(event.pointerId);
    this.#last = { x: event.clientX, y: event.clientY };
    this.#from = this.#last;
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const { clientX: x, clientY: y } = event;
    this.#viewport.set(panned(this.#viewport.scale, this.#last.x - x));
    // A finger scrolls by itself.
    if (event.pointerType === "mouse") (event.currentTarget as Element).scrollTop += this.#last.y - y;
    this.#last = { x, y };
  };

  readonly up = (event: PointerEvent): void => {
    const from = this.#from;
    this.#from = undefined;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK_PX) return;
    const viewport = (event.currentTarget as Element).closest(".viewport");
    this.#press(event.clientY - (viewport?.getBoundingClientRect().top ?? 0));
  };

  readonly cancel = (): void => {
    this.#from = undefined;
  };

  /** The wheel scrolls; with Ctrl it zooms, and with Shift or sideways it pans. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      const viewport = this.#viewport;
      const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
      if (event.ctrlKey) {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const x = event.clientX - box.left - viewport.gutter;
        viewport.set(zoomed(viewport.scale, viewport.scale.msPerPx * Math.exp(event.deltaY * WHEEL), x));
      } else if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
        viewport.set(panned(viewport.scale, sideways));
      } else return;
      event.preventDefault();
    },
  };
}
