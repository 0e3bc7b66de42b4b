import { DEVELOPMENT } from "../development.ts";
import type { Resource, Resources } from "../engine/resource/resource.ts";
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
  const operations = [...new Set(all.flatMap((each) => each.operations))];
  const known = new Set(
    Object.values<Resource>(REGISTRY).flatMap(({ routes }) => routes.map(({ operation }) => operation)),
  );
  // Services of a team's resources alone have nothing of the bank's.
  const isOfBank = operations.some((operation) => known.has(operation));
  return possibleOf<Resources>(isOfBank ? REGISTRY : {}, isOfBank ? DEVELOPMENT : {}, {
    operations,
    statuses: all.flatMap(({ statuses }) => statuses),
    transitions: all.flatMap(({ transitions }) => transitions),
    events: all.flatMap(({ events }) => events),
  });
}

/** The kinds of behavior, in the order in which they are shown. */
export const KINDS: readonly string[] = [...possibleIn([]).keys()];
