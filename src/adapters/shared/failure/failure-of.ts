import { maskText } from "../../../engine/schema/mask-text.ts";
import type { Bank } from "../../../index.ts";
import type { FailedTest, FailureError, FailureFile } from "./types.ts";

/**
 * What a bank is when its test fails, its time paused. Names and messages are masked; rows and recipe are whole.
 *
 * @example await writeFile("bank.json", JSON.stringify(await failureOf(bank, { test, errors })));
 */
export async function failureOf(
  bank: Bank,
  { test, errors }: { readonly test: FailedTest; readonly errors: readonly FailureError[] },
): Promise<FailureFile> {
  const recipe: FailureFile["recipe"] = null;
  // A clock that ran on in the file would be far ahead when it is opened.
  bank.clock.pause();
  const state = bank.snapshot();
  const log = bank.log.entries;
  const { apiKeys } = bank.options;
  const keys = [...(apiKeys.client ?? []), ...(apiKeys.admin ?? [])];
  const masked = (text: string) => maskText(text, "message", keys);
  return {
    format: "sandbank-failure",
    version: 1,
    test: { ...test, name: masked(test.name) },
    errors: errors.map(({ message, location }) => ({ message: masked(message), location })),
    step: {
      at: new Date(state.clock.at).toISOString(),
      request: log.at(-1)?.number ?? null,
      calls: null,
    },
    recipe,
    state,
    log,
  };
}
