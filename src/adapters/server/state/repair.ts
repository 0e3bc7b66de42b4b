import { OptionError } from "../../../core.ts";
import { wholePart } from "../../persist/journal.ts";
import { shownPath } from "../../shared/paths.ts";
import { openStateFile, orRefuse } from "./open.ts";

/**
 * Goes back to the last change of a state file that is whole, and keeps the damaged file under another name. Resolves with a
 * sentence that says what is lost; undefined where nothing is damaged. Rejects with an OptionError as `openStateFile` does,
 * and where not even the first line is whole.
 *
 * @example const lost = await repairState("bank.json");
 */
export async function repairState(given: string): Promise<string | undefined> {
  const file = await openStateFile(given);
  try {
    const texts = await orRefuse(given, file.read());
    const { count, reason } = wholePart(texts);
    if (reason === undefined) return undefined;
    if (count === 0)
      throw new OptionError(
        `Option 'stateRepair' needs a file whose first line is whole, got ${shownPath(given)}, but ${reason}: there is nothing to go back to, so name another file, or start over with --reset-state (option resetState).`,
      );
    const copy = await orRefuse(given, file.goBackTo(texts.slice(0, count)));
    const lost = texts.length - count;
    const after = lost === 2 ? "line" : `${lost - 1} lines`;
    const changes = lost === 1 ? "the change in it is lost" : `it and the ${after} after it are lost`;
    return `${shownPath(given)} was repaired: ${reason}, so ${changes}. The file as it was is ${shownPath(copy)}.`;
  } finally {
    await file.close();
  }
}
