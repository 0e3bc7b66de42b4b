import type { Rule } from "../engine/http/rules.ts";
import type { PaymentsBank } from "./options.ts";

const WEIGHTS = [3, 7, 1] as const;

/** Tells whether the ninth digit of a routing number is the check digit of the other eight. */
export function hasAbaCheckDigit(routingNumber: string): boolean {
  const sum = [...routingNumber].reduce(
    (total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] as number),
    0,
  );
  return sum % 10 === 0;
}

/** The rule that a field holds a routing number with a right check digit; it is off unless asked for (P1). */
export function abaCheckDigit(field: string): Rule<Readonly<Record<string, unknown>>, PaymentsBank> {
  return {
    code: "aba_check_digit",
    fields: [field],
    broken: ({ [field]: value }, { options }) => {
      const isTested = options.assumptions.abaChecksum ?? options.strict;
      if (!isTested || typeof value !== "string" || hasAbaCheckDigit(value)) return undefined;
      return `'${field}' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.`;
    },
  };
}
