import { warnOfMiss } from "../../bank/with-handlers.ts";
import { thrownBy } from "../../engine/errors.ts";
import { pathsAt, type UnknownPaths } from "../../engine/http/address.ts";
import { allowOrigin, preflight } from "../../engine/http/cors.ts";
import { isOwnHandler } from "../../engine/http/handlers.ts";
import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { reportedIn, reportWarnings } from "../shared/console-report.ts";
import { type Answer, intercept } from "../shared/intercept.ts";
import { dispatch } from "../shared/msw.ts";
import { type Expectations, trackRequests } from "../shared/request-tracker.ts";
import { singleton } from "../shared/singleton.ts";
import { answerFetch } from "./fetch.ts";
import { lostFile } from "./jsdom.ts";
import { followNetwork } from "./network.ts";
import { isPage } from "./results.ts";

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

/** What is at the base url of a bank while it answers. */
interface Active {
  readonly answer: Answer;
  /** Whether all its handlers are of its own making, so that none of them has a say that only msw's way would give it. */
  readonly isPlain: () => boolean;
  /** Looks at a request that is at no bank's address. */
  readonly pass: (request: Request) => void;
}

/**
 * The banks by base url: those that answer, and where others have: an address and what unknown paths there are, so that the
 * bank can be collected.
 */
const banks = singleton("vitest", () => ({
  count: 0,
  active: new Map<string, Active>(),
  ended: new Map<string, UnknownPaths | undefined>(),
  begun: undefined as Promise<void> | undefined,
}));

const generated = (count: number) => `https://bank-${count}.test`;
const GENERATED = /^https:\/\/bank-([1-9]\d*)\.test\//;
/** The real one, even while a test uses fake timers; only Node has the first. */
const nextTurn: (then: () => void) => unknown = globalThis.setImmediate ?? globalThis.setTimeout;
/** More than it takes in Node, whatever sends a request, until it has arrived here. */
const TURNS = isPage ? 1 : 3;

/**
 * Creates a bank and lets it answer below its base url, or below a generated one when the options
 * have none. The tests of a file report each kind of warning once. Rejects with an Error when another bank is registered there, and as `createBank` does.
 *
 * @example
 * const { bank, unregister } = await register({ seed: 7 }, { failOn: new Set(["unhandled"]), test: "…" });
 * await fetch(`${bank.baseUrl}/v1/ach`, { headers });
 * await unregister();
 */
export async function register(
  options: BankOptions,
  expectations: Expectations,
  file?: string,
): Promise<Registration> {
  await begin();
  const isGenerated = options.baseUrl === undefined;
  if (isGenerated) banks.count += 1;
  const bank = createBank({
    ...options,
    baseUrl: options.baseUrl ?? generated(banks.count),
  }) as BankWithBaseUrl;
  reportWarnings(bank, reportedIn(file));
  const { baseUrl } = bank;
  const { unknownPaths } = bank.options.assumptions;
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
  banks.active.set(baseUrl, {
    answer: async (request) => preflight(request) ?? requests.track(request, answer(request)),
    ...handling(bank),
  });
  await bank.ready;
  return {
    bank,
    async unregister(before = async () => undefined) {
      try {
        // A request that the test's last line made has not arrived here yet.
        for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
        const problem = thrownBy(requests.check);
        await before(problem);
        if (problem !== undefined) throw problem;
      } finally {
        banks.active.delete(baseUrl);
        if (!isGenerated) banks.ended.set(baseUrl, unknownPaths);
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
  await begin();
  reportWarnings(bank, reportedIn());
  refuseTaken(
    baseUrl,
    "A test or run",
    "give each bank a 'baseUrl' of its own, or let the runs follow each other",
  );
  const respond: Answer = async (request) => {
    const response = preflight(request) ?? (await dispatch(bank, request));
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

function handling(bank: Bank): Omit<Active, "answer"> {
  return {
    isPlain: () => bank.handlers.every(isOwnHandler),
    pass({ method, url, headers }) {
      warnOfMiss(bank, { method, url: new URL(url), hasKey: headers.has("authorization") });
    },
  };
}

/** Lets the requests of this process or page reach the banks. */
async function begin(): Promise<void> {
  banks.begun ??= start();
  try {
    await banks.begun;
  } catch (error) {
    banks.begun = undefined;
    throw error;
  }
}

async function start(): Promise<void> {
  const first = globalThis.fetch;
  await intercept("vitest", answerByBaseUrl);
  // A page's worker shows its requests in the developer tools.
  if (isPage) return;
  const isOurs = await followNetwork();
  if (isOurs) answerFetch(first, { takes, answer: answerByBaseUrl, isOurs });
}

function refuseTaken(baseUrl: string, what: string, instead: string): void {
  if (banks.active.has(baseUrl))
    throw new Error(`${what} that runs at the same time has a bank at ${baseUrl}: ${instead}.`);
}

/** Answers with the bank at a request's address. A late request to an ended bank must not reach the network. */
async function answerByBaseUrl(request: Request): Promise<Response | undefined> {
  const active = activeAt(request.url);
  if (active) return active.answer(request);
  if (isLate(request.url)) return Response.error();
  for (const { pass } of banks.active.values()) pass(request);
  return undefined;
}

function takes(url: string): boolean {
  return activeAt(url)?.isPlain() ?? isLate(url);
}

function activeAt(url: string): Active | undefined {
  for (const [baseUrl, active] of banks.active) if (isBelow(url, baseUrl)) return active;
  return undefined;
}

/** Whether a request would have reached a bank that has ended. */
function isLate(url: string): boolean {
  const [, number] = GENERATED.exec(url) ?? [];
  if (number !== undefined && Number(number) <= banks.count) return true;
  for (const [baseUrl, unknownPaths] of banks.ended)
    if (isBelow(url, baseUrl)) return pathsAt({ baseUrl, unknownPaths })(new URL(url)) !== undefined;
  return false;
}

function isBelow(url: string, baseUrl: string): boolean {
  return url.startsWith(`${baseUrl}/`);
}
