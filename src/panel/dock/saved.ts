import { storedText, storeText } from "../../engine/page-storage.ts";
import { CORNERS, type Corner, EDGES, type Edge, oneOf } from "./dock.ts";

/** Where the panel is and what it shows, as it is remembered from visit to visit. */
export interface Saved {
  readonly open: boolean;
  readonly dock: Edge;
  /** Its width or height at each edge, CSS pixels. */
  readonly size: Readonly<Record<Edge, number>>;
  /** Where its button is while it is collapsed. */
  readonly corner: Corner;
  /** As the property `place` has it, by the name of the bank; "" for a bank without one. */
  readonly places: Readonly<Record<string, string>>;
  /** The name of the bank that was shown. */
  readonly shown: string;
}

const KEY = "sandbank-panel";
/** The least that a docked panel may measure, CSS pixels. */
export const SMALLEST: Saved["size"] = { right: 320, left: 320, top: 200, bottom: 200 };
const FIRST: Saved = {
  open: false,
  dock: "right",
  size: { right: 440, left: 440, top: 380, bottom: 380 },
  corner: "bottom-right",
  places: {},
  shown: "",
};

let last: string | undefined;

/** What was remembered, with defaults for what is missing or invalid. */
export function load(): Saved {
  last = undefined;
  const { open, dock, size, corner, places, shown } = stored();
  const sizes = objectOr(size);
  const sizeAt = (edge: Edge) => sizeOr(sizes[edge], FIRST.size[edge], SMALLEST[edge]);
  return {
    open: typeof open === "boolean" ? open : FIRST.open,
    dock: oneOf(EDGES, dock) ?? FIRST.dock,
    size: { right: sizeAt("right"), left: sizeAt("left"), top: sizeAt("top"), bottom: sizeAt("bottom") },
    corner: oneOf(CORNERS, corner) ?? FIRST.corner,
    places: Object.fromEntries(
      Object.entries(objectOr(places)).flatMap(([name, place]) =>
        typeof place === "string" ? [[name, place]] : [],
      ),
    ),
    shown: typeof shown === "string" ? shown : FIRST.shown,
  };
}

/** Remembers, where the browser lets a page do so; what is remembered already is not written again. */
export function save(state: Saved): void {
  const text = JSON.stringify(state);
  if (text === last) return;
  last = text;
  storeText(KEY, text);
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    return objectOr(JSON.parse(storedText(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function objectOr(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function sizeOr(value: unknown, otherwise: number, smallest: number): number {
  return typeof value === "number" && value >= smallest && value <= 10_000 ? value : otherwise;
}
