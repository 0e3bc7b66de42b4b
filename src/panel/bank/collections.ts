import type { PanelBank, Row } from "../../code/bank.ts";
import type { ResourceDescription, Tone } from "../../index.ts";

/** What describes collections: a bank, or what was read of one. */
export type Described = Pick<PanelBank, "resources">;

/** The names of the collections a bank has, in its own order. */
export function collectionsOf(bank: PanelBank): readonly string[] {
  return Object.keys(bank.db);
}

/** A row, or undefined when it is not there. */
export function rowOf(bank: PanelBank, collection: string, id: string | number): Row | undefined {
  return bank.db[collection]?.get(id);
}

/** The description of a collection; undefined for rows that are in no collection of `bank.db`. */
function descriptionOf(bank: Described, collection: string): ResourceDescription | undefined {
  return bank.resources[collection];
}

/** The heading of a collection: "ACH transfers". */
export function pluralOf(bank: Described, collection: string): string {
  return descriptionOf(bank, collection)?.plural ?? collection;
}

/** What one row of a collection is called: "ACH transfer". */
export function nounOf(bank: Described, collection: string): string {
  return descriptionOf(bank, collection)?.noun ?? collection;
}

/** The tone of a status of a collection; undefined for a status that the collection does not declare. */
export function toneOf(bank: Described, collection: string, status: string): Tone | undefined {
  return descriptionOf(bank, collection)?.statuses.find(({ name }) => name === status)?.tone;
}

/** The collection that a field of a row points into, if it does. */
export function targetOf(bank: PanelBank, collection: string, field: string): string | undefined {
  return descriptionOf(bank, collection)?.references.find((reference) => reference.field === field)
    ?.collection;
}
