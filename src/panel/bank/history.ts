import type { PanelBank } from "../../code/bank.ts";
import { messageOf } from "../../engine/errors.ts";
import type { HistoryBranch, HistoryEntry } from "../../index.ts";
import { BankController } from "./controller.ts";

/** How often the branches are read, wall milliseconds: a move of the clock sends no event, nor does a remote bank. */
const TICK_MS = 1000;
/** How long changes are gathered before the history is read again. */
const GATHER_MS = 200;

type WithHistory = Pick<PanelBank, "history" | "on">;

/** Whether an entry has changed something, or tried to; the others are reads. */
function isChange({ kind, changed, refusal }: HistoryEntry): boolean {
  return kind !== "request" || changed || refusal !== null;
}

/** The index of the current entry: reads, which share its state, may come after it; -1 when there are no entries. */
export function currentIndex(entries: readonly HistoryEntry[]): number {
  return entries.findLastIndex(({ position }) => position !== "future");
}

/** The history of a bank as it was read last, shared by all that show it. */
export class HistoryReader {
  /** The current branch, oldest first; empty until it was read. */
  entries: readonly HistoryEntry[] = [];
  later: readonly HistoryEntry[] = [];
  current: HistoryEntry | undefined;
  /** The entries without reads. */
  changes: readonly HistoryEntry[] = [];
  branches: readonly HistoryBranch[] = [];
  /** Why the history could not be read; the entries are then those that were read before, and none can be gone to. */
  problem: string | undefined;
  readonly #bank: WithHistory;
  readonly #listeners = new Set<() => void>();
  #reading: Promise<void> | undefined;
  /** Counts the events of the bank: going to another entry changes no branch. */
  #version = 0;
  #seen = "";
  #stops: (() => void)[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(bank: WithHistory) {
    this.#bank = bank;
  }

  /** Calls the listener whenever another history was read. Returns a function that ends it. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Turns the history on, then reads it. */
  async turnOn(): Promise<void> {
    // Reading it says why it stays off.
    await this.#bank.history.start().catch(() => undefined);
    await this.read();
  }

  /** Reads the entries, unless nothing has changed since: there may be tens of thousands. */
  async read(): Promise<void> {
    // What changed after a read began is not in it.
    await this.#reading;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Reads the entries after the bank went to another one, which changes no branch. */
  async readAgain(): Promise<void> {
    this.#version += 1;
    await this.read();
  }

  /** The instant at which the history begins, milliseconds. */
  get begin(): number | undefined {
    const [first] = this.entries;
    return first && Date.parse(first.at);
  }

  /** Whether nothing is later than the current entry. */
  get isAtEnd(): boolean {
    return this.problem !== undefined || this.later.length === 0;
  }

  /** The last entry not after an instant, milliseconds; the first one for an instant before all. */
  before(instant: number): HistoryEntry | undefined {
    if (this.problem !== undefined) return undefined;
    return this.entries.findLast(({ at }) => Date.parse(at) <= instant) ?? this.entries[0];
  }

  /**
   * The entry to go to for an instant after the current entry: the last one until then, or the next one if nothing happened
   * until then. Undefined when the instant is after all of them.
   */
  after(instant: number): HistoryEntry | undefined {
    const { later, problem } = this;
    const last = later.at(-1);
    if (problem !== undefined || !last || Date.parse(last.at) < instant) return undefined;
    return later.findLast(({ at }) => Date.parse(at) <= instant) ?? later[0];
  }

  async #read(): Promise<void> {
    const { history } = this.#bank;
    try {
      const version = this.#version;
      const branches = await history.branches();
      const seen = JSON.stringify([version, branches]);
      if (seen === this.#seen) return;
      this.#take(await history.entries(), branches);
      this.#seen = seen;
      this.problem = undefined;
    } catch (error) {
      const problem = messageOf(error);
      this.#seen = "";
      if (problem === this.problem) return;
      this.problem = problem;
    }
    for (const listener of this.#listeners) listener();
  }

  #take(entries: readonly HistoryEntry[], branches: readonly HistoryBranch[]): void {
    const at = currentIndex(entries);
    this.entries = entries;
    this.later = entries.slice(at + 1);
    this.current = entries[at];
    this.changes = entries.filter(isChange);
    this.branches = branches;
  }

  #start(): void {
    const tick = setInterval(() => {
      if (!this.#reading && document.visibilityState === "visible") void this.read();
    }, TICK_MS);
    this.#stops = [
      () => clearInterval(tick),
      this.#bank.on("change", this.#gather),
      this.#bank.on("request", this.#gather),
      this.#bank.on("reset", this.#gather),
    ];
    this.#gather();
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
  }

  readonly #gather = (): void => {
    this.#version += 1;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.read();
    }, GATHER_MS);
  };
}

const readers = new WeakMap<WithHistory, HistoryReader>();

export function historyOf(bank: WithHistory): HistoryReader {
  const reader = readers.get(bank) ?? new HistoryReader(bank);
  readers.set(bank, reader);
  return reader;
}

/** Updates an element whenever its bank has another history. */
export class HistoryWatch extends BankController {
  protected override subscribe(bank: PanelBank): readonly (() => void)[] {
    return [historyOf(bank).follow(() => this.host.requestUpdate())];
  }
}
