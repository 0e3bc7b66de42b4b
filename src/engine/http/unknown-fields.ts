import { maskedAndCut } from "../schema/mask.ts";
import type { Finding } from "./problems.ts";

/** What to do with a field that the call does not take (S6). */
export type UnknownFieldsPolicy = "warn" | "reject" | "ignore";

/** Decides about the fields of one request that the call does not take, in body and query alike (S6, S13). */
export interface UnknownFields {
  /** Returns the issue, warns and returns none, or just returns none. */
  take(name: string): readonly Finding[];
}

/** Further unknown fields of a request are not reported. */
export const MOST_UNKNOWN = 50;

/** The name of an unknown field, masked and cut for use in messages. */
export function shownName(name: string): string {
  return maskedAndCut(name, 60);
}

const IGNORED = "is not taken by this call and was ignored.";

/** Whether a warning is about a field that a call does not take. */
export function isUnknownFieldWarning(warning: string): boolean {
  return warning.endsWith(IGNORED);
}

/** Applies a policy to one request; warnings go to `warn`. */
export function unknownFields(policy: UnknownFieldsPolicy, warn: (text: string) => void): UnknownFields {
  let count = 0;
  return {
    take(name) {
      count += 1;
      if (policy === "ignore" || count > MOST_UNKNOWN) return [];
      const shown = shownName(name);
      if (policy === "warn") {
        warn(`'${shown}' ${IGNORED}`);
        return [];
      }
      return [
        {
          field: shown,
          code: "unknown_field",
          message: `'${shown}' is not taken by this call: leave it out.`,
          rule: "S6",
        },
      ];
    },
  };
}
