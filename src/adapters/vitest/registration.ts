import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { allowOrigin, preflight } from "../shared/cors.ts";
import { ask } from "../shared/dispatch.ts";
import { type Answer, intercept } from "../shared/intercept.ts";
import { watch } from "../shared/watch.ts";
import { lostFile } from "./jsdom.ts";

/** A bank whose address is known. */
export type BankWithBaseUrl = Bank & { readonly baseUrl: string };

/** A bank that answers below its base url until its test ends. */
export interface Registration {
  readonly bank: BankWithBaseUrl;
  /** Ends the bank. Rejects with a message for each request that went wrong. */
  unregister(): Promise<void>;
}

/** Shared by every copy of this file that a runner loads into one process or page. */
const KEY = Symbol.for("sandbank.vitest");
const holder = globalThis as {
  [KEY]?: { count: number; living: Map<string, Answer>; gone: Map<string, Answer> };
};
holder[KEY] ??= { count: 0, living: new Map(), gone: new Map() };
const shared = holder[KEY];

/** The real ones, whatever a test fakes. */
const { setTimeout } = globalThis;

/**
 * Makes a bank and lets it answer below its base url, or below one of its own when the options have
 * none. Rejects with a message when a bank lives there already, and as `createBank` does.
 */
export async function register(options: BankOptions): Promise<Registration> {
  await intercept("vitest", dispatch);
  const isInvented = options.baseUrl === undefined;
  if (isInvented) shared.count += 1;
  const baseUrl = options.baseUrl ?? `https://bank-${shared.count}.test`;
  const bank = createBank({ ...options, baseUrl }) as BankWithBaseUrl;
  const home = bank.baseUrl;
  if (shared.living.has(home)) {
    throw new Error(
      `A test that runs at the same time has a bank at ${home}: leave 'baseUrl' out of bankOptions, so that each has its own.`,
    );
  }
  const watched = watch(bank);
  const answer: Answer = async (request) => {
    const lost = await lostFile(request);
    if (lost) {
      watched.report(lost);
      return refuse();
    }
    // Nobody else lives at an invented address, so the bank answers all of it, with 404 at worst.
    const response = (await ask(bank, request)) ?? (isInvented ? await bank.fetch(request) : undefined);
    return response && allowOrigin(request, response);
  };
  shared.gone.delete(home);
  shared.living.set(home, async (request) => preflight(request) ?? watched.pending(request, answer(request)));
  await bank.ready;
  return {
    bank,
    async unregister() {
      try {
        // A request made in the last line of the test is on its way, but not here yet.
        await new Promise((resolve) => setTimeout(resolve));
        watched.check();
      } finally {
        shared.living.delete(home);
        shared.gone.set(home, isInvented ? async () => refuse() : (request) => ask(bank, request));
        await bank.dispose();
      }
    },
  };
}

/** Finds the bank at a request's address. A late one to a bank that is gone must not reach the network. */
async function dispatch(request: Request): Promise<Response | undefined> {
  const present = answererOf(request, shared.living);
  if (present) return present(request);
  try {
    return await answererOf(request, shared.gone)?.(request);
  } catch {
    return refuse();
  }
}

function answererOf(request: Request, banks: ReadonlyMap<string, Answer>): Answer | undefined {
  for (const [home, answer] of banks) if (request.url.startsWith(`${home}/`)) return answer;
  return undefined;
}

function refuse(): Response {
  return Response.error();
}
