import { maskText } from "../../../engine/schema/masking/mask-text.ts";
import type { Bank } from "../../../index.ts";
import { openingLine } from "./name.ts";
import { sealed } from "./seal.ts";
import type { FailedTest, FailureError, FailureFile } from "./types.ts";

/** What a bank is when its test fails, its time paused. Names and messages are masked; rows and recipe are whole. */
export async function failureOf(
  bank: Bank,
  { test, errors }: { readonly test: FailedTest; readonly errors: readonly FailureError[] },
): Promise<FailureFile> {
  const recipe = bank.options.record === false ? null : await bank.recipe();
  // A clock that ran on in the file would be far ahead when it is opened.
  bank.clock.pause();
  const state = bank.snapshot();
  const log = bank.log.entries;
  const { apiKeys, signatures } = bank.options;
  const keys = [...(apiKeys.client ?? []), ...(apiKeys.admin ?? []), signatures.secret ?? []].flat();
  const masked = (text: string) => maskText(text, "message", keys);
  return sealed({
    format: "sandbank-failure",
    version: 1,
    test: { ...test, name: masked(test.name) },
    errors: errors.map(({ message, location }) => ({ message: masked(message), location })),
    step: {
      at: new Date(state.clock.at).toISOString(),
      request: log.at(-1)?.number ?? null,
      calls: recipe?.calls.length ?? null,
    },
    recipe,
    state,
    log,
  });
}

/**
 * Lets `write` write the file of a failed test and prints how the path that it resolves with is opened. Rejects never: the
 * test has failed already, and shows why.
 */
export async function keepFailure(
  bank: Bank,
  failed: { readonly test: FailedTest; readonly errors: readonly FailureError[] },
  write: (json: string) => Promise<string>,
): Promise<void> {
  try {
    console.log(openingLine(await write(JSON.stringify(await failureOf(bank, failed)))));
  } catch (error) {
    console.error("[sandbank] The bank of this failed test could not be saved.", error);
  }
}
