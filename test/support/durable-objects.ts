import { DatabaseSync } from "node:sqlite";
import {
  type CloudflareOptions,
  cloudflareBank,
  type ObjectState,
  type WorldObject,
  type WorldsEnv,
} from "../../src/adapters/cloudflare/index.ts";
import { connect, type RemoteBank } from "../../src/core.ts";
import { MONDAY } from "./bank.ts";

/** The keys of the worker here. */
const KEYS = {
  SANDBANK_CONTROL_KEY: "control-key-of-these-tests",
  SANDBANK_WORLDS_KEY: "worlds-key-of-these-tests",
};

/** The storage of a Durable Object, in memory, with what a test does to it. */
export class ObjectStorageInMemory {
  readonly #database = new DatabaseSync(":memory:");
  readonly #values = new Map<string, unknown>();
  /** When the alarm goes off; null for never. */
  alarmAt: number | null = null;
  /** Each time at which the alarm was set. */
  readonly alarmsSet: number[] = [];
  /** How many more rows it writes before each write fails; undefined for any number. */
  room: number | undefined;

  readonly sql = {
    exec: (query: string, ...bindings: (string | number)[]) => {
      if (query.startsWith("INSERT")) this.#takeRoom();
      return this.#database.prepare(query).all(...bindings);
    },
    databaseSize: 4096,
  };

  transactionSync<T>(work: () => T): T {
    this.#database.exec("BEGIN");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  async get<T>(key: string): Promise<T | undefined> {
    return structuredClone(this.#values.get(key)) as T | undefined;
  }

  async put(key: string, value: unknown): Promise<void> {
    this.#values.set(key, structuredClone(value));
  }

  async deleteAll(): Promise<void> {
    this.#values.clear();
    this.#database.exec("DROP TABLE IF EXISTS parts");
  }

  async getAlarm(): Promise<number | null> {
    return this.alarmAt;
  }

  async setAlarm(time: number): Promise<void> {
    this.alarmAt = time;
    this.alarmsSet.push(time);
  }

  async deleteAlarm(): Promise<void> {
    this.alarmAt = null;
  }

  /** The length of each row of texts. */
  get lengthsOfParts(): readonly number[] {
    const rows = this.#database.prepare("SELECT text FROM parts ORDER BY number").all();
    return rows.map(({ text }) => String(text).length);
  }

  #takeRoom(): void {
    if (this.room === undefined) return;
    if (this.room === 0) throw new Error("database or disk is full: SQLITE_FULL");
    this.room -= 1;
  }
}

/** A worker with its Durable Objects, as the platform would run them. */
export class Platform {
  readonly #deployed: ReturnType<typeof cloudflareBank>;
  readonly #env: WorldsEnv;
  readonly #storages: Map<string, ObjectStorageInMemory>;
  readonly #objects = new Map<string, WorldObject>();

  constructor(options: CloudflareOptions = {}, variables: object = {}, storages = new Map()) {
    this.#storages = storages;
    this.#deployed = cloudflareBank(options);
    const WORLDS = {
      idFromName: (name: string) => name,
      get: (id: unknown) => ({ fetch: (request: Request) => this.#object(String(id)).fetch(request) }),
    };
    this.#env = { ...KEYS, ...variables, WORLDS };
  }

  /** Sends a request to the worker as it is. */
  fetch(request: Request): Promise<Response> {
    return this.#deployed.worker.fetch(request, this.#env);
  }

  /** Makes a world, and connects to it with the keys; its clock is paused on a Monday unless it is given. */
  async world(name: string, clock: object = { start: MONDAY, paused: true }): Promise<RemoteBank> {
    const bank = this.connect(name);
    const made = await bank.fetch(`/_worlds/${name}`, { method: "PUT" });
    await made.text();
    await bank.reset({ clock });
    return bank;
  }

  /** Connects to a world with the keys. */
  connect(world: string): RemoteBank {
    return connect({ baseUrl: "https://bank.example", world, fetch: this.#send });
  }

  /** The same objects with a worker of other options. */
  deploy(options: CloudflareOptions): Platform {
    return new Platform(options, {}, this.#storages);
  }

  /** The storage of a world. */
  storage(name: string): ObjectStorageInMemory {
    const storage = this.#storages.get(name) ?? new ObjectStorageInMemory();
    this.#storages.set(name, storage);
    return storage;
  }

  readonly #send = (request: Request) => {
    const { pathname } = new URL(request.url);
    const keyed = new Request(request);
    if (pathname.startsWith("/_sandbank")) keyed.headers.set("x-sandbank-key", KEYS.SANDBANK_CONTROL_KEY);
    if (pathname.startsWith("/_worlds")) keyed.headers.set("x-sandbank-key", KEYS.SANDBANK_WORLDS_KEY);
    return this.fetch(keyed);
  };

  /** Ends the objects, as the platform does with idle ones and for a new version of the worker. */
  evict(): void {
    this.#objects.clear();
  }

  /** Lets the alarm of a world go off. */
  async goOff(name: string): Promise<void> {
    this.storage(name).alarmAt = null;
    await this.#object(name).alarm();
  }

  #object(name: string): WorldObject {
    const state: ObjectState = { storage: this.storage(name) };
    const object = this.#objects.get(name) ?? new this.#deployed.World(state, this.#env);
    this.#objects.set(name, object);
    return object;
  }
}
