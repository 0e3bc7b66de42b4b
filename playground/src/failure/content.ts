import type { CoreBank } from "sandbank/core";
import { checkFailure, type FailureFile, openRecipe, parsed } from "sandbank/internal";

/** What a file holds that can be opened. */
export interface Content {
  /** What it is, for a sentence. */
  readonly kind: string;
  /** The failed test, in a file of one. */
  readonly failure?: FailureFile;
  /** Puts a bank into its state. Resolves with what differs, a sentence each. Rejects, changing nothing, when the bank refuses it. */
  open(bank: CoreBank): Promise<readonly string[]>;
}

/**
 * Reads a file of a failed test, a snapshot or a recipe. Throws an Error in one line for anything else.
 *
 * @example await contentOf(await file.text()).open(bank);
 */
export function contentOf(json: string): Content {
  const value = parsed(json);
  const format = typeof value === "object" && value !== null && "format" in value ? value.format : undefined;
  const restoring = (state: unknown) => async (bank: CoreBank) => {
    await bank.restore(state);
    return [];
  };
  switch (format) {
    case "sandbank-failure": {
      const failure = checkFailure(value);
      return { kind: "the bank from a failed test", failure, open: restoring(failure.state) };
    }
    case "sandbank-snapshot":
      return { kind: "a snapshot", open: restoring(value) };
    case "sandbank-recipe":
      return {
        kind: "a recipe",
        async open(bank) {
          const { isSame, refused } = await openRecipe(bank, value);
          return isSame ? [] : ["The state differs slightly from the recipe.", ...refused];
        },
      };
    default:
      throw new Error("It isn't a Sandbank failed test, snapshot, or recipe.");
  }
}
