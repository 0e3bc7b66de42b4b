import { http } from "msw";
import type { BankHandlers } from "./msw.ts";
import type { Beneath } from "./own-handlers.ts";
import { singleton } from "./singleton.ts";
import { startServer } from "./start-server.ts";

/** Answers a request; undefined leaves it to the next one, and finally to the network. */
export type Answer = (request: Request) => Promise<Response | undefined>;

interface Interceptor {
  readonly answers: Map<string, Answer>;
  started?: Promise<Beneath> | undefined;
}

const interceptor = singleton<Interceptor>("interceptor", () => ({ answers: new Map() }));

/**
 * Lets a function answer the requests of this process, or of this page where there is no Node. Of
 * each name the latest function is used. Resolves with the msw beneath. Rejects with an Error as `start` of
 * `sandbank/node` and `sandbank/browser` do.
 *
 * @example await intercept("storybook", (request) => dispatch(bank, request));
 */
export async function intercept(name: string, answer: Answer, workerUrl?: string): Promise<Beneath> {
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
    return await interceptor.started;
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

async function start(bank: BankHandlers, url: string | undefined): Promise<Beneath> {
  // jsdom has a document too, so only the version of Node shows where this runs.
  if (globalThis.process?.versions?.node === undefined) {
    const page = await import("./start-worker.ts");
    return page.startWorker(bank, url === undefined ? {} : { url }, "adapter");
  }
  // Put together, so that no bundler for browsers follows this import: the one of Vite 6 and 7 knows what is in a variable.
  const library = ["msw", "node"].join("/");
  const node: typeof import("msw/node") = await import(/* @vite-ignore */ library);
  return startServer(node, bank, "adapter");
}
