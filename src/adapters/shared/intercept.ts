import { http } from "msw";
import type { Answering } from "./dispatch.ts";
import { listen } from "./listen.ts";

/** Answers a request, or leaves it to the next, and at last to the network. */
export type Answer = (request: Request) => Promise<Response | undefined>;

interface Interceptor {
  readonly answers: Map<string, Answer>;
  started?: Promise<unknown> | undefined;
}

/** Shared by every copy of this file that a runner loads into one process or page. */
const KEY = Symbol.for("sandbank.intercept");
const holder = globalThis as { [KEY]?: Interceptor; process?: { versions?: { node?: string } } };
holder[KEY] ??= { answers: new Map() };
const interceptor = holder[KEY];

/**
 * Lets a function answer the requests of this process, or of this page where there is no Node. The
 * newest of each name is asked. Rejects with a message as `start` of `sandbank/node` and
 * `sandbank/browser` do.
 */
export async function intercept(name: string, answer: Answer, workerUrl?: string): Promise<void> {
  interceptor.answers.set(name, answer);
  interceptor.started ??= start(
    {
      handlers: [
        http.all(
          () => true,
          ({ request }) => firstAnswer(request),
        ),
      ],
    },
    workerUrl,
  );
  try {
    await interceptor.started;
  } catch (error) {
    interceptor.started = undefined;
    throw error;
  }
}

async function firstAnswer(request: Request): Promise<Response | undefined> {
  for (const answer of interceptor.answers.values()) {
    const response = await answer(request);
    if (response) return response;
  }
  return undefined;
}

async function start(bank: Answering, url: string | undefined): Promise<unknown> {
  // jsdom has a document too, so Node is told by Node.
  if (holder.process?.versions?.node === undefined) {
    const page = await import("../browser/index.ts");
    return page.start(bank, url === undefined ? {} : { url });
  }
  // A bundler for browsers must not follow this one.
  const library = "msw/node";
  const { setupServer } = (await import(/* @vite-ignore */ library)) as typeof import("msw/node");
  return listen(setupServer, bank);
}
