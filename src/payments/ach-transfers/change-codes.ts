import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import { codeIn } from "../codes.ts";

/** The change codes of the ACH network and their titles (X85). Codes not listed do not exist. */
export const CHANGE_CODES = {
  C01: "Incorrect Account Number",
  C02: "Incorrect Routing Number",
  C03: "Incorrect Routing Number and Incorrect Account Number",
  C04: "Incorrect Individual Name/Receiving Company Name",
  C05: "Incorrect Transaction Code",
  C06: "Incorrect Account Number and Incorrect Transaction Code",
  C07: "Incorrect Routing Number, Incorrect Account Number and Incorrect Transaction Code",
  C08: "Incorrect Receiving DFI Identification (IAT only)",
  C09: "Incorrect Individual Identification Number",
  C13: "Addenda Format Error",
  C14: "Incorrect SEC Code for Outbound International Payment",
} as const;

/** A change code of the ACH network. */
export type ChangeCode = keyof typeof CHANGE_CODES;

/** A change code, as an argument of an action. */
export const changeCode = codeIn(CHANGE_CODES, `a NACHA change code such as "C02" (${CHANGE_CODES.C02})`);

/** What the record of a change holds. */
const LONGEST = 29;
const valueError = expected(`the corrected value, text of 1 to ${LONGEST} characters`, { secret: true });

/** The corrected value, as an argument of an action; it may be an account number. */
export const correctedValue = z.string({ error: valueError }).check(
  z.maxLength(LONGEST, { error: valueError }),
  z.refine((text) => text.trim() !== "", { error: valueError }),
);

/** A notification of change. */
export interface Correction {
  readonly code: ChangeCode;
  readonly value: string;
}

/** The `return` of a transfer with a notification of change. */
export function correctedWith({ code, value }: Correction) {
  return { code, description: CHANGE_CODES[code], corrected_data: value };
}
