import { http } from "msw";
import { listen } from "./listen.ts";

/** Shared by every copy of this file that a runner loads into one process or page. */
const KEY = Symbol.for("sandbank.vitest.intercept");
const holder = globalThis as { [KEY]?: Promise<unknown> | undefined };

/** Lets one function answer all requests of this process or page; the first one stays. */
export function intercept(answer: (request: Request) => Promise<Response | undefined>): Promise<unknown> {
  const everything = {
    handlers: [
      http.all(
        () => true,
        ({ request }) => answer(request),
      ),
    ],
  };
  holder[KEY] ??= (runsInNode() ? interceptProcess(everything) : interceptPage(everything)).catch((error) => {
    holder[KEY] = undefined;
    throw error;
  });
  return holder[KEY];
}

type Handlers = Parameters<typeof listen>[1];

async function interceptProcess(handlers: Handlers): Promise<unknown> {
  // A bundler for browsers must not follow this one.
  const library = "msw/node";
  const { setupServer } = (await import(/* @vite-ignore */ library)) as typeof import("msw/node");
  return listen(setupServer, handlers);
}

async function interceptPage(handlers: Handlers): Promise<unknown> {
  const { start } = await import("./browser.ts");
  return start(handlers);
}

/** jsdom has a document too. */
function runsInNode(): boolean {
  return typeof process === "object" && process.versions?.node !== undefined;
}
