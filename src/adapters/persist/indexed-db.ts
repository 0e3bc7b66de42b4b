import { type IDBPDatabase, openDB, unwrap } from "idb";
import type { StateStore, StoredState } from "./store.ts";

/** A database that cannot be opened within this time, milliseconds of wall time, counts as blocked. */
const LONGEST_OPENING = 5000;

const TEXTS = "texts";

/**
 * A store in the IndexedDB of a page's origin, a database for each name. What a write has stored is there after a reload, a
 * crash of the tab or the end of the browser's process; after a loss of power the last writes may be missing.
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

/** An open database, and why it is no longer one. */
interface Connection {
  readonly database: IDBPDatabase;
  closed: string | undefined;
}

async function connect(name: string): Promise<Connection> {
  if (typeof indexedDB === "undefined") throw new Error("there is no IndexedDB here");
  let connection: Connection | undefined;
  const end = (reason: string) => {
    if (!connection) return;
    connection.closed = reason;
    connection.database.close();
  };
  const opening = openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore(TEXTS, { autoIncrement: true }),
    // A connection that stayed open would block whatever deletes the database.
    blocking: () => end("its database was deleted or replaced"),
    terminated: () => end("the browser has closed its database"),
  });
  const database = await inTime(opening, name);
  connection = { database, closed: undefined };
  return connection;
}

/** Waits for a database. Rejects when it takes too long, and closes one that is opened later. */
async function inTime(opening: Promise<IDBPDatabase>, name: string): Promise<IDBPDatabase> {
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
  const check = () => {
    if (connection.closed !== undefined) throw new Error(connection.closed);
  };
  /** One transaction, which is committed at once: a page that is frozen meanwhile delays no other. */
  const write = async (change: (texts: IDBObjectStore) => void): Promise<void> => {
    check();
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "relaxed" });
    const changed = async () => {
      change(unwrap(transaction.store));
      transaction.commit();
    };
    await Promise.all([changed(), transaction.done]);
  };
  return {
    async read() {
      check();
      return database.getAll(TEXTS);
    },
    append: (text) => write((texts) => void texts.add(text)),
    replace: (text) =>
      write((texts) => {
        texts.clear();
        texts.add(text);
      }),
    clear: () => write((texts) => void texts.clear()),
    async close() {
      database.close();
    },
  };
}
