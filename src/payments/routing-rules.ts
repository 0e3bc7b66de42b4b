import type { Rule } from "../engine/http/rules.ts";
import type { PaymentsBank } from "./options.ts";

const WEIGHTS = [3, 7, 1] as const;

/** Whether the ninth digit of a routing number is the check digit of the other eight. */
export function hasAbaCheckDigit(routingNumber: string): boolean {
  const sum = [...routingNumber].reduce(
    (total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] as number),
    0,
  );
  return sum % 10 === 0;
}

/** The rule that a routing number has a correct check digit; off by default (P1). */
export function abaCheckDigit(field: string): Rule<Readonly<Record<string, unknown>>, PaymentsBank> {
  return {
    code: "aba_check_digit",
    rule: "P1",
    fields: [field],
    broken: ({ [field]: value }, { options }) => {
      const isTested = options.assumptions.abaChecksum ?? options.strict !== false;
      if (!isTested || typeof value !== "string" || hasAbaCheckDigit(value)) return undefined;
      return `'${field}' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.`;
    },
  };
}
