import type { Bank, BankOptions } from "../../index.ts";
import { intercept } from "../shared/msw/intercept.ts";
import { isPage } from "../shared/platform.ts";
import { answerFor, type Registration, register as registerFor } from "../shared/tests/registration.ts";
import type { Expectations } from "../shared/tests/request-tracker.ts";
import type { Runner } from "../shared/tests/runner.ts";
import { answerFetch } from "./fetch.ts";
import { followNetwork } from "./network.ts";

const vitest: Runner = {
  async start({ answer, takes }) {
    const first = globalThis.fetch;
    const msw = await intercept("vitest", answer);
    // A page's worker shows its requests in the developer tools.
    if (isPage) return msw;
    const isOurs = await followNetwork();
    if (isOurs) answerFetch(first, { takes, answer, isOurs });
    return msw;
  },
  // Only Node has the first.
  nextTurn: globalThis.setImmediate ?? globalThis.setTimeout,
  turns: isPage ? 1 : 3,
};

/** Creates the bank of a test and lets it answer until the test ends. */
export function register(options: BankOptions, expectations: Expectations): Promise<Registration> {
  return registerFor(vitest, options, expectations);
}

/**
 * Lets a bank that you made yourself answer the requests below its base url, such as one of a run of `lostReplies`.
 * Resolves with a function that ends this. Rejects with an Error when the bank has no base url, or another answers
 * there.
 *
 * @example
 * const stop = await answer(bank);
 * await payTwoBills();
 * stop();
 */
export function answer(bank: Bank): Promise<() => void> {
  return answerFor(vitest, bank);
}
