import type { HttpHandler } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { singleton } from "../platform.ts";
import { refuseSecondBank, reportReplaced, type Starter, slotOf } from "./active-bank.ts";
import { control, notRegistered } from "./control.ts";
import { sendFormsAsBytes } from "./forms-in-page.ts";
import { type BankHandlers, passthroughUnhandled } from "./msw.ts";

/** A bank that answers this page's requests. */
export interface Working {
  /** The `setupWorker` underneath, for handlers of your own: `worker.use(...)`. */
  readonly worker: SetupWorker;
  /**
   * Lets requests go to the network again; the bank itself stays usable. Does nothing once another bank has replaced it.
   */
  stop(): Promise<void>;
}

/** Where the service worker's script is, and which pages it controls. */
export interface WorkerOptions {
  /** By default "/mockServiceWorker.js". */
  readonly url?: string;
  /** By default the folder of `url`. */
  readonly scope?: string;
}

interface Started {
  readonly working: Working;
  readonly close: () => Promise<void>;
  readonly url: string;
  readonly scope: string | undefined;
}

/** Starts and stops follow each other, because msw can do one of them at a time. */
const line = singleton("worker-line", () => ({ last: Promise.resolve<unknown>(undefined) }));

function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = line.last.then(work);
  line.last = done.catch(() => undefined);
  return done;
}

/** Starts msw in a page, or replaces the bank that answers now; see `start` of `sandbank/browser`. */
export function startWorker(
  bank: BankHandlers,
  options: WorkerOptions,
  starter: Starter = "user",
): Promise<Working> {
  return inLine(() => take(bank, options, starter));
}

async function take(
  bank: BankHandlers,
  { url = "/mockServiceWorker.js", scope }: WorkerOptions,
  starter: Starter,
): Promise<Working> {
  const slot = slotOf<Started>("page");
  const before = slot.active;
  const isSame = before?.started.url === url && before.started.scope === scope;
  if (before?.bank === bank && isSame) return before.started.working;
  refuseSecondBank("page", before, starter);
  if (before && !isSame) {
    slot.active = undefined;
    await before.started.close();
  }
  const { worker, close } =
    before && isSame
      ? { worker: before.started.working.worker, close: before.started.close }
      : await register(slot.handler, url, scope);
  let stopped: Promise<void> | undefined;
  const working: Working = {
    worker,
    stop() {
      stopped ??= inLine(async () => {
        if (slot.active?.started.working !== working) return;
        slot.active = undefined;
        await close();
      });
      return stopped;
    },
  };
  // The handlers that were added for the bank before would stand in front of this one.
  if (before && isSame) worker.resetHandlers();
  if (before) reportReplaced("page");
  slot.active = { bank, started: { working, close, url, scope }, starter };
  return working;
}

/** The hosts at which a WebContainer, such as StackBlitz's, shows what a project serves. */
const PREVIEW_HOST = /\.(webcontainer\.io|webcontainer-api\.io|staticblitz\.com)$/;

/**
 * Has msw answer in the page itself. A WebContainer serves its preview by a service worker, and a page there can't register one
 * of its own: it is refused, or waits forever. msw has no option for it, but looks whether the browser has service workers.
 */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** Starts a worker that controls the page, and leaves none behind when that fails. */
async function register(
  handler: HttpHandler,
  url: string,
  scope: string | undefined,
): Promise<{ worker: SetupWorker; close: () => Promise<void> }> {
  if (PREVIEW_HOST.test(location.hostname)) hideServiceWorkers();
  const worker = setupWorker(handler);
  const serviceWorker = { url, ...(scope === undefined ? {} : { options: { scope } }) };
  if (navigator.serviceWorker) await control(url, scope);
  try {
    await worker.start({ ...passthroughUnhandled, quiet: true, serviceWorker });
  } catch (cause) {
    // This restores at once what msw has patched, then waits forever for a worker that never registered, so it is not awaited.
    Promise.resolve(worker.stop()).catch(() => undefined);
    throw notRegistered(url, cause);
  }
  const endForms = navigator.serviceWorker ? undefined : sendFormsAsBytes();
  const endWarning = warnOfOtherWorker();
  const close = async () => {
    endWarning();
    endForms?.();
    await worker.stop();
  };
  return { worker, close };
}

const OTHER_WORKER =
  "[sandbank] Another setupWorker answers this page's requests since its start(). msw asks one in a page, so the bank gets none: give it the bank's handlers by `worker.use(...bank.handlers)`, or leave it out and give `use` of the bank's worker your handlers.";

/**
 * Warns in the console when another `setupWorker` of this page starts, which is seen by what msw's worker then sends to the
 * page. One that has started before is not seen, and is no longer asked. Returns a function that ends this.
 */
function warnOfOtherWorker(): () => void {
  const container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (Reflect.get(Object(data), "type") === "MOCKING_ENABLED") console.warn(OTHER_WORKER);
  };
  container?.addEventListener("message", onMessage);
  return () => container?.removeEventListener("message", onMessage);
}
