import { DatabaseSync } from "node:sqlite";
import {
  type CloudflareOptions,
  cloudflareBank,
  type ObjectStorage,
  type SqlStorage,
  type WorldObject,
} from "../../src/adapters/cloudflare/index.ts";
import { connect, type RemoteBank } from "../../src/core.ts";
import { MONDAY } from "../support/bank.ts";
import { type Client, call } from "../support/call.ts";

export const CONTROL_KEY = "key of the control in a test";
export const WORLDS_KEY = "key of the worlds in a test";

/** The SQLite of an object's storage, which here is that of Node. */
class Sql implements SqlStorage {
  readonly database = new DatabaseSync(":memory:");
  /** How many more rows it writes before each write fails; undefined for any number. */
  room: number | undefined;

  exec(query: string, ...bindings: (string | number)[]) {
    if (query.startsWith("INSERT") && this.room !== undefined) {
      if (this.room === 0) throw new Error("database or disk is full: SQLITE_FULL");
      this.room -= 1;
    }
    return this.database.prepare(query).all(...bindings) as Record<string, unknown>[];
  }

  get databaseSize() {
    const [size] = this.exec(
      "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size",
    );
    return Number(size?.bytes);
  }
}

/** The storage of an object, in memory. */
export class MemoryStorage implements ObjectStorage {
  readonly values = new Map<string, unknown>();
  sql = new Sql();
  /** When the alarm goes off, machine milliseconds; null for never. */
  alarmAt: number | null = null;
  /** How often it was set. */
  alarmsSet = 0;
  /** Why nothing can be removed; undefined while it can. */
  failure: Error | undefined;

  /** All texts of it, as one. */
  get text(): string {
    return JSON.stringify([
      [...this.values],
      this.tables.map((table) => this.sql.exec(`SELECT * FROM ${table}`)),
    ]);
  }

  /** The length of each row of texts. */
  get lengths(): readonly number[] {
    return this.sql.exec("SELECT text FROM parts ORDER BY number").map(({ text }) => String(text).length);
  }

  get tables(): readonly string[] {
    return this.sql
      .exec("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => String(name));
  }

  transactionSync<T>(work: () => T): T {
    this.sql.exec("SAVEPOINT work");
    try {
      const result = work();
      this.sql.exec("RELEASE work");
      return result;
    } catch (error) {
      this.sql.exec("ROLLBACK TO work");
      this.sql.exec("RELEASE work");
      throw error;
    }
  }

  async get<T>(key: string) {
    return structuredClone(this.values.get(key)) as T | undefined;
  }

  async put<T>(key: string, value: T) {
    this.values.set(key, structuredClone(value));
  }

  async deleteAll() {
    if (this.failure) throw this.failure;
    this.values.clear();
    for (const table of this.tables) this.sql.exec(`DROP TABLE ${table}`);
  }

  async getAlarm() {
    return this.alarmAt;
  }

  async setAlarm(time: number) {
    this.alarmAt = time;
    this.alarmsSet += 1;
  }

  async deleteAlarm() {
    this.alarmAt = null;
  }
}

/** A worker and its objects in this process, as the platform has them. */
export function deployed(
  options: CloudflareOptions = {},
  variables: object = {},
  storages = new Map<string, MemoryStorage>(),
) {
  const { World, worker } = cloudflareBank(options);
  const objects = new Map<string, WorldObject>();
  const storage = (name: string) => {
    const known = storages.get(name) ?? new MemoryStorage();
    storages.set(name, known);
    return known;
  };
  const object = (name: string) => {
    const known = objects.get(name) ?? new World({ storage: storage(name) }, env);
    objects.set(name, known);
    return known;
  };
  const env = {
    SANDBANK_CONTROL_KEY: CONTROL_KEY,
    SANDBANK_WORLDS_KEY: WORLDS_KEY,
    WORLDS: {
      idFromName: (name: string) => name,
      get: (id: unknown) => ({ fetch: (request: Request) => object(String(id)).fetch(request) }),
    },
    ...variables,
  };
  return {
    /** Sends a request to the worker. */
    fetch: (request: Request) => worker.fetch(request, env),
    /** Sends one with the key for making worlds. */
    worlds: (method: string, path: string) =>
      worker.fetch(
        new Request(`https://bank.example/_worlds${path}`, {
          method,
          headers: { "x-sandbank-key": WORLDS_KEY },
        }),
        env,
      ),
    /** Sends one to the object of a world as the worker does. */
    toWorld(name: string, request: Request) {
      request.headers.set("x-sandbank-world", name);
      return object(name).fetch(request);
    },
    /** Connects to a world, with the key of the control. */
    connect: (world: string) =>
      connect({
        ...{ baseUrl: "https://bank.example", world, key: CONTROL_KEY },
        fetch: (request) => worker.fetch(request, env),
      }),
    /** The same worlds with a worker of other options. */
    redeployed: (others: CloudflareOptions) => deployed(others, variables, storages),
    storage,
    /** The names of the worlds of which there is an object. */
    names: () => [...objects.keys()],
    /** Lets the alarm of a world go off. */
    async alarm(name: string) {
      storage(name).alarmAt = null;
      await object(name).alarm();
    },
    /** Ends every object, as the platform does with idle ones. */
    restart: () => objects.clear(),
  };
}

/** A deployed worker with one world, named "checkout". */
export async function deployedWorld(options: CloudflareOptions = {}) {
  const bank = deployed(options);
  await bank.worlds("PUT", "/checkout");
  return bank;
}

/** Makes a world and connects to it; its clock is paused on a Monday unless it is given. */
export async function worldIn(
  bank: Pick<ReturnType<typeof deployed>, "worlds" | "connect">,
  name: string,
  clock: object = { start: MONDAY, paused: true },
): Promise<RemoteBank> {
  await bank.worlds("PUT", `/${name}`);
  const world = bank.connect(name);
  await world.reset({ clock });
  return world;
}

/** Status and body of an answer. */
export async function answerOf(answering: Response | Promise<Response>) {
  const response = await answering;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)] as const;
}

/** The statuses of requests that are sent one after the other. */
export async function statuses(bank: Client, count: number): Promise<readonly number[]> {
  const seen: number[] = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await call(bank, "GET", "/v1/ach")).status);
  return seen;
}
