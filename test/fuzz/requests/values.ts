import type { Chance } from "../support/chance.ts";

const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1);

/** Values that some field takes, and values that sit at the edge of what it takes. */
export const VALUES: readonly unknown[] = [
  ...[null, true, false, "", " ", "0", "1", "true", "null", "NaN", "undefined", "[object Object]"],
  ...[0, -0, 1, -1, 2, 100, 5000, 0.1, 99.999, 100.0001, 1e-7, 1e20, 1.5e300, -5e-324],
  ...[1001, 1002, 1003, "1001", "01001", 9999, 10_000, 9_999_999_999, 10_000_000_000],
  ...[2 ** 31, -(2 ** 31), 2 ** 53 - 1, 2 ** 53, -(2 ** 53)],
  ...["usd", "USD", "UsD", "EUR", "US", "IN", "KP", "us", "XX", "CA", "NY", "DC"],
  ...["credit", "debit", "checking", "savings", "ccd", "ppd", "web", "standard", "same-day"],
  ...["pending", "canceled", "hold", "processing", "succeeded", "failed", "Approved", "Canceled"],
  ...["passport", "id_card", "inc", "ein", "bda", "12-3456789", "TEST APPROVED", "TEST BLOCKED"],
  ...["2026-03-02", "2026-03-01", "2026-02-30", "2024-02-29", "2027-12-31", "0000-01-01", "9999-12-31"],
  ...["2026-03-02T15:00:00Z", "2026-3-2", "20260302", "+275760-09-13"],
  ...["021000021", "790000006", "12345678", "9000000000008201", "9000000000008202", "a-b-1", "1".repeat(18)],
  ...["ada@example.com", "a@b", "@", "o&m@example.com", "a@b-.co", `${"a".repeat(70)}@example.com`],
  ...["Main", "Ada", "existing", "family", "investor", "https://example.com", "+1 217 555 0100"],
  ...["é", "\u0000", "\ud800", "\u202e", "🏦", "İ", "ß", "a\r\nb", "'; --", "<b>", "%00", "../.."],
  ...["x".repeat(10_001), "9".repeat(400), "__proto__", "constructor"],
  ...[[], {}, [null], [1001], [1001, 1002], [1001, 1001], ["ada@example.com"], ["dda_account"], [[]]],
  ...[["dda_account", "debit_card"], ["wires", "fx"], ["beneficial_owner", "secretary"], [1e9], ["1001"]],
  ...[{ a: 1 }, { "": "" }, { k: "v" }, { a: { b: [1, "x"] } }, { toString: 1 }],
  ...[Array.from({ length: 200 }, (_, at) => at), { big: "y".repeat(9000) }, deep(40), deep(600)],
];

/** Names of fields that no route takes, or that engines treat in their own way. */
export const ODD_NAMES: readonly string[] = [
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "toJSON", "length"],
  ...["", " ", "data", "id", "url", "type", "internal", "status", "status ", "Status", "wire_routing_Number"],
  ...["0", "-1", "a.b", "a[b]", "'", "é", "\u0000", "🏦", "x".repeat(300), "4111111111111111"],
];

/** Names whose values must stay out of errors and of the log (S1, S22). */
export const SECRET_NAMES: readonly string[] = [
  ...["account_number", "receiver_account_number", "card_number", "cvc", "ssn", "Authorization"],
];

/** A value that is recognized wherever it turns up again. */
export function secretValue(chance: Chance): string | number {
  if (chance.percent(15)) return Number(`7${chance.digits(chance.int(8, 15))}`);
  if (chance.percent(25)) return `zq-${chance.digits(6)}-secret`;
  return `7${chance.digits(chance.int(8, 16))}`;
}

/** Tells whether a value is one that can't turn up by chance. */
export function isRecognizable(value: string): boolean {
  return value.includes("zq-") || /^\d{9,}$/.test(value);
}
