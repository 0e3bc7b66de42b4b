import { isPage, singleton } from "../platform.ts";
import { type Answer, type BankHandlers, handlerFor } from "./msw.ts";
import type { StartedMsw } from "./own-handlers.ts";
import { startServer } from "./start-server.ts";

interface Interceptor {
  readonly answers: Map<string, Answer>;
  started?: Promise<StartedMsw> | undefined;
}

const interceptor = singleton<Interceptor>("interceptor", () => ({ answers: new Map() }));

/**
 * Lets a function answer the requests of this process, or of this page where there is no Node. Of
 * each name the latest function is used. Resolves with the msw that runs. Rejects with an Error as `start` of
 * `sandbank/node` and `sandbank/browser` do.
 */
export async function intercept(name: string, answer: Answer, workerUrl?: string): Promise<StartedMsw> {
  interceptor.answers.set(name, answer);
  interceptor.started ??= start({ handlers: [handlerFor(firstAnswer)] }, workerUrl);
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

async function start(bank: BankHandlers, url: string | undefined): Promise<StartedMsw> {
  if (isPage) {
    const page = await import("./start-worker.ts");
    return page.startWorker(bank, url === undefined ? {} : { url }, "adapter");
  }
  // Put together, so that no bundler for browsers follows this import: the one of Vite 6 and 7 knows what is in a variable.
  const library = ["msw", "node"].join("/");
  const node: typeof import("msw/node") = await import(/* @vite-ignore */ library);
  return startServer(node, bank, "adapter");
}
