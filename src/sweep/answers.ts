import { isJsonObject } from "../engine/schema/json-object.ts";
import type { Found } from "./kinds.ts";
import type { Exchange } from "./shot.ts";

/** What the answers to a page hold, by which what it shows is judged. */
export interface Held {
  /** Every text. */
  readonly texts: readonly string[];
  /** Every number, and the sums of lists, without their signs. */
  readonly numbers: ReadonlySet<number>;
}

/** Reads the answers to a page. */
export function heldBy(requests: readonly Exchange[]): Held {
  const texts: string[] = [];
  const numbers = new Set<number>();
  const rows = new Map<string, { readonly [name: string]: unknown }[]>();
  const read = (value: unknown) => {
    if (typeof value === "string") {
      texts.push(value);
      if (/^-?\d+(\.\d+)?$/.test(value)) addNumber(numbers, Number(value));
    } else if (typeof value === "number") addNumber(numbers, value);
    else if (Array.isArray(value)) {
      for (const each of value) read(each);
      addSums(numbers, value.filter(isJsonObject));
    } else if (isJsonObject(value)) {
      for (const each of Object.values(value)) read(each);
    }
  };
  for (const { path, body } of requests) {
    read(body);
    // Rows that are read one by one are a list to the page.
    const row = isJsonObject(body) && isJsonObject(body.data) ? body.data : body;
    if (!isJsonObject(row)) continue;
    const list = path.replace(/[?].*/, "").replace(/[^/]+$/, "");
    rows.set(list, [...(rows.get(list) ?? []), row]);
  }
  for (const list of rows.values()) addSums(numbers, list);
  return { texts, numbers };
}

function addNumber(numbers: Set<number>, value: number): void {
  const size = Math.abs(value);
  numbers.add(size);
  // An answer may count in dollars.
  numbers.add(Math.round(size * 100));
}

/** The sums of each field, of all rows and of those with the same word in another field. */
function addSums(numbers: Set<number>, rows: readonly { readonly [name: string]: unknown }[]): void {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const words = Object.entries(row).filter(([, value]) => typeof value === "string" && value.length < 40);
    for (const [field, value] of Object.entries(row)) {
      if (typeof value !== "number") continue;
      for (const group of ["", ...words.map(([name, word]) => `${name}=${word}`)]) {
        const key = `${field} ${group}`;
        sums.set(key, (sums.get(key) ?? 0) + value);
      }
    }
  }
  for (const sum of sums.values()) addNumber(numbers, sum);
}

/**
 * Leaves out of the words that look like a mistake those that an answer holds: a row may be called null, or have a note like
 * "see.attachment". A word such as "in_review" is a mistake although an answer holds it. A spinner is none while the page waits for an
 * answer.
 */
export function withoutHeld(found: readonly Found[], { texts }: Held, isWaiting = false): Found[] {
  const isHeld = (word: string) => texts.some((text) => text.includes(word));
  return found.filter(({ kind, what }) => {
    if (kind === "endless-spinner") return !isWaiting;
    if (kind === "raw-value") return !isHeld(what.replace(/ in ".*/s, ""));
    return kind !== "raw-key" || /^[a-z]+(_[a-z]+)+$/i.test(what) || !isHeld(what);
  });
}
