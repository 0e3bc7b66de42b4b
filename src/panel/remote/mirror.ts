import type { AnyScenario, PanelBank, RemotePanelBank, Row, Simulations } from "../../code/bank.ts";
import { messageOf } from "../../engine/errors.ts";
import type { BankEvents, Change } from "../../index.ts";
import { MirroredClock } from "./clock.ts";
import { Poll } from "./poll.ts";
import { Reads } from "./reads.ts";
import { StatusChanges } from "./status-changes.ts";

type Listener = (change?: Change) => void;

/**
 * A remote bank that is read like one of this page: what the panel asks for is what was read last, is read every second
 * while the page is visible, less often while it does not answer, and at once after a call of the panel's.
 */
export class Mirror {
  /** The bank to show, once it was read. */
  bank: PanelBank | undefined;
  /** Why it could not be read the last time. */
  problem: string | undefined;
  readonly #remote: RemotePanelBank;
  readonly #onChange: () => void;
  readonly #clock: MirroredClock;
  readonly #reads: Reads;
  readonly #listeners = new Map<keyof BankEvents, Set<Listener>>();
  readonly #poll = new Poll(() => this.#renew());
  #renewing: Promise<void> = Promise.resolve();
  /** What was last asked of where the history is; read once in each round. */
  #position: Promise<string | undefined> | undefined;
  readonly #changes = new StatusChanges();

  /** `onChange` is called when there is a bank to show, and when it does not answer or answers again. */
  constructor(remote: RemotePanelBank, onChange: () => void) {
    this.#remote = remote;
    this.#onChange = onChange;
    this.#clock = new MirroredClock(remote.clock);
    this.#reads = new Reads(
      () => this.#sendChanges(),
      (error) => this.#fail(error),
    );
  }

  /** Reads the bank until `stop`. */
  start(): void {
    this.#poll.start();
  }

  stop(): void {
    this.#poll.stop();
  }

  /** One reading at a time, because an earlier one that ends later would bring back what was. */
  #renew(): Promise<void> {
    this.#renewing = this.#renewing.then(() => this.#read());
    return this.#renewing;
  }

  async #read(): Promise<void> {
    this.#position = undefined;
    try {
      // The browser writes each request that fails to its console, so that one asks for all.
      if (this.#poll.isFailing) await this.#remote.clock.now();
      const wasSet = await this.#clock.renew();
      if (this.bank === undefined) {
        const [resources, scenarios] = await Promise.all([
          this.#remote.resources(),
          this.#remote.scenarios(),
        ]);
        this.bank = this.#made(resources, scenarios);
        this.#onChange();
      }
      await this.#reads.renew();
      this.#poll.answered();
      if (wasSet) this.#sendChanges();
      if (this.problem === undefined) return;
      this.problem = undefined;
      this.#onChange();
    } catch (error) {
      this.#poll.failed();
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.problem = messageOf(error);
    this.#onChange();
  }

  /** What has changed is not known of all that is read: it is sent as a reset, then as the new statuses of rows. */
  #sendChanges(): void {
    const changes = this.#changes.take();
    this.#send("reset");
    for (const change of changes) this.#send("change", change);
  }

  #send(name: keyof BankEvents, change?: Change): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(change);
  }

  /** Reads what is much among many rows, and changes only with the history, again once that has gone on. */
  #historical<Value>(load: () => Promise<Value>): () => Promise<Value> {
    let known: { readonly position: string; readonly value: Value } | undefined;
    return async () => {
      const position = await this.#positionNow();
      if (known && known.position === position) return known.value;
      const value = await load();
      known = position === undefined ? undefined : { position, value };
      return value;
    };
  }

  /** Where the history is; undefined while it is off. Going to another entry of a branch pauses the clock at another time. */
  #positionNow(): Promise<string | undefined> {
    this.#position ??= this.#remote.history.branches().then(
      (branches) => JSON.stringify([branches, this.#clock.pausedAt ?? null]),
      // Without a history nothing says whether something has changed.
      () => undefined,
    );
    return this.#position;
  }

  /** Makes a call of the bank; what it has changed is read before it resolves. */
  readonly #call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      await this.#renew();
    }
  };

  /** What is asked for again and again rejects at once while the bank does not answer. */
  #asked<Result>(ask: () => Promise<Result>): Promise<Result> {
    return this.#poll.isFailing ? Promise.reject(new Error(this.problem)) : ask();
  }

  #made(resources: PanelBank["resources"], names: readonly string[]): PanelBank {
    const remote = this.#remote;
    const reads = this.#reads;
    const call = this.#call;
    const upcomingOfAll = this.#historical(() => remote.clock.upcoming(Number.MAX_SAFE_INTEGER));
    const timelinesOf = (collection: string) => async () =>
      this.#changes.compare(collection, await remote.timelines(collection));
    // Scenarios are functions; of a bank in another process each stands for its name.
    const scenarios: Readonly<Record<string, AnyScenario>> = Object.fromEntries(
      names.map((name) => [name, () => name]),
    );
    return {
      ready: Promise.resolve(),
      baseUrl: remote.baseUrl,
      fetch: (input, init) => call(() => remote.fetch(input, init)),
      clock: this.#clock.shown(reads, call, () => reads.get("upcoming of all", upcomingOfAll, [])),
      history: {
        ...remote.history,
        branches: () => this.#asked(() => remote.history.branches()),
        entries: () => this.#asked(() => remote.history.entries()),
        goTo: (entry) => call(() => remote.history.goTo(entry)),
        switchTo: (branch) => call(() => remote.history.switchTo(branch)),
      },
      outbox: {
        get entries() {
          return reads.get("outbox", () => remote.outbox.entries(), []);
        },
      },
      log: {
        get entries() {
          return reads.get("log", () => remote.log.entries(), []);
        },
      },
      explain: remote.explain,
      on: (name, listener) => this.#on(name, listener as Listener),
      restore: (snapshot) => call(() => remote.restore(snapshot)),
      recipe: remote.recipe,
      snapshot: remote.snapshot,
      options: { scenarios },
      faults: remote.faults,
      resources,
      db: mirroredRows(remote, Object.keys(resources), reads),
      progress: {
        get: () => reads.get("progress", () => remote.progress.get(), {}),
        set: (modes) => call(() => remote.progress.set(modes)),
      },
      simulate: this.#simulated(resources),
      timeline: (collection, id) =>
        reads.get(`timeline ${collection} ${id}`, () => remote.timeline(collection, id), []),
      allowedActions: (collection, id) =>
        reads.get(`actions ${collection} ${id}`, () => remote.allowedActions(collection, id), []),
      timelines: (collection) =>
        reads.get(`timelines ${collection}`, this.#historical(timelinesOf(collection)), []),
      movements: (id) => reads.get(`movements ${id}`, () => remote.movements(id), []),
      openAuthorizations: (id) => reads.get(`open ${id}`, () => remote.openAuthorizations(id), []),
      reset: (to) => call(() => this.#reset(to, scenarios)),
    };
  }

  #on(name: keyof BankEvents, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  #simulated(resources: PanelBank["resources"]): PanelBank["simulate"] {
    const collections = Object.entries(resources).map(([collection, { actions }]) => {
      const simulated = this.#remote.simulate[collection] as Simulations | undefined;
      const calls = actions.flatMap(({ name }) => {
        const action = simulated?.[name];
        return action
          ? [[name, (...values: Parameters<typeof action>) => this.#call(() => action(...values))]]
          : [];
      });
      return [collection, Object.fromEntries(calls)];
    });
    return Object.fromEntries(collections);
  }

  async #reset(to: object | undefined, scenarios: Readonly<Record<string, AnyScenario>>): Promise<void> {
    if (!to || !("scenario" in to)) return this.#remote.reset();
    const name = Object.keys(scenarios).find((each) => scenarios[each] === to.scenario);
    if (name === undefined)
      throw new Error(
        "A scenario of this page can't be sent to a bank in another process: give it to that bank's option 'scenarios'.",
      );
    return this.#remote.loadScenario(name);
  }
}

function mirroredRows(
  remote: RemotePanelBank,
  collections: readonly string[],
  reads: Reads,
): PanelBank["db"] {
  const byName = collections.map((collection) => {
    const read = remote.db[collection];
    const all = (): readonly Row[] => (read ? reads.get(`rows ${collection}`, () => read.all(), []) : []);
    const rows = {
      all,
      get: (id: string | number) => all().find((row) => String(row.id) === String(id)),
      count: () => (read ? reads.get(`count ${collection}`, () => read.count(), 0) : 0),
    };
    return [collection, rows] as const;
  });
  return Object.fromEntries(byName);
}
