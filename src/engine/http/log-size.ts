import { cutText } from "../schema/mask.ts";

/** A body may take up this many bytes of the log; what is beyond is cut. */
const MAX_BODY = 100_000;
/** What an object, a list or a text takes up besides its content, roughly. */
const OVERHEAD = 24;
const CUT = "… cut";

/** A value and the bytes it takes up, by estimate. */
export interface Sized {
  readonly value: unknown;
  readonly bytes: number;
}

/** Estimates the size of a text in memory, in bytes. */
export function bytesOf(text: string): number {
  return OVERHEAD + 2 * text.length;
}

/**
 * Cuts a JSON value to at most about 100,000 bytes, with a mark where something is missing, and tells its
 * size. A short one is returned as it is.
 *
 * @example cutBody({ name: "Ada" }).bytes // 82
 */
export function cutBody(value: unknown): Sized {
  const bytes = sizeOf(value);
  if (bytes <= MAX_BODY) return { value, bytes };
  const budget = { left: MAX_BODY };
  return { value: cut(value, budget), bytes: MAX_BODY - budget.left };
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return bytesOf(value);
  if (value === null || typeof value !== "object") return 8;
  let bytes = OVERHEAD;
  for (const [key, item] of Object.entries(value)) bytes += bytesOf(key) + sizeOf(item);
  return bytes;
}

function cut(value: unknown, budget: { left: number }): unknown {
  if (budget.left <= 0) return CUT;
  if (typeof value === "string") {
    const kept = cutText(value, Math.max(0, Math.floor(budget.left / 2)));
    budget.left -= bytesOf(kept);
    return kept;
  }
  budget.left -= OVERHEAD;
  if (value === null || typeof value !== "object") return value;
  const kept: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (budget.left <= 0) {
      kept.push(["…", CUT]);
      break;
    }
    budget.left -= bytesOf(key);
    kept.push([key, cut(item, budget)]);
  }
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}
