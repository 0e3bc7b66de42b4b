import { warnOfMiss } from "../../../bank/with-handlers.ts";
import { thrownBy } from "../../../engine/errors.ts";
import { isOwnHandler } from "../../../engine/http/handlers.ts";
import { allowOrigin } from "../../../engine/http/headers/cors.ts";
import { type Bank, type BankOptions, createBank } from "../../../index.ts";
import { reportedIn, reportWarnings } from "../console/console-report.ts";
import { type Active, answerByBaseUrl, banks, generated, takes } from "../msw/banks-by-address.ts";
import type { Answer } from "../msw/msw.ts";
import { dispatch } from "../msw/msw.ts";
import {
  addOwnHandlers,
  createHandlerList,
  type HandlerList,
  type OwnHandlers,
  type OwnServer,
  type OwnWorker,
  resetMsw,
  type StartedMsw,
} from "../msw/own-handlers.ts";
import { lostFile } from "./jsdom.ts";
import { preflightAt } from "./preflight-at.ts";
import { type Expectations, trackRequests } from "./request-tracker.ts";
import type { Runner } from "./runner.ts";

type BankAtAddress = Bank & { readonly baseUrl: string };

/** A bank whose address is known, with handlers of your own in front of it. */
export type BankWithBaseUrl = BankAtAddress & OwnHandlers & OwnServer & OwnWorker;

export interface Registration {
  readonly bank: BankWithBaseUrl;
  /**
   * Ends the bank. Rejects with a message for each thing that was to fail the test; `before` is called with them, or
   * with nothing, while the bank still is as the test left it.
   */
  unregister(before?: (problem?: unknown) => Promise<void>): Promise<void>;
}

/**
 * Creates a bank and lets it answer below its base url, or below a generated one when the options
 * have none. The tests of a file report each kind of warning once. Rejects with an Error when another bank is registered there, and as `createBank` does.
 */
export async function register(
  runner: Runner,
  options: BankOptions,
  expectations: Expectations,
): Promise<Registration> {
  // Pages refuse to have theirs called as a method.
  const { nextTurn, turns } = runner;
  const msw = await begin(runner);
  const isGenerated = options.baseUrl === undefined;
  if (isGenerated) banks.count += 1;
  const bank = createBank({
    ...options,
    baseUrl: options.baseUrl ?? generated(banks.count),
  }) as BankAtAddress;
  reportWarnings(bank, reportedIn(expectations.file));
  const { baseUrl } = bank;
  const { unknownPaths } = bank.options.assumptions;
  refuseTaken(baseUrl, "A test", "leave 'baseUrl' out of bankOptions, so that each has its own");
  const own = createHandlerList();
  addOwnHandlers(bank, own, msw, () => {
    banks.isTaken = true;
  });
  const requests = trackRequests(bank, expectations);
  // Handlers of the test's own may answer any path, and do not know of preflights.
  const preflightHere = preflightAt(bank, () => isGenerated || !own.isEmpty);
  const answer: Answer = async (request) => {
    const given = await own.answer(request);
    if (given) return allowOrigin(request, given);
    const message = await lostFile(request);
    if (message) {
      requests.report(message);
      return Response.error();
    }
    // Nothing else is at a generated address, so the bank answers every request there, with 404 at worst.
    const response = (await dispatch(bank, request)) ?? (isGenerated ? await bank.fetch(request) : undefined);
    return response && allowOrigin(request, response);
  };
  banks.active.set(baseUrl, {
    answer: async (request) => preflightHere(request) ?? requests.track(request, answer(request)),
    ...handling(bank, own),
  });
  banks.own = [own, ...banks.own];
  const leave = async () => {
    banks.active.delete(baseUrl);
    banks.own = banks.own.filter((each) => each !== own);
    // Which test has added handlers to msw itself is not known, so they stay while one of the tests runs.
    if (banks.own.length === 0 && banks.isTaken) resetMsw(msw);
    if (!isGenerated) banks.ended.set(baseUrl, unknownPaths);
    await bank.dispose();
  };
  try {
    await bank.ready;
  } catch (error) {
    // No test begins that could end it.
    await leave();
    throw error;
  }
  return {
    bank,
    async unregister(before = async () => undefined) {
      try {
        // A request that the test's last line made has not arrived here yet.
        for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
        const problem = thrownBy(requests.check);
        await before(problem);
        if (problem !== undefined) throw problem;
      } finally {
        await leave();
      }
    },
  };
}

/**
 * Lets a bank that a user has made answer the requests below its base url. Resolves with a function that ends this.
 * Rejects with an Error when the bank has no base url, or another answers there.
 */
export async function answerFor(runner: Runner, bank: Bank): Promise<() => void> {
  const { baseUrl } = bank;
  if (baseUrl === undefined)
    throw new TypeError(
      "A bank without a base url can't be distinguished from others: give createBank a 'baseUrl'.",
    );
  await begin(runner);
  reportWarnings(bank, reportedIn());
  refuseTaken(
    baseUrl,
    "A test or run",
    "give each bank a 'baseUrl' of its own, or let the runs follow each other",
  );
  const preflightHere = preflightAt({ baseUrl, options: bank.options });
  const respond: Answer = async (request) => {
    const response = preflightHere(request) ?? (await dispatch(bank, request));
    return response && allowOrigin(request, response);
  };
  const { unknownPaths } = bank.options.assumptions;
  const active = { answer: respond, ...handling(bank) };
  banks.active.set(baseUrl, active);
  return () => {
    // A second call must not end another bank.
    if (banks.active.get(baseUrl) !== active) return;
    banks.active.delete(baseUrl);
    banks.ended.set(baseUrl, unknownPaths);
  };
}

function handling(bank: Bank, own?: HandlerList): Omit<Active, "answer"> {
  return {
    isPlain: () => own?.isEmpty !== false && bank.handlers.every(isOwnHandler),
    pass({ method, url, headers }) {
      warnOfMiss(bank, { method, url: new URL(url), authorization: headers.get("authorization") });
    },
  };
}

async function begin({ start }: Runner): Promise<StartedMsw> {
  banks.begun ??= start({ answer: answerByBaseUrl, takes });
  try {
    return await banks.begun;
  } catch (error) {
    banks.begun = undefined;
    throw error;
  }
}

/** Makes the next bank start its runner again, because the runner of the banks before has stopped. */
export function end(): void {
  banks.begun = undefined;
}

function refuseTaken(baseUrl: string, what: string, instead: string): void {
  if (banks.active.has(baseUrl))
    throw new Error(`${what} that runs at the same time has a bank at ${baseUrl}: ${instead}.`);
}
