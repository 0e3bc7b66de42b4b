/** Where the panel is and what it shows, as it is remembered from visit to visit. */
export interface Place {
  readonly open: boolean;
  readonly dock: "right" | "bottom";
  /** Its width when docked at the right, its height at the bottom; CSS pixels. */
  readonly size: { readonly right: number; readonly bottom: number };
  /** As the property `place` has it. */
  readonly place: string;
}

const KEY = "sandbank-panel";
/** The least that a docked panel may measure, CSS pixels. */
export const SMALLEST = { right: 320, bottom: 200 } as const;
const FIRST: Place = { open: false, dock: "right", size: { right: 440, bottom: 380 }, place: "clock" };

let last: string | undefined;

/** What was remembered, with defaults for what is missing or invalid. */
export function recall(): Place {
  last = undefined;
  const { open, dock, size, place } = stored();
  const { right, bottom } = (size ?? {}) as { right?: unknown; bottom?: unknown };
  return {
    open: typeof open === "boolean" ? open : FIRST.open,
    dock: dock === "bottom" || dock === "right" ? dock : FIRST.dock,
    size: {
      right: sizeOr(right, FIRST.size.right, SMALLEST.right),
      bottom: sizeOr(bottom, FIRST.size.bottom, SMALLEST.bottom),
    },
    place: typeof place === "string" ? place : FIRST.place,
  };
}

/** Remembers, where the browser lets a page do so; what is remembered already is not written again. */
export function remember(place: Place): void {
  const text = JSON.stringify(place);
  if (text === last) return;
  last = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage nothing is remembered.
  }
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function sizeOr(value: unknown, otherwise: number, smallest: number): number {
  return typeof value === "number" && value >= smallest && value <= 10_000 ? value : otherwise;
}
