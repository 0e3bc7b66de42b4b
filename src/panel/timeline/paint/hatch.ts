import type { Tone } from "../../../index.ts";

/** How an area is hatched: each tone with lines of its own, so that no status is recognized by its color alone. */
export type Hatch = Tone | "weekend" | "holiday";

const TILE_PX = 8;

/** The lines on a tile of 8 by 8, drawn beyond its edges so that tiles join. */
const LINES: Readonly<Record<Hatch, string>> = {
  wait: "",
  move: "M-2 10L10 -2M-6 6L6 -6M2 14L14 2",
  good: "M0 0H8M0 4H8M0 8H8",
  held: "M2 0V8M6 0V8",
  bad: "M0 0L8 8M0 8L8 0",
  off: "M4 4h.5",
  weekend: "M-2 -2L10 10M-6 2L6 14M2 -6L14 6",
  holiday: "M-2 10L10 -2M-6 6L6 -6M2 14L14 2M0 4H8",
};

const made = new Map<string, CanvasPattern>();

/** The pattern of a hatch in a color, made once for each. */
export function hatchOf(context: CanvasRenderingContext2D, hatch: Hatch, color: string): CanvasPattern {
  const name = `${hatch} ${color} ${devicePixelRatio}`;
  const known = made.get(name);
  if (known) return known;
  const tile = document.createElement("canvas");
  tile.width = TILE_PX * devicePixelRatio;
  tile.height = TILE_PX * devicePixelRatio;
  const inner = contextOf(tile);
  inner.scale(devicePixelRatio, devicePixelRatio);
  inner.strokeStyle = color;
  inner.lineWidth = 1;
  inner.globalAlpha = 0.4;
  inner.stroke(new Path2D(LINES[hatch]));
  const pattern = context.createPattern(tile, "repeat");
  if (!pattern) throw new Error(`The tile of ${hatch} is empty.`);
  pattern.setTransform(new DOMMatrix().scale(1 / devicePixelRatio));
  made.set(name, pattern);
  return pattern;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't draw the timeline. Use the list instead.");
  return context;
}
