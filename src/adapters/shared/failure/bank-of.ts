import { type BankOptions, type CoreBank, createBank } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import type { FailureFile } from "./types.ts";

/** Options of the test's bank that a bank elsewhere does without: its address, its answers' delays and faults, and what it began with. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...(["baseUrl", "control", "latency", "faults", "rateLimit"] as const),
  ...(["clock", "scenario", "scenarios", "progress"] as const),
]);

/**
 * Makes the bank of a failed test: with the options of its recipe, paused at the moment of the failure, to which
 * `bank.reset()` goes back. Rejects with an Error in one line when this version has no such bank.
 */
export async function bankOf({ recipe, state }: FailureFile): Promise<CoreBank> {
  const given = Object.entries(recipe?.options ?? {}).filter(([name]) => !LEFT_OUT.has(name));
  const options = {
    ...Object.fromEntries(given),
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
