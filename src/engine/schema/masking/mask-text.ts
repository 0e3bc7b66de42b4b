/** Shown in place of a secret. */
export const MASK = "••••";

/** Runs of nine or more digits are secret in a path, an error or a warning; a body holds amounts and dates as well. */
export type TextKind = "message" | "body";

/** How often text may be percent-encoded and still be read. */
const MAX_ENCODINGS = 4;
/** As short as "cvc=1". */
const SHORTEST_SECRET = 5;
const SHORTEST_CARD = 14;
const LONGEST_CARD = 19;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const IPV4 = `${OCTET}(?:\\.${OCTET}){3}(?![\\s._+-]{0,3}\\d)`;
/** A tracking id or the address of a host, else digits. */
const DIGIT_RUN = new RegExp(`(${UUID}|${IPV4})|\\d(?:[\\s._+-]{0,3}\\d){8,}`, "gi");
const SSN = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;
const GROUPS_OF_FOUR = /(?<!\d)\d{4}(?:[\s._+-]{1,3}\d{4}){3}(?!\d)/g;
const UNGROUPED_NUMBER = /\d{16,}/g;
const BEARER = /\bbearer\s+[\w.~+/=-]{8,}/gi;
const AFTER_NAME = "[\\d\\s\\]\\\\\"']*";
/** The name of a secret field, then ":" or "=", then its value. */
const NAMED = new RegExp(
  "((?:account[\\s_.-]*number|card[\\s_.-]*number|cvc|cvv|ssn|authorization|api[\\s_.-]*key|admin[\\s_.-]*key|access[\\s_.-]*token|password)" +
    `${AFTER_NAME}[:=][\\s\\\\"'[]*)` +
    "(?:bearer\\s+)?(?:\\d(?:[\\s._+-]{0,3}\\d)+(?![^\\s\"'&,;}\\]\\\\])|[^\\s\"'&,;}\\]\\\\]+)",
  "gi",
);
/**
 * What each text that holds a secret has one of. As simple as they may be, and apart, since all that is logged is
 * searched for them.
 */
const DIGITS = { message: /\d[\d\s._+-]{8}/, body: /\d[\d\s._+-]{10}/ };
const ENCODED_OR_NAMED = new RegExp(
  `%[0-9a-f]{2}|bearer|(?<=(?:number|cv[cv]|ssn|authorization|key|token|password)${AFTER_NAME})[:=]`,
  "i",
);

/**
 * Masks what looks like a secret in a text, percent-encoded or not: card numbers, SSNs, keys, the value
 * after a secret field's name and, in a message, every run of nine or more digits. `keys` are keys that
 * are masked wherever they stand.
 *
 * @example maskText("/v1/ach/9000000000008201") // "/v1/ach/••••8201"
 */
export function maskText(text: string, kind: TextKind = "message", keys: readonly string[] = []): string {
  if (text.length < SHORTEST_SECRET) return text;
  const masked = withoutKeys(text, keys);
  if (!DIGITS[kind].test(masked) && !ENCODED_OR_NAMED.test(masked)) return masked;
  const plain = decodedText(masked);
  const maskedPlain = plain === masked ? masked : withoutKeys(plain, keys);
  const result = maskPatterns(maskedPlain, kind);
  return result === plain ? masked : result;
}

/** Shows the last four characters of a secret that is long enough to stay unknown, and none of an SSN. */
export function maskDigits(text: string): string {
  return text.length >= 8 && !/^\d{3}-?\d{2}-?\d{4}$/.test(text) ? `${MASK}${text.slice(-4)}` : MASK;
}

/** Tells whether digits are a card number: of its length, with its check digit. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < SHORTEST_CARD || digits.length > LONGEST_CARD) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The text that a percent-encoded one stands for, encoded several times or badly in places. */
export function decodedText(text: string): string {
  let plain = text;
  for (let round = 0; round < MAX_ENCODINGS && plain.includes("%"); round += 1) {
    const decoded = plain.replace(/(?:%[0-9a-f]{2})+/gi, decodedRun);
    if (decoded === plain) break;
    plain = decoded;
  }
  return plain;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    // Bytes that are no UTF-8 must not hide the digits beside them.
    return run.replace(/%[2-7][0-9a-f]/gi, (ascii) => decodeURIComponent(ascii));
  }
}

/** Masks keys wherever they stand in a text. */
export function withoutKeys(text: string, keys: readonly string[]): string {
  let masked = text;
  for (const key of keys) {
    if (key.length <= masked.length && masked.includes(key)) masked = masked.replaceAll(key, MASK);
  }
  return masked;
}

function maskPatterns(text: string, kind: TextKind): string {
  const named = text.replace(NAMED, `$1${MASK}`).replace(BEARER, `Bearer ${MASK}`);
  return named
    .replace(SSN, MASK)
    .replace(
      DIGIT_RUN,
      (run: string, readable?: string) => readable ?? (kind === "message" ? maskDigits(run) : maskCards(run)),
    );
}

/** Masks the card numbers in digits that may be grouped, beside other numbers. */
function maskCards(run: string): string {
  const masked = run.replace(GROUPS_OF_FOUR, maskDigits).replace(UNGROUPED_NUMBER, maskDigits);
  const groups = [...masked.matchAll(/\d+/g)];
  for (let first = 0; first < groups.length; first += 1) {
    let digits = "";
    for (let last = first; last < groups.length && digits.length < LONGEST_CARD; last += 1) {
      const group = groups[last] as RegExpExecArray;
      digits += group[0];
      if (!isCardNumber(digits)) continue;
      const before = masked.slice(0, groups[first]?.index);
      return `${before}${maskDigits(digits)}${maskCards(masked.slice(group.index + group[0].length))}`;
    }
  }
  return masked;
}
