import { maskedAndCut } from "../schema/mask.ts";
import type { Issue } from "./problems.ts";

/** What to do with a field that the call does not take (S6). */
export type UnknownFieldsPolicy = "warn" | "reject" | "ignore";

/** Decides about the fields of one request that the call does not take, in body and query alike (S6, S13). */
export interface UnknownFields {
  /** Warns, or answers an issue, or does neither. */
  take(name: string): readonly Issue[];
}

/** A request with more unknown fields than this is not told about each of them. */
export const MOST_UNKNOWN = 50;

/** A name that a client made up, as a text may repeat it. */
export function shownName(name: string): string {
  return maskedAndCut(name, 60);
}

/** Applies a policy to one request; warnings go to `warn`. */
export function unknownFields(policy: UnknownFieldsPolicy, warn: (text: string) => void): UnknownFields {
  let told = 0;
  return {
    take(name) {
      told += 1;
      if (policy === "ignore" || told > MOST_UNKNOWN) return [];
      const shown = shownName(name);
      if (policy === "warn") {
        warn(`'${shown}' is not taken by this call and was ignored.`);
        return [];
      }
      return [
        {
          field: shown,
          code: "unknown_field",
          message: `'${shown}' is not taken by this call: leave it out.`,
        },
      ];
    },
  };
}
