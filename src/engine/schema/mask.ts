import { decodedText, isCardNumber, MASK, maskDigits, maskText } from "./mask-text.ts";

/** Field names whose values never leave the bank unmasked: not in a log, an error text or a warning (S1, S22). */
const SECRET_FIELDS: ReadonlySet<string> = new Set(["accountnumber", "receiveraccountnumber", "cardnumber"]);

/**
 * Names of fields that do not show even their last four characters, in any format (S17: an ssn is free text).
 */
const WHOLLY_SECRET: ReadonlySet<string> = new Set([
  "cvc",
  "cvv",
  "ssn",
  "authorization",
  "apikey",
  "xapikey",
  "adminkey",
  "clientkey",
  "accesstoken",
  "password",
]);

const MAX_DEPTH = 32;
const MAX_ITEMS = 100;
const MAX_TEXT = 10_000;
/** What is masked beyond the end of a text that is cut, so that the cut does not leave half a number unmasked. */
const BEYOND_CUT = 200;
/** No amount has sixteen digits, but card numbers and the reserved accounts do. */
const LONG_NUMBER_FROM = 1e15;
const CARD_NUMBER_FROM = 1e13;

/** Whether a field of this name holds a secret; misspellings such as "accountNumber" count. */
function isSecretField(name: string): boolean {
  const bare = bareName(name);
  return SECRET_FIELDS.has(bare) || WHOLLY_SECRET.has(bare);
}

/** Names recur from request to request, those that a client makes up aside. */
const bareNames = new Map<string, string>();

function bareName(name: string): string {
  const known = bareNames.get(name);
  if (known !== undefined) return known;
  const bare = decodedText(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  if (bareNames.size < 1000 && name.length < 60) bareNames.set(name, bare);
  return bare;
}

/**
 * Masks a number that is too long for an error to repeat: an account or card number sent without quotes.
 *
 * @example maskNumber(5105105105105100) // "••••5100"
 */
export function maskNumber(value: number): string {
  return maskText(String(value));
}

/** Cuts a long text short. */
export function cutText(text: string, length: number): string {
  // Joined from characters, so that the long text itself can be forgotten: a slice would keep it in memory.
  return text.length > length ? [...text.slice(0, length), "…"].join("") : text;
}

/** Masks a text, then cuts it short: the other way round could leave the first digits of a number. */
export function maskedAndCut(text: string, length: number): string {
  return cutText(maskText(text.slice(0, length + BEYOND_CUT)), length);
}

/**
 * Masks a path and its query, each segment and parameter by what it stands for; those without a secret
 * stay as they are encoded.
 *
 * @example maskPath("/v1/ach?filter[account_number]=1234") // "/v1/ach?filter[account_number]=••••"
 */
export function maskPath(path: string, keys: readonly string[] = []): string {
  const at = path.indexOf("?");
  const pathname = maskPieces(at < 0 ? path : path.slice(0, at), "/", keys);
  if (at < 0) return pathname;
  return `${pathname}?${path
    .slice(at + 1)
    .split("&")
    .map((parameter) => maskParameter(parameter, keys))
    .join("&")}`;
}

function maskPieces(text: string, separator: string, keys: readonly string[]): string {
  return text
    .split(separator)
    .map((piece) => maskPiece(piece, keys))
    .join(separator);
}

function maskParameter(parameter: string, keys: readonly string[]): string {
  const [name = "", ...rest] = parameter.split("=");
  const isSecret =
    rest.length > 0 &&
    decodedText(name)
      .split(/[[\].]/)
      .some(isSecretField);
  return isSecret ? `${maskPiece(name, keys)}=${MASK}` : maskPieces(parameter, "=", keys);
}

/** A piece that holds a secret is encoded again, but for what is easier to read as it is. */
function maskPiece(piece: string, keys: readonly string[]): string {
  const masked = maskText(piece, "message", keys);
  if (masked === piece) return piece;
  return encodeURIComponent(masked.toWellFormed()).replace(/%E2%80%A2|%5B|%5D/g, decodeURIComponent);
}

/**
 * Copies a JSON value for the log: secret fields masked, long texts, long lists and deep trees cut.
 * Digits in other text are masked only where they look like a card number or an SSN. `keys` are keys
 * that are masked wherever they stand.
 *
 * @example maskBody({ account_number: "9000000000008201" }) // { account_number: "••••8201" }
 */
export function maskBody(value: unknown, keys: readonly string[] = [], depth = 0): unknown {
  if (typeof value === "string") return maskString(value, keys, depth);
  if (typeof value === "number") return maskAmount(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return "…";
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_ITEMS).map((item) => maskBody(item, keys, depth + 1));
    return value.length > MAX_ITEMS ? [...kept, `… ${value.length - MAX_ITEMS} more`] : kept;
  }
  const entries = Object.entries(value).slice(0, MAX_ITEMS);
  return Object.fromEntries(
    entries.map(([key, item]) => [
      cutText(maskText(key.slice(0, MAX_TEXT + BEYOND_CUT), "message", keys), MAX_TEXT),
      isSecretField(key) ? maskField(key, item) : maskBody(item, keys, depth + 1),
    ]),
  );
}

function maskString(text: string, keys: readonly string[], depth: number): string {
  if (/[[{]/.test(text[0] ?? "") && text.length <= MAX_TEXT && depth < MAX_DEPTH) {
    const json = jsonIn(text);
    if (json !== undefined) return JSON.stringify(maskBody(json, keys, depth + 1));
  }
  // The links of a list repeat the query of its request.
  if (text.includes("?") && /^(?:https?:\/|\/)\S*\?/.test(text))
    return maskPath(cutText(text, MAX_TEXT), keys);
  return cutText(maskText(text.slice(0, MAX_TEXT + BEYOND_CUT), "body", keys), MAX_TEXT);
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
  if (WHOLLY_SECRET.has(bareName(name))) return MASK;
  return typeof value === "string" || typeof value === "number" ? maskDigits(String(value)) : MASK;
}
