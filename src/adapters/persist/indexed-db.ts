import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import { messageOf } from "../../engine/errors.ts";
import { type StateStore, type StoredState, WRITTEN_BY_OTHERS } from "./store.ts";

/** A database that cannot be opened within this time, milliseconds of wall time, counts as blocked. */
const LONGEST_OPENING = 5000;

/** How often a database is opened again after an unknown error, within half of that time. */
const MOST_TRIES = 10;

const TEXTS = "texts";

interface Texts extends DBSchema {
  readonly [TEXTS]: { readonly key: number; readonly value: string };
}

/**
 * A store in the IndexedDB of a page's origin, a database for each name. What a write has stored is there after a reload, a
 * crash of the tab, and also when the whole browser is killed.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: indexedDb() });
 */
export function indexedDb(): StateStore {
  return {
    async open(name) {
      const connection = await connect(`sandbank:${name}`);
      return storedState(connection);
    },
  };
}

interface Keys {
  getAllKeys(range: IDBKeyRange | null, count: number): Promise<number[]>;
}

/** An open database, and why it is no longer one. */
interface Connection {
  readonly database: IDBPDatabase<Texts>;
  closed: string | undefined;
}

async function connect(name: string): Promise<Connection> {
  requireIndexedDb();
  let connection: Connection | undefined;
  const end = (reason: string) => {
    if (!connection) return;
    connection.closed = reason;
    connection.database.close();
  };
  const open = () =>
    openDB<Texts>(name, 1, {
      upgrade: (database) => void database.createObjectStore(TEXTS, { autoIncrement: true }),
      // A connection that stayed open would block whatever deletes the database.
      blocking: () => end("its database was deleted or replaced"),
      terminated: () => end("the browser has closed its database"),
    });
  const database = await inTime(opened(open), name);
  connection = { database, closed: undefined };
  return connection;
}

/** Throws an Error where there is no IndexedDB, or the page may not use it. */
function requireIndexedDb(): void {
  let isThere: boolean;
  try {
    isThere = typeof indexedDB !== "undefined";
  } catch (cause) {
    throw new Error(
      `the browser lets this page store nothing (${messageOf(cause)}); allow it to keep site data, and load it again`,
      { cause },
    );
  }
  if (!isThere) throw new Error("there is no IndexedDB here");
}

/** Opens a database. A browser that was killed and has just started again may need some tries. */
async function opened(open: () => Promise<IDBPDatabase<Texts>>): Promise<IDBPDatabase<Texts>> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "UnknownError" && tries < MOST_TRIES))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, LONGEST_OPENING / 2 / MOST_TRIES));
    }
  }
}

/** Waits for a database. Rejects when it takes too long, and closes one that is opened later. */
async function inTime(opening: Promise<IDBPDatabase<Texts>>, name: string): Promise<IDBPDatabase<Texts>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`its database "${name}" is blocked: another tab is deleting or replacing it`));
    }, LONGEST_OPENING);
  });
  opening.then(
    (database) => isLate && database.close(),
    () => undefined,
  );
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

function storedState(connection: Connection): StoredState {
  const { database } = connection;
  /** The key of the last text that was read or written. Keys only rise, also after all texts were removed. */
  let seen: number | undefined;
  const check = () => {
    if (connection.closed !== undefined) throw new Error(connection.closed);
  };
  const textsFrom = async (first: number | undefined) => {
    check();
    const range = first === undefined ? null : IDBKeyRange.lowerBound(first);
    const { store, done } = database.transaction(TEXTS);
    const [keys, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range), done]);
    return { keys, texts };
  };
  const isUnchanged = (keys: readonly number[]) =>
    seen === undefined ? keys.length === 0 : keys.length === 1 && keys[0] === seen;
  /** The first keys from the last text on that is known; two are enough to see whether there are more. */
  const lastKeys = (store: Keys) =>
    store.getAllKeys(seen === undefined ? null : IDBKeyRange.lowerBound(seen), 2);
  /** One transaction, which is committed as soon as it can be: a page that is frozen meanwhile delays no other. */
  const write = async (change: (texts: IDBObjectStore) => IDBRequest<IDBValidKey> | undefined) => {
    check();
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
    const changed = async () => {
      const asked = async () => change(unwrap(transaction.store));
      // Asking for both at once takes a quarter off the time of a write.
      const [keys, request] = await Promise.all([lastKeys(transaction.store), asked()]);
      if (!isUnchanged(keys)) {
        transaction.abort();
        throw new Error(WRITTEN_BY_OTHERS);
      }
      transaction.commit();
      return request;
    };
    const [request] = await Promise.all([changed(), transaction.done]).catch((error: unknown) => {
      // What a request says of it is only that the transaction was ended.
      throw transaction.error ?? error;
    });
    // A key that the database has generated is a number.
    seen = request && Number(request.result);
  };
  return {
    async read() {
      const { keys, texts } = await textsFrom(undefined);
      seen = keys.at(-1);
      return texts;
    },
    async readNew() {
      check();
      if (isUnchanged(await lastKeys(database.transaction(TEXTS).store))) return undefined;
      const { keys, texts } = await textsFrom(seen);
      const isContinued = seen !== undefined && keys[0] === seen;
      seen = keys.at(-1);
      return { isContinued, texts: isContinued ? texts.slice(1) : texts };
    },
    append: (text) => write((texts) => texts.add(text)),
    replace: (text) =>
      write((texts) => {
        texts.clear();
        return texts.add(text);
      }),
    clear: () =>
      write((texts) => {
        texts.clear();
        return undefined;
      }),
    async close() {
      database.close();
    },
  };
}
