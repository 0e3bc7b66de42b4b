import type { CoreBank } from "../bank/bank.ts";
import type { AnyBank } from "../bank/control.ts";
import { NotFoundError } from "../engine/errors.ts";
import { onDemand } from "../engine/on-demand.ts";
import { received } from "../engine/schema/expected.ts";
import { sendableFault } from "./faults.ts";

/** Returns the result of a read; `given` holds the named parts of the path, `query` the query parameters. */
type Read = (
  bank: AnyBank,
  given: { readonly collection: string; readonly id: string; readonly origin: string },
  query: Readonly<Record<string, string>>,
) => unknown;

/** A read, and the query parameters it takes. */
interface Reading {
  readonly read: Read;
  readonly query?: readonly string[];
}

/** The document has the descriptions of everything, so that it has a chunk of its own. */
const documents = onDemand("the OpenAPI document", () => import("../openapi/describe.ts"));

/** The list of states needs the examples of all resources. */
const states = onDemand("the states", () => import("../states/of-bank.ts"));

/** Puts a bank into the state with an id. */
export async function applyState(bank: AnyBank, id: unknown): Promise<void> {
  await (await states.load()).applyState(bank as CoreBank, String(id));
}

/** The reads over HTTP, by their paths below /_sandbank. */
export const READS: Readonly<Record<string, Reading>> = {
  clock: {
    read: ({ clock }) => ({ now: clock.now().toISOString(), paused: clock.paused, speed: clock.speed }),
  },
  "clock/nextEvent": { read: ({ clock }) => clock.nextEvent() },
  "clock/upcoming": {
    read: ({ clock }, _, { limit, collection, id = "" }) =>
      clock.upcoming(
        limit === undefined ? undefined : Number(limit),
        collection === undefined ? undefined : { collection, id },
      ),
    query: ["limit", "collection", "id"],
  },
  faults: { read: ({ faults }) => faults.list().map(sendableFault) },
  history: {
    read: ({ history }, _, { branch }) => history.entries(branch === undefined ? undefined : Number(branch)),
    query: ["branch"],
  },
  "history/branches": { read: ({ history }) => history.branches() },
  log: { read: ({ log }) => log.entries },
  "openapi.json": {
    async read(bank, { origin }) {
      const { describeBank } = await documents.load();
      return describeBank(bank as CoreBank, (bank as CoreBank).baseUrl ?? origin);
    },
  },
  outbox: { read: ({ outbox }) => outbox.entries },
  progress: { read: ({ progress }) => progress.get() },
  scenarios: { read: (bank) => Object.keys((bank as CoreBank).options.scenarios) },
  recipe: { read: (bank) => bank.recipe() },
  resources: { read: ({ resources }) => resources },
  snapshot: { read: (bank) => bank.snapshot() },
  states: {
    async read(bank) {
      const { statesOf } = await states.load();
      return statesOf(bank as CoreBank).map(({ apply: _apply, ...state }) => state);
    },
  },
  "db/:collection": { read: ({ db }, { collection }) => reader(db, collection).all() },
  "db/:collection/count": { read: ({ db }, { collection }) => reader(db, collection).count() },
  "db/:collection/:id": {
    read({ db }, { collection, id }) {
      const row = reader(db, collection).get(id);
      if (row === undefined)
        throw new NotFoundError(`There is no row of ${collection} with id ${received(id)}.`);
      return row;
    },
  },
  "openAuthorizations/:id": { read: (bank, { id }) => bank.openAuthorizations(id) },
  "movements/:id": { read: (bank, { id }) => bank.movements(id) },
  "allowedActions/:collection/:id": {
    read: (bank, { collection, id }) => bank.allowedActions(known(bank.db, collection), id),
  },
  "timelines/:collection": {
    read: (bank, { collection }) => bank.timelines(known(bank.db, collection)),
  },
  "timeline/:collection/:id": {
    read: (bank, { collection, id }) => bank.timeline(known(bank.db, collection), id),
  },
};

/** The reads of a collection. Throws a NotFoundError for one that does not exist. */
export function reader(db: AnyBank["db"], collection: string) {
  return db[known(db, collection)] as AnyBank["db"][string];
}

function known(db: AnyBank["db"], collection: string): string {
  if (Object.hasOwn(db, collection)) return collection;
  const names = Object.keys(db).join(", ");
  throw new NotFoundError(`There is no collection ${received(collection)}: it is one of ${names}.`);
}
