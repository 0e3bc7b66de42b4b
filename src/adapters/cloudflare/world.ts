import { messageOf } from "../../engine/errors.ts";
import { isNetworkFault } from "../../engine/http/faults/network-error.ts";
import { WORLD_HEADER } from "../../engine/http/world-header.ts";
import { Alarm } from "./alarm.ts";
import { bankOptionsOf } from "./bank-options.ts";
import type { ResolvedCloudflareOptions } from "./options.ts";
import type { ObjectState, ObjectStorage, WorldsEnv } from "./platform.ts";
import { readRecord, writeRecord } from "./record.ts";
import { WorldBank } from "./world-bank.ts";

/** How long after an alarm that failed the next one goes off. */
const RETRY_MS = 600_000;

/** A world: its bank, in a Durable Object of its own. */
export class World {
  readonly #storage: ObjectStorage;
  readonly #env: WorldsEnv;
  readonly #options: ResolvedCloudflareOptions;
  readonly #alarm: Alarm;
  #opening: Promise<WorldBank> | undefined;

  constructor({ storage }: ObjectState, env: WorldsEnv, options: ResolvedCloudflareOptions) {
    this.#storage = storage;
    this.#env = env;
    this.#options = options;
    this.#alarm = new Alarm(storage);
  }

  /** Answers a request of the worker, which has put the world's name into its header. */
  async fetch(request: Request): Promise<Response> {
    try {
      const name = request.headers.get(WORLD_HEADER) ?? "";
      const record = await readRecord(this.#storage);
      if (!record) await writeRecord(this.#storage, { name, madeAt: Date.now(), usedAt: Date.now() });
      return await this.#use(name, async (world) => {
        try {
          return await world.fetch(request);
        } finally {
          // A request whose answer is lost by a fault is done.
          if (!world.isLost) await this.#setAlarm(world);
        }
      });
    } catch (error) {
      if (isNetworkFault(error)) return Response.json({ error: messageOf(error.cause) }, { status: 502 });
      return Response.json({ error: messageOf(error) }, { status: 503, headers: { "Retry-After": "1" } });
    }
  }

  /** Makes the steps that are due, in batches: a new alarm for each, so that none runs out of time. */
  async alarm(): Promise<void> {
    this.#alarm.wentOff();
    const record = await readRecord(this.#storage);
    if (!record) return;
    try {
      await this.#use(record.name, async (world) => {
        if (await world.makeDue()) await this.#alarm.soon();
        else await this.#setAlarm(world);
      });
    } catch (error) {
      // The platform would try again a few times, and then never.
      console.error(`The alarm of the world ${JSON.stringify(record.name)} failed: ${messageOf(error)}`);
      await this.#alarm.by(Date.now() + RETRY_MS);
    }
  }

  async #setAlarm(world: WorldBank): Promise<void> {
    const at = world.dueAt;
    if (at !== undefined) await this.#alarm.by(at);
  }

  /** Calls `work` with the bank. One that could not store what it has done is thrown away: the next call restores what is stored. */
  async #use<T>(name: string, work: (world: WorldBank) => Promise<T>): Promise<T> {
    this.#opening ??= this.#open(name);
    const opening = this.#opening;
    const drop = () => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    const world = await opening.catch((error: unknown) => {
      drop();
      throw error;
    });
    try {
      return await work(world);
    } finally {
      // Another one beside it would write to the same journal.
      if (world.isLost) drop();
    }
  }

  async #open(name: string): Promise<WorldBank> {
    return WorldBank.open(name, this.#storage, bankOptionsOf(this.#options.bank, this.#env, name));
  }
}
