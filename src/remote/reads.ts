import type { Bank } from "../bank/create-bank.ts";
import { received } from "../engine/schema/expected.ts";
import { NotFoundError } from "../engine/time/lifecycle.ts";

/** Answers a read; `given` holds the named parts of the path, `query` the query parameters. */
type Read = (
  bank: Bank,
  given: { readonly collection: string; readonly id: string },
  query: Readonly<Record<string, string>>,
) => unknown;

/** A read, and the query parameters it takes. */
interface Reading {
  readonly read: Read;
  readonly query?: readonly string[];
}

type Collection = keyof Bank["db"];

/** Everything that can be read over HTTP, by its path below /_sandbank. */
export const READS: Readonly<Record<string, Reading>> = {
  clock: {
    read: ({ clock }) => ({ now: clock.now().toISOString(), paused: clock.paused, speed: clock.speed }),
  },
  "clock/nextEvent": { read: ({ clock }) => clock.nextEvent() },
  "clock/upcoming": {
    read: ({ clock }, _, { limit }) => clock.upcoming(limit === undefined ? undefined : Number(limit)),
    query: ["limit"],
  },
  log: { read: ({ log }) => log.entries },
  outbox: { read: ({ outbox }) => outbox.entries },
  snapshot: { read: (bank) => bank.snapshot() },
  "db/:collection": { read: ({ db }, { collection }) => db[known(db, collection)].all() },
  "db/:collection/count": { read: ({ db }, { collection }) => db[known(db, collection)].count() },
  "db/:collection/:id": {
    read({ db }, { collection, id }) {
      const row = db[known(db, collection)].get(id);
      if (row === undefined)
        throw new NotFoundError(`There is no row of ${collection} with id ${received(id)}.`);
      return row;
    },
  },
  "openAuthorizations/:id": { read: (bank, { id }) => bank.openAuthorizations(id) },
  "allowedActions/:collection/:id": {
    read: (bank, { collection, id }) => bank.allowedActions(known(bank.db, collection), id),
  },
  "timeline/:collection/:id": {
    read: (bank, { collection, id }) => bank.timeline(known(bank.db, collection), id),
  },
};

function known(db: Bank["db"], collection: string): Collection {
  if (Object.hasOwn(db, collection)) return collection as Collection;
  const names = Object.keys(db).join(", ");
  throw new NotFoundError(`There is no collection ${received(collection)}: it is one of ${names}.`);
}
