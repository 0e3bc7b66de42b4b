import type { LogEntry, ResourceDescription } from "../index.ts";
import type { PanelBank } from "./bank.ts";
import { refusedIn } from "./copied.ts";

/** What stands in the log for a value that is kept secret: dots, and the last four characters of a long one. */
const MASKED = /•{4}([0-9A-Za-z-]{4})?/g;

/** What is known of the values that a request had masked in the log. */
export interface Masks {
  /** The values that the bank knows; the last four characters are enough to recognize one. */
  readonly reserved: ResourceDescription["reserved"];
  readonly refused: ReadonlySet<string>;
}

const NOTHING_KNOWN: Masks = { reserved: [], refused: new Set() };

/** What the bank knows of the values that a request had masked. */
export function masksOf(bank: Pick<PanelBank, "resources">, entry: LogEntry): Masks {
  const reserved = Object.values(bank.resources)
    .flatMap((resource) => resource.reserved)
    .filter(({ action }) => action === undefined);
  return { reserved, refused: refusedIn(entry) };
}

/** A value in place of a masked one, and what to say of it. */
export interface Unmasked {
  readonly value: string;
  /** Undefined when nothing was masked. */
  readonly note: string | undefined;
}

/**
 * Puts values that the bank takes in place of what the log has masked in a text. A masked number
 * keeps its last four digits, so that it is still clear which one it was. A value that the bank
 * refused is replaced by another that it refuses.
 */
export function unmask(field: string, text: string, masks: Masks = NOTHING_KNOWN): Unmasked {
  let note: string | undefined;
  const value = text.replace(MASKED, (_, last: string | undefined) => {
    if (masks.refused.has(field)) {
      note = "masked in the log; refused, so this is one that is refused";
      return "not a number of an account";
    }
    const reserved = last === undefined ? undefined : reservedValue(masks, field, last);
    note = reserved
      ? "masked in the log; taken for the reserved account"
      : "masked in the log; any such value works";
    return reserved ?? standIn(field, last);
  });
  return { value, note };
}

/** The same for a value of a body, of which the log may have masked one that was no text. */
export function unmaskValue(
  field: string,
  text: string,
  masks: Masks = NOTHING_KNOWN,
): Omit<Unmasked, "value"> & { readonly value: string | true } {
  const { value, note } = unmask(field, text, masks);
  // Which texts are refused differs from field to field, but this is no text.
  return { value: text === "••••" && masks.refused.has(field) ? true : value, note };
}

/** The reserved value of such a field that ends so: `account_number` is like `receiver_account_number`. */
function reservedValue({ reserved }: Masks, field: string, last: string): string | undefined {
  return reserved.find(
    (known) => (field === "path" || known.field.endsWith(field)) && known.value.endsWith(last),
  )?.value;
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
