import type { Issue } from "./problems.ts";

/**
 * A rule about several fields, or about a field and the bank. A rule about one field's own shape
 * stands in the schema instead.
 */
export interface Rule<Input, Bank> {
  /** A short name, such as "row_7". */
  readonly code: string;
  /** The fields it is about. It runs when all of them have the right shape and point to rows that are there. */
  readonly fields: readonly string[];
  /** The message that says how it is broken, naming its fields in single quotes; undefined when it holds. */
  readonly broken: (input: Input, bank: Bank) => string | undefined;
}

/**
 * Runs the rules. On an update a rule runs when one of its fields was sent, on the row with what
 * was sent laid over it (C7); on a create every rule runs.
 */
export function brokenRules<Bank>(
  rules: readonly Rule<never, Bank>[],
  given: {
    readonly sent: Readonly<Record<string, unknown>>;
    readonly row: object | undefined;
    /** Fields that are known to be wrong already. */
    readonly invalidFields: ReadonlySet<string>;
    readonly bank: Bank;
  },
): readonly Issue[] {
  const input = { ...given.row, ...given.sent } as never;
  return rules.flatMap((rule) => {
    if (rule.fields.some((field) => given.invalidFields.has(field))) return [];
    if (given.row && !rule.fields.some((field) => Object.hasOwn(given.sent, field))) return [];
    const message = rule.broken(input, given.bank);
    return message === undefined ? [] : [{ field: rule.fields[0] ?? "data", code: rule.code, message }];
  });
}
