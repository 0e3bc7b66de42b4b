import { type SetupWorker, setupWorker } from "msw/browser";
import { reportStart, reportWarnings } from "../shared/console-report.ts";
import { acquire, type BankHandlers, passthroughUnhandled } from "../shared/msw.ts";
import { warnOfOtherWorker } from "./other-worker.ts";

/** A bank that answers this page's requests. */
export interface Working {
  /** The `setupWorker` underneath, for handlers of your own: `worker.use(...)`. */
  readonly worker: SetupWorker;
  /** Lets requests go to the network again; the bank itself stays usable. */
  stop(): Promise<void>;
}

/** Where the service worker's script is, and which pages it controls. */
export interface WorkerOptions {
  /** By default "/mockServiceWorker.js". */
  readonly url?: string;
  /** By default the folder of `url`. */
  readonly scope?: string;
}

/** How long a worker may take to control the page, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * Lets a bank answer the requests this page makes, through msw's service worker. Requests that are
 * not the bank's go to the network. Rejects with an Error when another bank answers already, when the
 * worker's script is not found, or when the worker does not control the page.
 *
 * @example const { stop } = await start(createBank(), { url: "/mockServiceWorker.js" });
 */
export async function start(bank: BankHandlers, options: WorkerOptions = {}): Promise<Working> {
  const release = acquire("page", "worker.use(...bank.handlers)");
  reportWarnings(bank);
  const url = options.url ?? "/mockServiceWorker.js";
  const worker = setupWorker(...bank.handlers);
  let stopped: Promise<void> | undefined;
  let endWarning: () => void = () => undefined;
  const close = async () => {
    endWarning();
    await worker.stop();
    release();
  };
  const working: Working = {
    worker,
    stop() {
      stopped ??= close();
      return stopped;
    },
  };
  try {
    await startWorker(worker, url, options.scope);
  } catch (error) {
    // This restores at once what msw has patched, then waits forever for a worker that never registered, so it is not awaited.
    Promise.resolve(worker.stop()).catch(() => undefined);
    release();
    throw error;
  }
  try {
    if (globalThis.isSecureContext) await controlled(url);
    endWarning = warnOfOtherWorker();
  } catch (error) {
    await working.stop();
    throw error;
  }
  reportStart(bank, (address) => `${address} in this page`);
  return working;
}

async function startWorker(worker: SetupWorker, url: string, scope: string | undefined): Promise<void> {
  const serviceWorker = { url, ...(scope === undefined ? {} : { options: { scope } }) };
  try {
    await worker.start({ ...passthroughUnhandled, quiet: true, serviceWorker });
  } catch (cause) {
    throw new Error(
      `The service worker at ${url} could not be registered: copy it to your public folder with \`npx msw init <folder>\`, or say where it is with \`url\`.`,
      { cause },
    );
  }
}

/** Resolves once a worker with this script controls the page; `start` of msw may resolve before, or without. */
async function controlled(url: string): Promise<void> {
  const script = new URL(url, location.href).href;
  const isOurs = () => navigator.serviceWorker.controller?.scriptURL === script;
  const deadline = Date.now() + TIMEOUT_MS;
  while (!isOurs()) {
    if (Date.now() > deadline) {
      throw new Error(
        `The service worker at ${url} does not control this page: serve it from a folder at or above the page's path, or set \`scope\`.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
