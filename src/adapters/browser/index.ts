import { type SetupWorker, setupWorker } from "msw/browser";
import { acquire, type BankHandlers, passthroughUnhandled } from "../shared/msw.ts";
import { control, notRegistered } from "./control.ts";

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

/**
 * Lets a bank answer the requests this page makes, through msw's service worker. Requests that are
 * not the bank's go to the network. Rejects with an Error when another bank answers already, when the
 * worker's script is not found, or when the worker does not control the page.
 *
 * @example const { stop } = await start(createBank(), { url: "/mockServiceWorker.js" });
 */
export async function start(bank: BankHandlers, options: WorkerOptions = {}): Promise<Working> {
  const release = acquire("page", "worker.use(...bank.handlers)");
  const url = options.url ?? "/mockServiceWorker.js";
  const worker = setupWorker(...bank.handlers);
  let stopped: Promise<void> | undefined;
  const close = async () => {
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
    if (navigator.serviceWorker) await control(url, options.scope);
  } catch (error) {
    release();
    throw error;
  }
  try {
    await startWorker(worker, url, options.scope);
  } catch (error) {
    // This restores at once what msw has patched, then waits forever for a worker that never registered, so it is not awaited.
    Promise.resolve(worker.stop()).catch(() => undefined);
    release();
    throw error;
  }
  return working;
}

async function startWorker(worker: SetupWorker, url: string, scope: string | undefined): Promise<void> {
  const serviceWorker = { url, ...(scope === undefined ? {} : { options: { scope } }) };
  try {
    await worker.start({ ...passthroughUnhandled, quiet: true, serviceWorker });
  } catch (cause) {
    throw notRegistered(url, cause);
  }
}
