import { http } from "msw";
import type { BankHandlers } from "./msw.ts";
import { singleton } from "./singleton.ts";
import { startServer } from "./start-server.ts";

/** Answers a request; undefined leaves it to the next one, and finally to the network. */
export type Answer = (request: Request) => Promise<Response | undefined>;

interface Interceptor {
  readonly answers: Map<string, Answer>;
  started?: Promise<unknown> | undefined;
}

const interceptor = singleton<Interceptor>("interceptor", () => ({ answers: new Map() }));

/**
 * Lets a function answer the requests of this process, or of this page where there is no Node. Of
 * each name the latest function is used. Rejects with an Error as `start` of `sandbank/node` and
 * `sandbank/browser` do.
 *
 * @example await intercept("storybook", (request) => dispatch(bank, request));
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

async function start(bank: BankHandlers, url: string | undefined): Promise<unknown> {
  // jsdom has a document too, so only the version of Node shows where this runs.
  if (globalThis.process?.versions?.node === undefined) {
    const page = await import("./start-worker.ts");
    return page.startWorker(bank, url === undefined ? {} : { url }, "adapter");
  }
  // A variable, so that a bundler for browsers does not follow this import.
  const library = "msw/node";
  const { setupServer }: typeof import("msw/node") = await import(/* @vite-ignore */ library);
  return startServer(setupServer, bank, "adapter");
}
