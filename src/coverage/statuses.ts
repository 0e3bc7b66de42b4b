import * as z from "zod/mini";
import { internalsOf } from "../bank/internals.ts";
import { type CoreBank, createBank } from "../core.ts";

/** The operations, the statuses of each collection, the ways between them, and the types of events; the options of a bank may name and add some. */
export interface Statuses {
  /** "createAchTransfer" */
  readonly operations: readonly string[];
  /** "achTransfers pending" */
  readonly statuses: readonly string[];
  /** "achTransfers pending → processing" */
  readonly transitions: readonly string[];
  /** "ach.status" */
  readonly events: readonly string[];
}

/** The operations, statuses and types of events of a bank, and the ways between its statuses. */
export function statusesOf(bank: Pick<CoreBank, "resources">): Statuses {
  const described = Object.entries(bank.resources);
  return {
    operations: described.flatMap(([, { operations }]) => operations.map(({ operation }) => operation)),
    statuses: described.flatMap(([collection, { statuses }]) =>
      statuses.map(({ name }) => nameOfStatus(collection, name)),
    ),
    transitions: described.flatMap(([collection, { transitions }]) =>
      transitions.map(({ from, to }) => nameOfTransition(collection, from, to)),
    ),
    events: eventTypesOf(bank),
  };
}

/** The collection whose new rows are events. */
export const EVENTS = "events";

/** The types that the schema of events names; none in a bank without them. */
function eventTypesOf(bank: object): readonly string[] {
  const { store } = internalsOf(bank).engine.service;
  if (!store.names().includes(EVENTS)) return [];
  const { event_type: type } = store.named(EVENTS).model.row.shape;
  return type instanceof z.ZodMiniEnum ? type.options.map(String) : [];
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
  known ??= JSON.stringify(statusesOf(createBank()));
  return known;
}

/** The statuses of a bank as text that is equal for equal ones; "" for those of the default options. */
export function textOfStatuses(bank: Pick<CoreBank, "resources">): string {
  const text = JSON.stringify(statusesOf(bank));
  return text === ofDefaults() ? "" : text;
}

/** The statuses in a text of {@link textOfStatuses}. */
export function statusesIn(text: string): Statuses {
  return JSON.parse(text === "" ? ofDefaults() : text);
}
