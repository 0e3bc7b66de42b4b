import { cutText, maskedAndCut, maskPath } from "./mask.ts";
import { isCardNumber, MASK, maskDigits, withoutKeys } from "./mask-text.ts";
import { isSecretField, isWhollySecret } from "./secret-fields.ts";

const MAX_DEPTH = 32;
const MAX_ITEMS = 100;
const MAX_TEXT = 10_000;
/** A body may take up this many bytes of the log; what is beyond is cut. */
const MAX_BODY = 100_000;
const CUT = "… cut";
/** What an object, a list or a text takes up besides its content, roughly. */
const OVERHEAD = 24;
/** No amount has sixteen digits, but card numbers and the reserved accounts do. */
const LONG_NUMBER_FROM = 1e15;
const CARD_NUMBER_FROM = 1e13;

/** A masked value and the bytes it takes up, by estimate. */
export interface MaskedBody {
  readonly value: unknown;
  readonly bytes: number;
}

/** Estimates the size of a text in memory, in bytes. */
export function bytesOf(text: string): number {
  return OVERHEAD + 2 * text.length;
}

/**
 * Copies a JSON value for the log: secret fields masked; long texts, long lists, deep trees and what is
 * beyond about 100,000 bytes cut, with a mark where something is missing. Digits in other text are masked
 * only where they look like a card number or an SSN. `keys` are keys that are masked wherever they stand.
 *
 * @example maskBody({ account_number: "9000000000008201" }).value // { account_number: "••••8201" }
 */
export function maskBody(value: unknown, keys: readonly string[] = []): MaskedBody {
  const copy: Copy = { keys, left: MAX_BODY };
  const masked = maskValue(value, copy, 0);
  return { value: masked, bytes: MAX_BODY - copy.left };
}

/** One copy in the making: what to mask in it, and how many bytes it may still take up. */
interface Copy {
  readonly keys: readonly string[];
  left: number;
}

function maskValue(value: unknown, copy: Copy, depth: number): unknown {
  if (typeof value === "string") return kept(maskString(value, copy, depth), copy);
  copy.left -= OVERHEAD;
  if (typeof value === "number") return maskAmount(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return "…";
  return Array.isArray(value) ? maskList(value, copy, depth) : maskObject(value, copy, depth);
}

function maskList(list: readonly unknown[], copy: Copy, depth: number): unknown[] {
  const items: unknown[] = [];
  for (const item of list) {
    if (copy.left <= 0 || items.length === MAX_ITEMS) {
      items.push(`… ${list.length - items.length} more`);
      break;
    }
    items.push(maskValue(item, copy, depth + 1));
  }
  return items;
}

function maskObject(value: object, copy: Copy, depth: number): object {
  const fields: [string, unknown][] = [];
  for (const [name, item] of Object.entries(value)) {
    if (fields.length === MAX_ITEMS) break;
    if (copy.left <= 0) {
      fields.push(["…", CUT]);
      break;
    }
    const field = fieldNamed(name, copy.keys);
    copy.left -= bytesOf(field.shown);
    const masked = field.isSecret ? kept(maskField(name, item), copy) : maskValue(item, copy, depth + 1);
    fields.push([field.shown, masked]);
  }
  return Object.fromEntries(fields);
}

/** Cuts a masked text to what may be kept, and counts it. */
function kept(value: unknown, copy: Copy): unknown {
  const text = typeof value === "string" ? cutText(value, Math.max(0, Math.floor(copy.left / 2))) : "";
  copy.left -= bytesOf(text);
  return typeof value === "string" ? text : value;
}

/** How the name of a field is shown, and whether its value is a secret. */
interface FieldName {
  readonly shown: string;
  readonly isSecret: boolean;
}

/** The names that are shown as they are; they recur from body to body, those that a client makes up aside. */
const plainNames = new Map<string, FieldName>();

function fieldNamed(name: string, keys: readonly string[]): FieldName {
  const known = plainNames.get(name);
  if (known && withoutKeys(name, keys) === name) return known;
  const shown = maskedAndCut(name, MAX_TEXT, keys);
  const field = { shown, isSecret: isSecretField(name) };
  const isPlain = shown === name && name.length < 60 && !name.includes("%");
  if (isPlain && plainNames.size < 1000) plainNames.set(name, field);
  return field;
}

function maskString(text: string, { keys }: Copy, depth: number): string {
  if ((text.startsWith("{") || text.startsWith("[")) && text.length <= MAX_TEXT && depth < MAX_DEPTH) {
    const json = jsonIn(text);
    if (json !== undefined) return JSON.stringify(maskValue(json, { keys, left: MAX_BODY }, depth + 1));
  }
  // The links of a list repeat the query of its request.
  if (text.includes("?") && /^(?:https?:\/|\/)\S*\?/.test(text))
    return maskPath(cutText(text, MAX_TEXT), keys);
  return maskedAndCut(text, MAX_TEXT, keys, "body");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskAmount(value: number): unknown {
  const size = Math.abs(value);
  if (size < CARD_NUMBER_FROM) return value;
  const digits = String(size);
  return size >= LONG_NUMBER_FROM || isCardNumber(digits) ? maskDigits(digits) : value;
}

function maskField(name: string, value: unknown): unknown {
  if (value === null || value === undefined || value === "") return value;
  if (isWhollySecret(name)) return MASK;
  return typeof value === "string" || typeof value === "number" ? maskDigits(String(value)) : MASK;
}
