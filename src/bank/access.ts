import { createLatency } from "../engine/http/latency.ts";
import type { Network } from "../engine/http/pipeline.ts";
import { createQueue } from "../engine/http/queue.ts";
import type { InitialState } from "./options/options.ts";
import type { OutgoingWork } from "./outgoing.ts";
import type { Engine } from "./runtime/engine.ts";
import { type CallOptions, giveUpIfAborted, type Report, type WorkProgress } from "./runtime/long-work.ts";
import type { ScenarioRunner } from "./scenarios/scenario-runner.ts";
import type { Start } from "./start.ts";

/** What differs between the bank that callers see and the one that a scenario sees. */
export interface Access {
  /** Every call waits for this first. */
  ready(): Promise<void>;
  /** Sets the initial state, unless its signal is aborted by its turn. */
  setInitialState(
    initialState: InitialState | undefined,
    report: Report,
    options: CallOptions | undefined,
  ): Promise<void>;
  /** Takes over a change of the clock; returns false to have it made at once. */
  defer(work: () => void): boolean;
  /** Called with how far long work is. */
  progressed(progress: WorkProgress): void;
  /** Resolves when the piece of work that has its turn is done. */
  idle(): Promise<void>;
  /** Work outside of the bank that moves of its clock wait for. */
  outgoing(): OutgoingWork | undefined;
  /** Where requests wait for their turn, the delay of answers, and what goes wrong with requests. */
  readonly network: Network;
  /** Why its history cannot be used; undefined when it can. */
  readonly noHistory?: string;
  /** Refuses all further calls. */
  close(): void;
}

/** The access that callers have, and the one that a scenario has, which waits for no scenario. */
export function createAccess(
  engine: Engine,
  runner: ScenarioRunner,
  start: Start,
): { readonly callers: Access; readonly scenario: Access } {
  const { queue, latency, faults, events, service } = engine;
  /** A scenario is one turn among those of callers; what it does takes turns in a queue of its own. */
  const scenarioQueue = createQueue(() => runner.rest());
  const scenario: Access = {
    ready: () => Promise.resolve(),
    setInitialState: () =>
      Promise.reject(new Error("A scenario cannot reset the bank that it is setting up.")),
    defer: () => false,
    progressed(progress) {
      // What a scenario does is part of it.
      if (progress.done < progress.total) runner.report();
    },
    idle: () => scenarioQueue.run(() => undefined),
    outgoing: () => undefined,
    network: {
      queue: scenarioQueue,
      latency: createLatency(0, service.random),
      faults: undefined,
      signed: false,
    },
    noHistory: "A scenario cannot use the history of the bank that it is setting up.",
    close: start.close,
  };
  const callers: Access = {
    ready: start.ready,
    setInitialState(initialState, report, options) {
      const begin = () => {
        giveUpIfAborted(options);
        faults.reset();
      };
      return start.inOrder(() => runner.set(initialState, begin, report));
    },
    defer: runner.defer,
    progressed: (progress) => events.emit("progress", progress),
    idle: () => (runner.isPlaying() ? scenarioQueue : queue).run(() => undefined),
    outgoing: () => engine.outgoing,
    network: { queue, latency, faults, signed: true },
    close: start.close,
  };
  return { callers, scenario };
}
