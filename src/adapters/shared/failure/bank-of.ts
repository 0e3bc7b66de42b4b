import { ownNames } from "../../../bank/recipe/plain-options.ts";
import { type BankOptions, type CoreBank, createBank, type OwnResources } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import type { FailureFile } from "./types.ts";

/** Options of the test's bank that a bank elsewhere does without: its address, its answers' delays and faults, and what it began with. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...(["baseUrl", "control", "latency", "faults", "rateLimit"] as const),
  ...(["clock", "scenario", "scenarios", "progress"] as const),
]);

/**
 * Makes the bank of a failed test: with the options of its recipe, and resources of the team's own, paused at the moment of the
 * failure, to which `bank.reset()` goes back. Rejects with an Error in one line when this version has no such bank.
 */
export async function bankOf({ recipe, state }: FailureFile, own: OwnResources = {}): Promise<CoreBank> {
  const names = ownNames(recipe?.functions ?? []);
  const missing = names.filter((name) => !Object.hasOwn(own, name));
  if (missing.length > 0)
    throw new Error(
      `The bank of the failed test has resources of its own, ${missing.join(", ")}: open it with --options and the file that has them, such as bank.config.ts.`,
    );
  const given = Object.entries(recipe?.options ?? {}).filter(([name]) => !LEFT_OUT.has(name));
  const options = {
    ...Object.fromEntries(given),
    resources: Object.fromEntries(names.map((name) => [name, own[name]])),
    clock: { start: state.clock.at, paused: true, speed: state.clock.speed },
    progress: state.progress,
    scenario: (bank: CoreBank) => bank.restore(state),
  };
  try {
    // The file's options are unchecked, and createBank checks them.
    const bank = createBank(options as BankOptions);
    await bank.ready;
    return bank;
  } catch (error) {
    const why = messageOf(error);
    throw new Error(`The bank of the failed test can't be made by this version of Sandbank: ${why}`, {
      cause: error,
    });
  }
}
