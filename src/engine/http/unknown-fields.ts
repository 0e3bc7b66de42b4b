import { maskedAndCut } from "../schema/masking/mask.ts";
import type { Finding } from "./problems.ts";
import type { Warn } from "./warnings.ts";

/** What to do with a field that the call does not take (S6). */
export type UnknownFieldsPolicy = "warn" | "reject" | "ignore";

/** Decides about the fields of one request that the call does not take, in body and query alike (S6, S13). */
export interface UnknownFields {
  /** Returns the issue, warns and returns none, or just returns none. `known` gives the names that the call takes there. */
  take(name: string, known: () => readonly string[]): readonly Finding[];
}

/** Further unknown fields of a request are not reported. */
export const MOST_UNKNOWN = 50;

/** The code of the warning about a field that a call does not take, and of its refusal. */
export const UNKNOWN_FIELD = "unknown_field";

const LONGEST_NAME = 60;

/** The name of an unknown field, masked and cut for use in messages. */
export function shownName(name: string): string {
  return maskedAndCut(name, LONGEST_NAME);
}

/** Applies a policy to one request; warnings go to `warn`. */
export function unknownFields(policy: UnknownFieldsPolicy, warn: Warn): UnknownFields {
  let count = 0;
  return {
    take(name, known) {
      count += 1;
      if (policy === "ignore" || count > MOST_UNKNOWN) return [];
      const shown = shownName(name);
      if (policy === "warn") {
        warn({
          field: shown,
          code: UNKNOWN_FIELD,
          message: `'${shown}' is not taken by this call and was ignored.`,
          rule: "S6",
          mend: () => mendOf(name, known()),
        });
        return [];
      }
      return [
        {
          field: shown,
          code: UNKNOWN_FIELD,
          message: `'${shown}' is not taken by this call: leave it out.`,
          rule: "S6",
        },
      ];
    },
  };
}

function mendOf(name: string, known: readonly string[]): string {
  const meant = name.length > LONGEST_NAME ? undefined : otherSpelling(name, known);
  return meant === undefined ? "Leave it out." : `Send '${meant}' instead.`;
}

/** The name that another spelling stands for: "effective_date" for "effectiveDate", "page[limit]" for "limit". */
function otherSpelling(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  return (
    known.find((each) => lettersOf(each) === letters) ??
    known.find((each) => lettersOf(each.replace(/.*\[/, "")) === letters)
  );
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
