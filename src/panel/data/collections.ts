import type { Bank } from "../../index.ts";

/** A row as the panel reads it, whatever collection it is of. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** What the panel needs of a collection's reader. */
interface Rows {
  get(id: string | number): Row | undefined;
  all(): readonly Row[];
  count(): number;
}

/** The names of the collections a bank has, in its own order. */
export function collectionsOf(bank: Bank): readonly string[] {
  return Object.keys(bank.db);
}

/** The rows of a collection; undefined for one that the bank does not have. */
export function rowsOf(bank: Bank, collection: string): Rows | undefined {
  return (bank.db as unknown as Readonly<Record<string, Rows>>)[collection];
}

/** A row, or undefined when it is not there. */
export function rowOf(bank: Bank, collection: string, id: string | number): Row | undefined {
  return rowsOf(bank, collection)?.get(id);
}

/** `keyof Db`, for a name that came from `Object.keys(bank.db)`. */
export type Collection = Parameters<Bank["timeline"]>[0];

/**
 * The heading of a collection.
 *
 * @example titleOf("achTransfers") // "ACH transfers"
 */
export function titleOf(collection: string): string {
  const words = collection.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^ach\b/, "ACH").replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/**
 * What one row of a collection is called.
 *
 * @example nounOf("companies") // "company"
 */
export function nounOf(collection: string): string {
  const noun = singular(titleOf(collection));
  return noun.startsWith("ACH") ? noun : noun.toLowerCase();
}

/**
 * One of what a plural noun names.
 *
 * @example singular("addresses") // "address"
 */
export function singular(plural: string): string {
  return plural
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
}

/** The path segment of the two collections whose path is not their name in snake case. */
const SEGMENTS: Readonly<Record<string, string>> = {
  achTransfers: "ach",
  virtualCards: "virtualcards",
  realCards: "realcards",
};

/** Where the rows of a collection live in the interface, such as "/v1/gov_idents". */
export function pathOf(collection: string): string {
  const segment =
    SEGMENTS[collection] ?? collection.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `/v1/${segment}`;
}

/**
 * The collection that a field named `<resource>_id` or `<resource>_ids` points to, if it is one of
 * `collections`.
 *
 * @example targetOf("physical_address_id", ["addresses"]) // "addresses"
 */
export function targetOf(field: string, collections: readonly string[]): string | undefined {
  const resource = /^(.+)_ids?$/.exec(field)?.[1];
  if (!resource) return undefined;
  if (resource === "rcn") return collections.find((name) => name === "realCards");
  const words = resource.split("_");
  for (let from = 0; from < words.length; from += 1) {
    const noun = words.slice(from).join(" ");
    const found = collections.find((name) => nounOf(name).toLowerCase() === noun);
    if (found) return found;
  }
  return undefined;
}
