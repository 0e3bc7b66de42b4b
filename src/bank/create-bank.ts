import type { Resources } from "../engine/resource/resource.ts";
import { freezeDeep } from "../engine/store/freeze.ts";
import { createAccess } from "./access.ts";
import { withEachProgress } from "./api/progress.ts";
import type { TypesOf } from "./api/types-of.ts";
import type { BankOf } from "./bank.ts";
import type { ControlFactory } from "./control.ts";
import { COPY_OPTIONS } from "./copy.ts";
import { startHistory } from "./history/bank-history.ts";
import { type Internals, rememberInternals } from "./internals.ts";
import { recipes } from "./on-demand.ts";
import type { InitialState, OptionsOf } from "./options/options.ts";
import { withOwnResources } from "./options/own-resources.ts";
import type { ScenarioOf } from "./options/scenario-option.ts";
import { createPublicApi } from "./public-api.ts";
import { createEngine } from "./runtime/engine.ts";
import { createScenarioRunner } from "./scenarios/scenario-runner.ts";
import type { ServiceKind } from "./service-kind.ts";
import { createStart, untilDone } from "./start.ts";

/**
 * Returns the function that makes services of a kind, such as banks. That function throws an OptionError that
 * names each invalid option.
 *
 * @example const createBank = serviceFactory(bankOf(REGISTRY), createControl);
 */
export function serviceFactory<R extends Resources>(
  kind: ServiceKind<R>,
  createControl: ControlFactory,
): (options?: OptionsOf<BankOf<TypesOf<R>>>) => BankOf<TypesOf<R>> {
  type B = BankOf<TypesOf<R>>;
  const make = (given: OptionsOf<B> = {}): B => {
    const read = kind.readOptions(given);
    const registry = withOwnResources(kind.registry, read.resources, kind.style);
    const options = freezeDeep(withEachProgress(registry, read));
    const engine = createEngine(registry, options, kind);
    const record = () => engine.queue.run(async () => (await recipes.load()).startRecordingCalls(internals));
    // The scenario is recorded, and the history begins after it.
    const recording = options.record === false ? [] : [untilDone(record)];
    const runner = createScenarioRunner({ registry, engine, inside: () => inside() });
    const internals: Internals = {
      engine,
      runner,
      given,
      defaults: () => withEachProgress(registry, kind.readOptions({})),
      async copy({ scenario, clock }: InitialState) {
        const copy = make({ ...given, ...COPY_OPTIONS });
        // The scenario is one of this bank's, which was given for a bank with these resources.
        await copy.reset({ scenario: scenario as ScenarioOf<B> | undefined, clock });
        return copy;
      },
    };
    const history = options.history === false ? [] : [untilDone(() => startHistory(engine))];
    const start = createStart([...recording, ...history], runner.ready);
    const access = createAccess(engine, runner, start);
    let insideBank: B | undefined;
    const inside = () => {
      insideBank ??= createPublicApi(registry, kind, engine, access.scenario, createControl);
      return insideBank;
    };
    const bank = createPublicApi(registry, kind, engine, access.callers, createControl);
    rememberInternals(bank, internals);
    return bank;
  };
  return make;
}
