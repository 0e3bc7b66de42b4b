import type { Finding } from "./problems.ts";

/** The option `strict` that refuses what otherwise is a warning: true, for what no document describes, or "advice" alone. */
export type RefusedBy = "strict" | "advice";

/**
 * A rule about several fields, or about a field and the bank. A rule about the format of one field belongs in its
 * schema instead.
 */
export interface Rule<Input, Bank> {
  /** A short name, such as "row_7". */
  readonly code: string;
  /** The id of its statement in docs/spec. */
  readonly rule: string;
  /** The fields it is about. It runs when all of them are valid and refer to existing rows. */
  readonly fields: readonly string[];
  /** What breaks it only looks wrong: a warning in the log, and a refusal under this `strict`. Undefined for a refusal always. */
  readonly warns?: RefusedBy;
  /** Returns the message for a broken rule, with its fields in single quotes; undefined when the rule is met. */
  readonly broken: (input: Input, bank: Bank) => string | undefined;
}

/** A rule that is not met. */
export interface BrokenRule extends Finding {
  readonly rule: string;
  readonly warns: RefusedBy | undefined;
}

/**
 * Runs the rules. On a create every rule runs; on an update, each rule with a field that was sent, on the row merged
 * with the sent fields (C7).
 */
export function brokenRules<Bank>(
  rules: readonly Rule<never, Bank>[],
  given: {
    readonly sent: Readonly<Record<string, unknown>>;
    readonly row: object | undefined;
    /** Fields that already have an issue. */
    readonly invalidFields: ReadonlySet<string>;
    readonly bank: Bank;
  },
): readonly BrokenRule[] {
  if (rules.length === 0) return [];
  const input = { ...given.row, ...given.sent } as never;
  return rules.flatMap((rule) => {
    if (rule.fields.some((field) => given.invalidFields.has(field))) return [];
    if (given.row && !rule.fields.some((field) => Object.hasOwn(given.sent, field))) return [];
    const message = rule.broken(input, given.bank);
    if (message === undefined) return [];
    const { code, rule: statement, warns } = rule;
    return [{ field: rule.fields[0] ?? "data", code, message, rule: statement, warns }];
  });
}
