import { decodedText } from "./mask-text.ts";

/** Field names whose values never leave the bank unmasked: not in a log, an error text or a warning (S1, S22). */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "accountnumber",
  "receiveraccountnumber",
  "cardnumber",
  // The corrected value of a transfer may be an account number.
  "correcteddata",
  // The option: the names in it are account numbers.
  "receiveraccounts",
]);

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

/** Whether a field of this name holds a secret; misspellings such as "accountNumber" count. */
export function isSecretField(name: string): boolean {
  const bare = bareName(name);
  return SECRET_FIELDS.has(bare) || WHOLLY_SECRET.has(bare);
}

/** Whether not even the last four characters of such a field may be shown. */
export function isWhollySecret(name: string): boolean {
  return WHOLLY_SECRET.has(bareName(name));
}

function bareName(name: string): string {
  return decodedText(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
