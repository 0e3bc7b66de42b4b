import { thrownBy } from "../../engine/errors.ts";
import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { allowOrigin, preflight } from "../shared/cors.ts";
import { type Answer, intercept } from "../shared/intercept.ts";
import { dispatch } from "../shared/msw.ts";
import { type Expectations, trackRequests } from "../shared/request-tracker.ts";
import { singleton } from "../shared/singleton.ts";
import { lostFile } from "./jsdom.ts";

/** A bank whose address is known. */
export type BankWithBaseUrl = Bank & { readonly baseUrl: string };

/** A bank that answers below its base url until its test ends. */
export interface Registration {
  readonly bank: BankWithBaseUrl;
  /**
   * Ends the bank. Rejects with a message for each thing that was to fail the test; `before` is called with them, or
   * with nothing, while the bank still is as the test left it.
   */
  unregister(before?: (problem?: unknown) => Promise<void>): Promise<void>;
}

/** The banks by base url: those of running tests, and those whose tests have ended. */
const banks = singleton("vitest", () => ({
  count: 0,
  active: new Map<string, Answer>(),
  ended: new Map<string, Answer>(),
}));

/** The real one, even while a test uses fake timers. */
const { setTimeout } = globalThis;

/**
 * Creates a bank and lets it answer below its base url, or below a generated one when the options
 * have none. Rejects with an Error when another bank is registered there, and as `createBank` does.
 *
 * @example
 * const { bank, unregister } = await register({ seed: 7 }, { failOn: new Set(["unhandled"]), test: "…" });
 * await fetch(`${bank.baseUrl}/v1/ach`, { headers });
 * await unregister();
 */
export async function register(options: BankOptions, expectations: Expectations): Promise<Registration> {
  await intercept("vitest", answerByBaseUrl);
  const isGenerated = options.baseUrl === undefined;
  if (isGenerated) banks.count += 1;
  const bank = createBank({
    ...options,
    baseUrl: options.baseUrl ?? `https://bank-${banks.count}.test`,
  }) as BankWithBaseUrl;
  const { baseUrl } = bank;
  refuseTaken(baseUrl, "A test", "leave 'baseUrl' out of bankOptions, so that each has its own");
  const requests = trackRequests(bank, expectations);
  const answer: Answer = async (request) => {
    const message = await lostFile(request);
    if (message) {
      requests.report(message);
      return Response.error();
    }
    // Nothing else is at a generated address, so the bank answers every request there, with 404 at worst.
    const response = (await dispatch(bank, request)) ?? (isGenerated ? await bank.fetch(request) : undefined);
    return response && allowOrigin(request, response);
  };
  banks.ended.delete(baseUrl);
  banks.active.set(
    baseUrl,
    async (request) => preflight(request) ?? requests.track(request, answer(request)),
  );
  await bank.ready;
  return {
    bank,
    async unregister(before = async () => undefined) {
      try {
        // A request that the test's last line made has not arrived here yet.
        await new Promise((resolve) => setTimeout(resolve));
        const problem = thrownBy(requests.check);
        await before(problem);
        if (problem !== undefined) throw problem;
      } finally {
        banks.active.delete(baseUrl);
        banks.ended.set(
          baseUrl,
          isGenerated ? async () => Response.error() : (request) => dispatch(bank, request),
        );
        await bank.dispose();
      }
    },
  };
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
export async function answer(bank: Bank): Promise<() => void> {
  const { baseUrl } = bank;
  if (baseUrl === undefined)
    throw new TypeError("A bank without a base url can't be told from others: give createBank a 'baseUrl'.");
  await intercept("vitest", answerByBaseUrl);
  refuseTaken(
    baseUrl,
    "A test or run",
    "give each bank a 'baseUrl' of its own, or let the runs follow each other",
  );
  const respond: Answer = async (request) => {
    const response = preflight(request) ?? (await dispatch(bank, request));
    return response && allowOrigin(request, response);
  };
  banks.ended.delete(baseUrl);
  banks.active.set(baseUrl, respond);
  return () => {
    // A second call must not end another bank.
    if (banks.active.get(baseUrl) !== respond) return;
    banks.active.delete(baseUrl);
    banks.ended.set(baseUrl, respond);
  };
}

function refuseTaken(baseUrl: string, what: string, instead: string): void {
  if (banks.active.has(baseUrl))
    throw new Error(`${what} that runs at the same time has a bank at ${baseUrl}: ${instead}.`);
}

/** Answers with the bank at a request's address. A late request to an ended bank must not reach the network. */
async function answerByBaseUrl(request: Request): Promise<Response | undefined> {
  const answer = answerBelow(request, banks.active);
  if (answer) return answer(request);
  try {
    return await answerBelow(request, banks.ended)?.(request);
  } catch {
    return Response.error();
  }
}

function answerBelow(request: Request, answers: ReadonlyMap<string, Answer>): Answer | undefined {
  for (const [baseUrl, answer] of answers) if (request.url.startsWith(`${baseUrl}/`)) return answer;
  return undefined;
}
