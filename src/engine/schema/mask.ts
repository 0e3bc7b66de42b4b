/** Field names whose values never leave the bank unmasked: not in a log, an error text or a warning (S1, S22). */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "accountnumber",
  "receiveraccountnumber",
  "cardnumber",
  "cvc",
  "ssn",
  "authorization",
]);

/**
 * Names of fields that do not show even their last four characters, in any format (S17: an ssn is free text).
 */
const WHOLLY_SECRET: ReadonlySet<string> = new Set(["cvc", "ssn"]);

const MAX_DEPTH = 32;
const MAX_ITEMS = 100;
const MAX_TEXT = 10_000;
/** No amount has sixteen digits, but card numbers and the reserved accounts do. */
const LONG_NUMBER_FROM = 1e15;
const LONG_NUMBER = /\d(?:[ -]?\d){8,}/g;
const CARD_OR_SSN = /\d{16,}|\b\d{3}-\d{2}-\d{4}\b|\b\d{4}(?:[ -]\d{4}){3}\b/g;

/** Whether a field of this name holds a secret; misspellings such as "accountNumber" count. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELDS.has(bareName(name));
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

/**
 * Masks a secret value, keeping the last four characters of one that is long enough.
 *
 * @example maskSecret("9000000000008201") // "••••8201"
 */
function maskSecret(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return value;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text.length >= 8 && !/^\d{3}-?\d{2}-?\d{4}$/.test(text) ? `••••${text.slice(-4)}` : "••••";
}

/**
 * Masks every run of nine or more digits in a short text such as a path or an error, where a
 * number of that length can only be an account, card or social security number.
 *
 * @example maskText("/v1/ach/9000000000008201") // "/v1/ach/••••8201"
 */
export function maskText(text: string): string {
  return text.replace(LONG_NUMBER, (run) => String(maskSecret(run)));
}

/**
 * Masks a number that is too long for an amount: a card number sent without quotes.
 *
 * @example maskNumber(5105105105105100) // "••••5100"
 */
export function maskNumber(value: number): string {
  return String(value).replace(/^-?\d{16,}$/, (digits) => String(maskSecret(digits)));
}

/** Cuts a long text short. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/**
 * Copies a JSON value for the log: secret fields masked, long texts, long lists and deep trees cut.
 * Digits in other text are masked only where they look like a card number or an SSN.
 */
export function maskBody(value: unknown, depth = 0): unknown {
  if (typeof value === "string") {
    return cutText(value, MAX_TEXT).replace(CARD_OR_SSN, (run) => String(maskSecret(run)));
  }
  if (typeof value === "number" && Math.abs(value) >= LONG_NUMBER_FROM) return maskSecret(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return "…";
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_ITEMS).map((item) => maskBody(item, depth + 1));
    return value.length > MAX_ITEMS ? [...kept, `… ${value.length - MAX_ITEMS} more`] : kept;
  }
  const entries = Object.entries(value).slice(0, MAX_ITEMS);
  return Object.fromEntries(
    entries.map(([key, item]) => [
      maskText(cutText(key, MAX_TEXT)),
      isSecretField(key) ? maskField(key, item) : maskBody(item, depth + 1),
    ]),
  );
}

function maskField(name: string, value: unknown): unknown {
  const masked = maskSecret(value);
  return WHOLLY_SECRET.has(bareName(name)) && masked !== value ? "••••" : masked;
}
