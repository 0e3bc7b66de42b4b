import type { PlaywrightTestOptions, PlaywrightWorkerArgs } from "@playwright/test";
import type { Bank } from "../../index.ts";
import { answerRequests } from "./request.ts";
import { answerContext } from "./route.ts";

/** What of a test makes its requests. */
interface Senders extends Pick<PlaywrightWorkerArgs, "browser" | "playwright"> {
  /** Where its paths are. */
  readonly baseURL: PlaywrightTestOptions["baseURL"];
}

/**
 * Lets a bank answer every context that a test makes, of pages and of requests without a page, before the test gets it.
 * Returns a function that ends this.
 *
 * @example const stop = answerTest(bank, { browser, playwright, baseURL });
 */
export function answerTest(bank: Bank, { browser, playwright, baseURL }: Senders): () => Promise<void> {
  const requests = answerRequests(bank);
  const restorePages = afterNewContext(browser, async (context, options) => {
    const app = options?.baseURL ?? baseURL;
    await answerContext(context, bank, app);
    requests.answer(context.request, app);
  });
  const restoreRequests = afterNewContext(playwright.request, async (context, options) => {
    requests.answer(context, options?.baseURL ?? baseURL);
  });
  return async () => {
    restorePages();
    restoreRequests();
    await requests.close();
  };
}

/** Prepares each context before the caller of `newContext` gets it. */
function afterNewContext<Context, Options>(
  maker: { newContext(options?: Options): Promise<Context> },
  prepare: (context: Context, options: Options | undefined) => Promise<void>,
): () => void {
  const { newContext } = maker;
  maker.newContext = async (options) => {
    const context = await newContext.call(maker, options);
    await prepare(context, options);
    return context;
  };
  return () => {
    maker.newContext = newContext;
  };
}
