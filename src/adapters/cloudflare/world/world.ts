import { messageOf, OptionError } from "../../../engine/errors.ts";
import { isNetworkFault } from "../../../engine/http/faults/network-error.ts";
import { WORLD_HEADER } from "../../../engine/http/headers/world-header.ts";
import { refusal } from "../../shared/refusal.ts";
import { loadDeliveries } from "../../shared/webhooks.ts";
import { areaOf } from "../access/area.ts";
import { dropBody } from "../access/drop-body.ts";
import { withKnownLength } from "../access/known-length.ts";
import { limitedRestore, refuseGrowth, requestLimit } from "../access/limits.ts";
import { createWorldBank } from "../bank-options.ts";
import type { ResolvedCloudflareOptions } from "../options.ts";
import type { ObjectState, ObjectStorage, WorldsEnv } from "../platform.ts";
import { Alarm } from "./alarm.ts";
import { WorldLife } from "./life.ts";
import { StateConflictError, WorldBank } from "./world-bank.ts";
import { answerWorlds, refuseAbsent } from "./worlds-api.ts";

/** How long after an alarm that failed the next one goes off. */
const RETRY_MS = 600_000;

/** A world: its bank, in a Durable Object of its own. */
export class World {
  readonly #storage: ObjectStorage;
  readonly #env: WorldsEnv;
  readonly #options: ResolvedCloudflareOptions;
  readonly #alarm: Alarm;
  readonly #life: WorldLife;
  readonly #limitRequests: (now: number) => Response | undefined;
  #opening: Promise<WorldBank> | undefined;

  constructor({ storage }: ObjectState, env: WorldsEnv, options: ResolvedCloudflareOptions) {
    this.#storage = storage;
    this.#env = env;
    this.#options = options;
    this.#alarm = new Alarm(storage);
    const { idleDays, limits } = options;
    this.#life = new WorldLife({ storage, alarm: this.#alarm, idleDays, close: () => this.#close() });
    this.#limitRequests = requestLimit(limits);
  }

  /** Answers a request of the worker, which has put the world's name into its header. */
  async fetch(request: Request): Promise<Response> {
    const response = await this.#answerOrRefuse(request);
    await dropBody(request);
    return withKnownLength(response);
  }

  async #answerOrRefuse(request: Request): Promise<Response> {
    try {
      const name = request.headers.get(WORLD_HEADER) ?? "";
      const now = Date.now();
      if (areaOf(request) === "worlds") {
        const usage = () => this.#use(name, async (world) => world.usage);
        return await answerWorlds(request, { name, life: this.#life, usage }, now);
      }
      const limited = this.#limitRequests(now);
      if (limited) return limited;
      await this.#life.begin(now);
      await this.#life.use(now);
      // Nothing is waited for from here on until the bank is opened, so that no world is removed meanwhile.
      return refuseAbsent(name, this.#life.record) ?? (await this.#answer(name, request));
    } catch (error) {
      if (isNetworkFault(error)) return refusal(502, messageOf(error.cause));
      const isLasting = error instanceof OptionError || error instanceof StateConflictError;
      return refusal(503, messageOf(error), isLasting ? {} : { "Retry-After": "1" });
    }
  }

  #answer(name: string, request: Request): Promise<Response> {
    const { limits } = this.#options;
    return this.#use(name, async (world) => {
      const refused = await refuseGrowth(request, world, limits);
      const admitted = refused ?? (await limitedRestore(request, limits));
      if (admitted instanceof Response) return admitted;
      try {
        return await world.fetch(admitted);
      } finally {
        // A request whose answer is lost by a fault is done.
        if (!world.isLost) await this.#setAlarmAfter(name, world);
      }
    });
  }

  /** Makes the steps that are due, in batches: a new alarm for each, so that none runs out of time. */
  async alarm(): Promise<void> {
    this.#alarm.wentOff();
    try {
      await this.#life.begin(Date.now());
      const { record } = this.#life;
      if (!record || record.expiredAt !== undefined) return;
      await this.#use(record.name, async (world) => {
        if (await world.makeDue()) return this.#alarm.soon();
        await world.deliver();
        await this.#setAlarm(world);
      });
    } catch (error) {
      // The platform would try again a few times, and then never.
      const world = this.#life.record ? `the world ${JSON.stringify(this.#life.record.name)}` : "a world";
      console.error(`The alarm of ${world} failed: ${messageOf(error)}`);
      await this.#alarm.by(Date.now() + RETRY_MS);
    }
  }

  /** The request is done and stored by then, so that its answer stays; the next request sets the alarm. */
  async #setAlarmAfter(name: string, world: WorldBank): Promise<void> {
    try {
      await this.#setAlarm(world);
    } catch (error) {
      console.error(`The alarm of the world ${JSON.stringify(name)} could not be set: ${messageOf(error)}`);
    }
  }

  async #setAlarm(world: WorldBank): Promise<void> {
    const at = Math.min(
      world.dueAt ?? Number.POSITIVE_INFINITY,
      this.#life.expiresAt ?? Number.POSITIVE_INFINITY,
    );
    if (Number.isFinite(at)) await this.#alarm.by(at);
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

  /** Ends the use of the bank, if there is one: the next call opens another. */
  async #close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    // One that could not be opened has nothing to end, and whose request it was has the error.
    const world = await opening?.catch(() => undefined);
    await world?.close();
  }

  async #open(name: string): Promise<WorldBank> {
    const bank = createWorldBank(this.#options.bank, this.#env, name);
    const world = await WorldBank.open(name, this.#storage, bank);
    const deliver = await loadDeliveries(bank, { allow: this.#options.allowWebhooks }, { whenAsked: true });
    deliver?.(bank);
    return world;
  }
}
