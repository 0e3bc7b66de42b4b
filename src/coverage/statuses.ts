import { createBank } from "../core.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";

/** The operations, the statuses of each collection, and the ways between them; the options of a bank may name and add some. */
export interface Statuses {
  /** "createAchTransfer" */
  readonly operations: readonly string[];
  /** "achTransfers pending" */
  readonly statuses: readonly string[];
  /** "achTransfers pending → processing" */
  readonly transitions: readonly string[];
}

/** The resources of a bank, as far as their operations and statuses go. */
export type DescribedStatuses = Readonly<
  Record<string, Pick<ResourceDescription, "operations" | "statuses" | "transitions">>
>;

/** The operations and statuses of a bank, and the ways between them. */
export function statusesOf(resources: DescribedStatuses): Statuses {
  const described = Object.entries(resources);
  return {
    operations: described.flatMap(([, { operations }]) => operations.map(({ operation }) => operation)),
    statuses: described.flatMap(([collection, { statuses }]) =>
      statuses.map(({ name }) => nameOfStatus(collection, name)),
    ),
    transitions: described.flatMap(([collection, { transitions }]) =>
      transitions.map(({ from, to }) => nameOfTransition(collection, from, to)),
    ),
  };
}

/** @example nameOfStatus("achTransfers", "pending") // "achTransfers pending" */
export function nameOfStatus(collection: string, status: string): string {
  return `${collection} ${status}`;
}

/** @example nameOfTransition("achTransfers", "pending", "canceled") // "achTransfers pending → canceled" */
export function nameOfTransition(collection: string, from: string, to: string): string {
  return `${collection} ${from} → ${to}`;
}

/** The collection in the name of a status or a transition. */
export function collectionIn(name: string): string {
  return name.slice(0, name.indexOf(" "));
}

let known: string | undefined;

/** The statuses of a bank with the default options, as JSON. */
function ofDefaults(): string {
  known ??= JSON.stringify(statusesOf(createBank().resources));
  return known;
}

/** The statuses of a bank as text that is equal for equal ones; "" for those of the default options. */
export function textOfStatuses(resources: DescribedStatuses): string {
  const text = JSON.stringify(statusesOf(resources));
  return text === ofDefaults() ? "" : text;
}

/** The statuses in a text of {@link textOfStatuses}. */
export function statusesIn(text: string): Statuses {
  return JSON.parse(text === "" ? ofDefaults() : text);
}
