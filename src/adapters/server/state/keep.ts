import { recordCalls } from "../../../bank/recipe/record.ts";
import { type CoreBank, OptionError } from "../../../core.ts";
import type { Conflict } from "../../persist/index.ts";
import { type KeptState, keepState } from "../../persist/keep-state.ts";
import { shownPath } from "../../shared/paths.ts";
import { machineClockText } from "./machine-clock.ts";
import { openStateFile } from "./open.ts";

/** A bank that is kept in a file. */
export interface KeptInFile extends KeptState {
  /** Why its last change could not be stored, as a sentence; undefined when it was. */
  failure(): string | undefined;
}

/**
 * Keeps a bank in the file that the caller has named: what the file holds is restored or refused, and never replaced by another
 * state. Rejects with an OptionError when the bank cannot be kept.
 */
export async function keepInFile(bank: CoreBank, given: string): Promise<KeptInFile> {
  const file = await openStateFile(given);
  let isKept = false;
  try {
    const kept = await keepState(bank, {
      name: given,
      store: { open: async () => file },
      onConflict: (conflict) => {
        throw new OptionError(refusalOf(given, conflict));
      },
      warn: (message) => {
        // Before, it is an error.
        if (isKept) console.warn(message);
      },
    });
    // So that a link to what the bank shows can be short.
    await recordCalls(bank);
    await kept.saved();
    isKept = true;
    if (file.isCut)
      console.warn(
        `The last line of ${shownPath(given)} was not written to its end, as when a process is killed: the change in it, which was not answered, is left out. If something else has cut the file, the changes after it are lost too.`,
      );
    const clockText = machineClockText(bank, file.writtenAt);
    if (clockText !== undefined) console.warn(clockText);
    return {
      ...kept,
      failure() {
        const reason = kept.undone();
        return reason && `${shownPath(given)} can't be written: ${reason}.`;
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function refusalOf(given: string, { reason, restorable }: Conflict): string {
  const instead = restorable
    ? "give the options with which it was stored"
    : "go back to its last whole change, if there is one, with --state-repair (option stateRepair)";
  return `Option 'state' must be a file that this bank can go on from, got ${shownPath(given)}, but ${reason}: ${instead}, name another file, or start over with --reset-state (option resetState).`;
}
