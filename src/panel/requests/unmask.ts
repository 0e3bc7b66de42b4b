/** What stands in the log for a value that is kept secret: dots, and the last four characters of a long one. */
const MASKED = /•{4}([0-9A-Za-z-]{4})?/g;

/** Receiving accounts that the bank knows by number; their last four digits are enough to tell them (ACH-23). */
const RESERVED: Readonly<Record<string, string>> = {
  "8201": "9000000000008201",
  "8202": "9000000000008202",
};

/** A value in place of a masked one, and what to say of it. */
export interface Unmasked {
  readonly value: string;
  /** Undefined when nothing was masked. */
  readonly note: string | undefined;
}

/**
 * Puts values that the bank takes in place of what the log has masked in a text. A masked number
 * keeps its last four digits, so that it can still be told which one it was. In place of a value
 * that the bank had `refused` comes another that it refuses.
 *
 * @example unmask("account_number", "••••6789").value // "000000006789"
 */
export function unmask(field: string, text: string, refused: ReadonlySet<string> = new Set()): Unmasked {
  let note: string | undefined;
  const value = text.replace(MASKED, (_, last: string | undefined) => {
    if (refused.has(field)) {
      note = "masked in the log; refused, so this is one that is refused";
      return "not a number of an account";
    }
    const reserved = last === undefined ? undefined : RESERVED[last];
    note = reserved
      ? "masked in the log; taken for the reserved account"
      : "masked in the log; any such value works";
    return reserved ?? standIn(field, last);
  });
  return { value, note };
}

function standIn(field: string, last: string | undefined): string {
  switch (field) {
    case "ssn":
      return "000-00-0000";
    case "cvc":
      return "123";
    case "card_number":
      return "5555555555554444";
    default:
      return last === undefined ? "000123456" : `00000000${last}`;
  }
}
