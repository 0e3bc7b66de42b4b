import { DEVELOPMENT } from "../development.ts";
import { REGISTRY } from "../registry.ts";
import { type Possible, possibleOf } from "./possible.ts";
import type { Recording } from "./recording.ts";
import { statusesIn } from "./statuses.ts";

/** The areas of the bank: "payments", "cards", "onboarding". */
export const AREAS: readonly string[] = [...new Set(Object.values(REGISTRY).map(({ area }) => area))];

/** Everything that the recorded banks can show; without recordings, that of a bank with the default options. */
export function possibleIn(recordings: readonly Pick<Recording, "statuses">[]): Possible {
  const texts = new Set(recordings.flatMap(({ statuses }) => statuses));
  if (texts.size === 0) texts.add("");
  const all = Array.from(texts, statusesIn);
  return possibleOf(REGISTRY, DEVELOPMENT, {
    statuses: all.flatMap(({ statuses }) => statuses),
    transitions: all.flatMap(({ transitions }) => transitions),
  });
}

/** The kinds of behavior, in the order in which they are shown. */
export const KINDS: readonly string[] = [...possibleIn([]).keys()];
