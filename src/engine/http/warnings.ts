import { maskText } from "../schema/masking/mask-text.ts";
import type { HeaderReader } from "./bank-request.ts";
import type { Finding } from "./problems.ts";
import type { BrokenRule } from "./rules.ts";

/** Something about a request or an action that is valid but looks wrong. None of its texts may contain a secret. */
export interface WarningFinding extends Finding {
  /** The id of its statement in docs/spec. */
  readonly rule: string;
  /** What to do about it, where the message does not say so. */
  readonly mend?: () => string;
}

/** Puts a warning into the log of the request or action. */
export type Warn = (found: WarningFinding) => void;

/** The option `strict`: what otherwise is a warning that is refused. */
export type Strict = boolean | "advice";

/** What becomes of a request that is valid but looks wrong: a warning in the log, or a refusal. */
export interface WarningPolicy {
  readonly strict: Strict;
  readonly warn: Warn;
}

/** A warning as callers of the bank see it. */
export interface ShownWarning {
  /** A message that says what looks wrong; it contains no secret. */
  readonly message: string;
  /** What to do about it; null where the message says so. */
  readonly mend: string | null;
  /** The field, query parameter, header or argument that it is about. */
  readonly field: string;
  /** A short name of what looks wrong, such as "unknown_field". */
  readonly code: string;
  /** The id of its statement in docs/spec, such as "X92". */
  readonly rule: string;
}

/** Shows warnings, with keys masked wherever they stand. */
export function shownWarnings(
  found: readonly WarningFinding[],
  keys: readonly string[],
): readonly ShownWarning[] {
  return found.map(({ message, mend, field, code, rule }) => ({
    message: maskText(message, "message", keys),
    mend: mend?.() ?? null,
    field: maskText(field, "message", keys),
    code,
    rule,
  }));
}

/** The header by which other services recognize a request that is sent again. */
const IGNORED = "Idempotency-Key";

/** Finds the header of a write that callers may rely on, but the bank ignores (X92). */
export function ignoredHeaders(method: string, headers: HeaderReader): readonly BrokenRule[] {
  if (method === "GET" || !headers.has(IGNORED)) return [];
  return [
    {
      field: IGNORED,
      code: "ignored_header",
      message: `'${IGNORED}' has no effect: a request that is sent again is handled again. Leave the header out.`,
      rule: "X92",
      warns: "advice",
    },
  ];
}
