import { messageOf } from "../../../engine/errors.ts";
import { scriptUrl } from "../script-url.ts";
import { forgetReloads, mayReload } from "./reloads.ts";

/** How long a worker may take to control the page, in milliseconds. */
const TIMEOUT_MS = 5000;

/** How long the browser may take to tell the page that a worker controls it, in milliseconds. */
const CLAIM_MS = 100;

/** After how long without a change the worker is registered again, in milliseconds. */
const RETRY_MS = 500;

/** How long the page may take to end once it is loaded again, in milliseconds. */
const RELOAD_MS = 10_000;

/**
 * Resolves once the worker with this script controls the page, which has to be before msw starts. Loads the page again
 * where nothing else helps. Rejects with an Error that says what to do.
 *
 * msw's worker unregisters itself when the last page that it serves is left. Another page of the origin keeps it alive,
 * and registering it then takes it back as it is. But a worker claims pages only while it is activated, which was before:
 * it never controls a page or frame that was loaded while it was unregistered.
 *
 * @param url of the worker's script
 * @param scope by default the folder of the script
 */
export async function control(url: string, scope: string | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL(url, location.href);
  const within = scope === undefined ? new URL("./", script) : new URL(scope, document.baseURI);
  const isOurs = () => serviceWorker.controller?.scriptURL === script.href;
  const deadline = Date.now() + TIMEOUT_MS;
  if (!location.href.startsWith(within.href)) await tryRegistering(url, scope);
  while (!isOurs() && location.href.startsWith(within.href) && Date.now() < deadline) {
    const { active } = await register(url, scope);
    const hasClaimed = active?.state === "activated" && active.scriptURL === script.href;
    await changed(serviceWorker, hasClaimed ? CLAIM_MS : RETRY_MS);
    if (hasClaimed && !isOurs()) await loadAgain(url);
  }
  forgetReloads();
  if (isOurs()) return await registerIfGone(script.href, url, scope);
  throw new Error(
    `The service worker at ${url} does not control this page: serve it from a folder at or above the page's path, or set \`scope\`.`,
  );
}

export function notRegistered(url: string, cause: unknown): Error {
  const missing = missingInPolicy(messageOf(cause));
  if (missing !== undefined) {
    return new Error(
      `This page's Content-Security-Policy refuses the service worker at ${url}: add ${missing} (${messageOf(cause)}).`,
      { cause },
    );
  }
  if (cause instanceof DOMException && cause.name === "SecurityError") {
    return new Error(
      `This browser refuses the service worker at ${url} (${cause.message}), as it does in some private windows and where site data is blocked: allow site data for this page, serve it from https or localhost, or call the bank by \`bank.fetch\`, which needs no worker.`,
      { cause },
    );
  }
  return new Error(
    `The service worker at ${url} could not be registered: copy it to your public folder with \`npx msw init <folder>\`, or say where it is with \`url\`.`,
    { cause },
  );
}

/** What a Content-Security-Policy lacks that refuses a worker, by what the browser says; undefined where it is something else. */
function missingInPolicy(message: string): string | undefined {
  if (/TrustedScriptURL/.test(message)) return "`sandbank` to its `trusted-types`";
  return /Content Security Policy/.test(message) ? "`worker-src 'self'`" : undefined;
}

/**
 * Takes back a worker that controls the page and was unregistered by the end of the page before. msw would register it too, but
 * by a text, which a page that requires trusted types refuses.
 */
async function registerIfGone(script: string, url: string, scope: string | undefined): Promise<void> {
  const all = await registrations(url);
  const workers = all.flatMap(({ active, waiting, installing }) => [active, waiting, installing]);
  if (!workers.some((worker) => worker?.scriptURL === script)) await register(url, scope);
}

/** Rejects where there is no such script, and leaves nothing registered that was not before. */
async function tryRegistering(url: string, scope: string | undefined): Promise<void> {
  const before = await registrations(url);
  const registration = await register(url, scope);
  if (!before.some((each) => each.scope === registration.scope)) await registration.unregister();
}

async function registrations(url: string): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return await navigator.serviceWorker.getRegistrations();
  } catch (cause) {
    throw notRegistered(url, cause);
  }
}

async function register(url: string, scope: string | undefined): Promise<ServiceWorkerRegistration> {
  try {
    return await navigator.serviceWorker.register(scriptUrl(url), scope === undefined ? {} : { scope });
  } catch (cause) {
    throw notRegistered(url, cause);
  }
}

/** Resolves at the next change of the worker that controls the page, or when the time is over. */
function changed(serviceWorker: ServiceWorkerContainer, ms: number): Promise<void> {
  return new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, ms);
  });
}

/** Loads the page again, which ends it. Rejects when that did not help, or does not happen. */
async function loadAgain(url: string): Promise<never> {
  if (mayReload()) {
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  }
  forgetReloads();
  throw new Error(
    `The service worker at ${url} does not control this page, although it was loaded again: turn off "Bypass for network" in the browser's developer tools, and reload it.`,
  );
}
