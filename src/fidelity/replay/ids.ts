import { isMadeByRequests } from "../service.ts";

/** Why a row of the recording is unknown: it was there before, or was made by a request that the bank did not accept. */
export type Unknown = "before" | "refused";

/** The ids of the recording and those that the bank gave in their place. */
export interface Ids {
  /** Remembers that two ids are of the same row. */
  pair(collection: string, recorded: string | number, own: string | number): void;
  /** Remembers why the bank has no such row. */
  lose(collection: string, recorded: unknown, why: Unknown): void;
  /** The bank's id in the JSON type of the recorded one, or why it has none. */
  toOwn(
    collection: string,
    recorded: string | number,
  ): { readonly id: string | number } | { readonly why: Unknown };
  /** The recorded id in the JSON type of the bank's; a text that begins with "own:" for a row of the bank alone. */
  toRecorded(collection: string, own: string | number): string | number;
  /** Whether a recorded id is that of a row that the bank refused to make. */
  lacks(collection: string, recorded: unknown): boolean;
  /** Whether a recorded id is that of a row that the bank has. */
  knows(collection: string, recorded: unknown): boolean;
}

/** What begins an id of the bank that stands for none of the recording. */
export const OWN = "own:";

export function createIds(): Ids {
  const own = new Map<string, string>();
  const recorded = new Map<string, string>();
  const lost = new Map<string, Unknown>();
  const key = (collection: string, id: unknown) => `${collection}/${id}`;
  const typed = (id: string, like: string | number) => (typeof like === "number" ? Number(id) : id);
  return {
    pair(collection, one, other) {
      own.set(key(collection, one), String(other));
      recorded.set(key(collection, other), String(one));
    },
    lose: (collection, id, why) => void lost.set(key(collection, id), why),
    toOwn(collection, id) {
      const found = own.get(key(collection, id));
      if (found !== undefined) return { id: typed(found, id) };
      if (!isMadeByRequests(collection)) return { id };
      return { why: lost.get(key(collection, id)) ?? "before" };
    },
    toRecorded(collection, id) {
      const found = recorded.get(key(collection, id));
      if (found !== undefined) return typed(found, id);
      return isMadeByRequests(collection) ? `${OWN}${id}` : id;
    },
    lacks: (collection, id) => lost.get(key(collection, id)) === "refused",
    knows: (collection, id) => own.has(key(collection, id)) || !isMadeByRequests(collection),
  };
}
