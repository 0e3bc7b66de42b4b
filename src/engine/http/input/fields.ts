import type * as z from "zod/mini";
import { checked, type ErrorText } from "../../schema/checked.ts";
import { type Finding, issuesOf } from "../problems.ts";
import type { UnknownFields } from "../unknown-fields.ts";

/** The fields that were valid, and the issues of the others. */
export interface ParsedFields {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly Finding[];
}

/**
 * Parses each field separately, so that all issues are reported at once (S1). The policy decides about fields that
 * the call does not take (S6).
 */
export function parseFields(
  sent: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  unknown: UnknownFields,
  errorText?: ErrorText,
): ParsedFields {
  const values: Record<string, unknown> = {};
  const issues: Finding[] = [];
  for (const name of Object.keys(shape)) {
    const isSent = Object.hasOwn(sent, name);
    const parsed = checked(shape[name] as z.core.$ZodType, isSent ? sent[name] : undefined, errorText);
    if (parsed.issues) issues.push(...issuesOf(parsed.issues, name));
    else if (parsed.value !== undefined) values[name] = withoutNegativeZero(parsed.value);
  }
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(shape, name)) issues.push(...unknown.take(name, () => Object.keys(shape)));
  }
  return { values, issues };
}

/** JSON writes -0 as 0, so the row must hold 0 too. */
function withoutNegativeZero(value: unknown): unknown {
  return value === 0 ? 0 : value;
}
