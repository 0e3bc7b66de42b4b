import type { z } from "zod";
import { type Issue, issuesOf } from "./problems.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** Fields that were parsed, and what was wrong with the others. */
export interface ParsedFields {
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/**
 * Parses each field by itself, so that one misshapen field hides no problem of another, and all
 * are told at once (S1). Fields that the call does not take are left to the policy (S6).
 */
export function parseFields(
  sent: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  unknown: UnknownFields,
): ParsedFields {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const isSent = Object.hasOwn(sent, name);
    const parsed = (field as z.ZodType).safeParse(isSent ? sent[name] : undefined);
    if (!parsed.success) issues.push(...issuesOf(parsed.error, name));
    else if (parsed.data !== undefined) values[name] = withoutNegativeZero(parsed.data);
  }
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(shape, name)) issues.push(...unknown.take(name));
  }
  return { values, issues };
}

/** The text "-0" is the number 0: written out again as JSON it is that, so the row must hold no other. */
function withoutNegativeZero(value: unknown): unknown {
  return value === 0 ? 0 : value;
}
