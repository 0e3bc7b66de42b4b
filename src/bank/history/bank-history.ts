import { InvalidTransitionError } from "../../engine/errors.ts";
import type { Queue } from "../../engine/http/queue.ts";
import { onDemand } from "../../engine/on-demand.ts";
import { readOptionsOf } from "../../engine/options.ts";
import { HistoryOptions } from "../options/history-option.ts";
import type { Engine } from "../runtime/engine.ts";
import type { Executor } from "../runtime/executor.ts";
import type { BankHistory } from "../runtime/history-entry.ts";
import type { CallOptions } from "../runtime/long-work.ts";
import type { Walk } from "./walk.ts";

/** Most banks keep no history. */
const code = onDemand("the history", () => import("./walk.ts"));

const walks = new WeakMap<Engine, Walk>();

/** Turns the history on, unless it is on; `run` waits for a turn. */
async function start(engine: Engine, run: Queue["run"], maxBytes: number): Promise<void> {
  await run(async () => {
    const { Walk } = await code.load();
    if (walks.has(engine)) return;
    // The state that it begins with has no overdue steps.
    engine.catchUpTo(engine.clock.now());
    walks.set(engine, new Walk(engine, maxBytes));
  });
}

/** Turns the history of a new bank on, as its options say, once its scenario has run. */
export async function startHistory(engine: Engine): Promise<void> {
  const { history } = engine.options;
  const { maxBytes } = HistoryOptions.parse(typeof history === "object" ? history : {});
  await start(engine, engine.queue.run, maxBytes);
}

/** Makes `bank.history`; `runs` waits for a turn, and is a message when it cannot be used. */
export function createBankHistory(engine: Engine, runs: Executor["run"] | string): BankHistory {
  const run: Executor["run"] =
    typeof runs === "string" ? () => Promise.reject(new InvalidTransitionError(runs)) : runs;
  const inTurn = <T>(work: () => T | Promise<T>, options?: CallOptions) =>
    run(work, () => undefined, options);
  const walk = (): Walk => {
    const found = walks.get(engine);
    if (found) return found;
    throw new InvalidTransitionError(
      "The history is off: turn it on with createBank({ history: true }), or with bank.history.start().",
    );
  };
  /** The turn before makes the steps that are due, and reports what has changed outside of turns. */
  const settled = () => inTurn(() => undefined);
  const going = <T>(work: (walk: Walk) => T, options: CallOptions | undefined) => {
    let isGone = false;
    const go = () => {
      const found = walk();
      // What was due by now has happened on the line that is left.
      engine.catchUpTo(engine.clock.now());
      const place = work(found);
      isGone = true;
      return place;
    };
    return run(go, () => (isGone ? { kind: "restore" } : undefined), options);
  };
  return {
    async start(given, options?: CallOptions) {
      const { maxBytes } = readOptionsOf("bank.history.start", HistoryOptions, given ?? {});
      await start(engine, (work) => inTurn(work, options), maxBytes);
    },
    stop: (options?: CallOptions) =>
      inTurn(() => {
        walks.get(engine)?.stop();
        walks.delete(engine);
      }, options),
    async entries(branch) {
      await settled();
      return walk().entries(branch);
    },
    async branches() {
      await settled();
      return walk().branches();
    },
    goTo: (entry, options?: CallOptions) => going((found) => found.goTo(entry), options),
    switchTo: (branch, options?: CallOptions) => going((found) => found.switchTo(branch), options),
  };
}
