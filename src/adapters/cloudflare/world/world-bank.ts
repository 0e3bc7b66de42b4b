import { internalsOf } from "../../../bank/internals.ts";
import { turnsOf } from "../../../bank/turns/turns-of.ts";
import type { CoreBank } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import { markForwarded } from "../../../engine/http/headers/forwarded.ts";
import { pathBelow } from "../../../engine/http/routes/paths.ts";
import { onTurnEnd } from "../../../engine/http/turn-end.ts";
import { isControlPath } from "../../../remote/paths.ts";
import type { Conflict, PersistOptions } from "../../persist/index.ts";
import { type KeptState, keepState } from "../../persist/keep-state.ts";
import type { Usage } from "../access/limits.ts";
import type { ObjectStorage } from "../platform.ts";
import { dueAt } from "./alarm.ts";
import { KeptFaults } from "./kept-faults.ts";
import { sqlStore, storedBytes } from "./sql-store.ts";

/** How many steps a turn makes of those that fell due while no one asked: a tenth of a second of work. */
const BATCH = 2000;

/** A stored state that the options do not fit, or that is damaged: to wait does not help. */
export class StateConflictError extends Error {}

export class WorldBank {
  readonly bank: CoreBank;
  readonly #kept: KeptState;
  readonly #faults: KeptFaults;
  readonly #failures: readonly string[];
  readonly #storage: ObjectStorage;
  #isClosed = false;

  private constructor(parts: {
    readonly world: string;
    readonly bank: CoreBank;
    readonly kept: KeptState;
    readonly failures: readonly string[];
    readonly storage: ObjectStorage;
  }) {
    const { world, bank, kept, failures, storage } = parts;
    this.bank = bank;
    this.#storage = storage;
    this.#kept = kept;
    this.#failures = failures;
    this.#faults = new KeptFaults({ world, bank, storage, isLost: () => this.isLost });
  }

  /** Restores what is stored, or begins, in a bank that has just been made. Rejects with an Error that says why it can't. */
  static async open(world: string, storage: ObjectStorage, bank: CoreBank): Promise<WorldBank> {
    const failures: string[] = [];
    const held = internalsOf(bank).runner.hold();
    const options: PersistOptions = {
      name: world,
      store: sqlStore(storage),
      onConflict: (conflict) => {
        throw new StateConflictError(refusalOf(world, conflict));
      },
      warn: (message) => void failures.push(message),
    };
    const kept = await keepState(bank, options, held);
    const opened = new WorldBank({ world, bank, kept, failures, storage });
    if (opened.isLost) await opened.#saved();
    return opened;
  }

  /** Answers a request once what it has changed is stored. Rejects when that is impossible: the bank is then of no more use. */
  async fetch(request: Request): Promise<Response> {
    if (this.isLost) await this.#saved();
    await this.#catchUp();
    let isStored = false;
    const response = await this.bank.fetch(
      onTurnEnd(markForwarded(request), () => {
        isStored = !this.isLost;
        this.#faults.store();
      }),
    );
    const isControl = this.#isControl(request);
    // The control changes the clock outside of turns as well; what it then asks for is an empty turn.
    if (isControl || (this.isLost && !isStored)) await this.#saved();
    if (isControl) this.#faults.store();
    return response;
  }

  get usage(): Usage {
    const storage = this.#storage;
    const { store } = internalsOf(this.bank).engine.service;
    return {
      rows: store.count(),
      databaseBytes: storage.sql.databaseSize,
      get bytes() {
        return storedBytes(storage);
      },
    };
  }

  /** Stores no more than its state takes: without the changes that have led to it. */
  async compact(): Promise<void> {
    await this.#kept.compact();
  }

  /** Ends it: it no longer stores anything, and what it has not yet answered is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#kept.stop();
    await this.bank.dispose();
  }

  /** Makes steps that are due, as one turn. Resolves with whether others are due. */
  async makeDue(): Promise<boolean> {
    const isMore = await turnsOf(this.bank).runDue(BATCH);
    if (this.isLost) await this.#saved();
    return isMore;
  }

  /** Sends the deliveries that are due. Resolves once what has come of them is stored. */
  async deliver(): Promise<void> {
    await internalsOf(this.bank).engine.outgoing?.done();
    if (this.isLost) await this.#saved();
  }

  /** When the next step or delivery is due, machine milliseconds; undefined for never. */
  get dueAt(): number | undefined {
    return dueAt(internalsOf(this.bank));
  }

  /** Whether what the bank has done could not be stored: it then no longer stores anything. */
  get isLost(): boolean {
    return this.#isClosed || this.#failures.length > 0;
  }

  /** Resolves when all that was done is stored. Rejects when that is impossible. */
  async #saved(): Promise<void> {
    if (this.#isClosed) throw new Error("The world was removed before this was answered.");
    try {
      await this.#kept.saved();
    } catch (cause) {
      const reason = messageOf(cause);
      throw new Error(`${reason} What was not stored before is undone: send the request again.`, { cause });
    }
  }

  /** In turns of their own, so that an object which is ended on the way has stored some. */
  async #catchUp(): Promise<void> {
    const at = this.dueAt;
    if (at === undefined || at > Date.now()) return;
    while (await this.makeDue());
  }

  #isControl({ url }: Request): boolean {
    return isControlPath(pathBelow(this.bank.baseUrl)(new URL(url).pathname));
  }
}

function refusalOf(world: string, { reason, restorable }: Conflict): string {
  const instead = restorable
    ? "Deploy the worker with the options with which it was stored, or, to start over,"
    : "The state stays as it is; to start over,";
  return `The world ${JSON.stringify(world)} cannot go on from its state (${reason}). ${instead} remove the world and make it again.`;
}
