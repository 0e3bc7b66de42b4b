import { createLatency } from "../engine/http/latency.ts";
import { createQueue } from "../engine/http/queue.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { freezeDeep } from "../engine/store/freeze.ts";
import { withEachProgress } from "./api/progress.ts";
import type { BankOf } from "./bank.ts";
import type { ControlFactory } from "./control.ts";
import { startHistory } from "./history/bank-history.ts";
import { type Internals, rememberInternals } from "./internals.ts";
import { recipes } from "./on-demand.ts";
import { type InitialState, type OptionsOf, readOptions } from "./options/options.ts";
import type { ScenarioOf } from "./options/scenario-option.ts";
import { createPublicApi } from "./public-api.ts";
import { abortError } from "./runtime/aborted.ts";
import { createEngine } from "./runtime/engine.ts";
import { createScenarioRunner } from "./scenarios/scenario-runner.ts";
import { sharedScenarios } from "./scenarios/shared-scenarios.ts";
import { TWIN_OPTIONS } from "./twin.ts";

/**
 * Returns the function that makes banks with the resources of a registry. That function throws an OptionError that
 * names each invalid option.
 *
 * @example const createBank = bankFactory(REGISTRY, createControl);
 */
export function bankFactory<R extends Resources>(
  registry: R,
  createControl: ControlFactory,
): (options?: OptionsOf<BankOf<R>>) => BankOf<R> {
  type B = BankOf<R>;
  const make = (given: OptionsOf<B> = {}): B => {
    const options = freezeDeep(withEachProgress(registry, readOptions(given)));
    const engine = createEngine(registry, options);
    const { state, queue, log, events, latency, faults, service } = engine;
    const internals: Internals = {
      engine,
      given,
      defaults: () => withEachProgress(registry, readOptions({})),
      runner: { last: () => runner.last(), isPlaying: () => runner.isPlaying() },
      async twin({ scenario, clock }: InitialState) {
        const made = make({ ...given, ...TWIN_OPTIONS });
        // The scenario is one of this bank's, which was given for a bank with these resources.
        await made.reset({ scenario: scenario as ScenarioOf<B> | undefined, clock });
        return made;
      },
    };
    const recording =
      options.record === false
        ? undefined
        : untilDone(() => queue.run(async () => (await recipes.load()).startRecordingCalls(internals)));
    /** A scenario is one turn among those of callers; what it does takes turns in a queue of its own. */
    const scenarioQueue = createQueue(() => runner.rest());
    let insideBank: B | undefined;
    let isDisposed = false;
    const close = () => {
      isDisposed = true;
    };

    /** The bank as a scenario sees it, which waits for no scenario. */
    const inside = () => {
      insideBank ??= createPublicApi(
        registry,
        engine,
        {
          ready: () => Promise.resolve(),
          begin: () => undefined,
          setInitialState: () =>
            Promise.reject(new Error("A scenario cannot reset the bank that it is setting up.")),
          defer: () => false,
          progressed(progress) {
            // What a scenario does is part of it.
            if (progress.done < progress.total) runner.report();
          },
          idle: () => scenarioQueue.run(() => undefined),
          network: {
            queue: scenarioQueue,
            latency: createLatency(0, service.random),
            faults: undefined,
            signed: false,
          },
          noHistory: "A scenario cannot use the history of the bank that it is setting up.",
          close,
        },
        createControl,
      );
      return insideBank;
    };
    const runner = createScenarioRunner({
      state,
      faults,
      inside,
      first: { scenario: options.scenario, clock: options.clock },
      queue,
      shared: sharedScenarios(registry, engine),
      clear(work) {
        latency.abort(abortError("reset"));
        work();
        log.clear();
        service.store.takeChanges();
        events.emit("reset");
      },
      report: (progress) => events.emit("progress", { kind: "scenario", ...progress }),
    });
    const unlessDisposed = (work: () => Promise<void>): Promise<void> =>
      isDisposed
        ? Promise.reject(new Error("This bank was disposed of: make another with createBank()."))
        : work();
    const bank = createPublicApi(
      registry,
      engine,
      {
        ready: () => unlessDisposed(() => ready()),
        begin: () => undefined,
        setInitialState: (initialState, begin, report) =>
          unlessDisposed(() => {
            const beginAnew = () => {
              begin();
              faults.reset();
            };
            return inLine(() => runner.set(initialState, beginAnew, report));
          }),
        defer: (work) => runner.defer(work),
        progressed: (progress) => events.emit("progress", progress),
        idle: () => (runner.isPlaying() ? scenarioQueue : queue).run(() => undefined),
        network: { queue, latency, faults, signed: true },
        close,
      },
      createControl,
    );
    rememberInternals(bank, internals);
    const history = options.history === false ? undefined : untilDone(() => startHistory(engine));
    const started = [recording, history].filter((each) => each !== undefined);
    let isStarted = started.length === 0;
    /** Resolves when the resets of before, which have waited for the start, are among the calls. */
    let line: Promise<void> = Promise.resolve();
    // Once all is loaded there is nothing to wait for: a call that waits longer would be overtaken by a reset after it (S19).
    const ready = () =>
      isStarted
        ? runner.ready()
        : line
            .then(async () => {
              for (const each of started) await each();
              isStarted = true;
            })
            .then(() => runner.ready());
    const inLine = (set: () => Promise<void>): Promise<void> => {
      if (isStarted) return set();
      line = ready().catch(() => undefined);
      return line.then(set);
    };
    return bank;
  };
  return make;
}

/** Does `work` now. The returned function resolves once it is done, and does it again when it has failed. */
function untilDone(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  const done = () => {
    doing ??= work().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
  // Callers that wait for it get the error; there may be none yet.
  done().catch(() => undefined);
  return done;
}
