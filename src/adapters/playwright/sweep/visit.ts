import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Bank, createBank } from "../../../index.ts";
import { type State, stateLink } from "../../../states/index.ts";
import type { Found } from "../../../sweep/kinds.ts";
import type { Seen } from "../../../sweep/page/look.ts";
import { IS_LOADING, LOOK } from "../../../sweep/page/source.ts";
import type { Exchange } from "../../../sweep/shot.ts";
import { answerContext } from "../route.ts";
import type { SweepSettings } from "./settings.ts";
import { listenTo, type Traffic } from "./traffic.ts";
import { QUIET_MS, REJECTIONS, WATCH } from "./watch.ts";

/** A page that is open in a state. */
export interface Visit {
  readonly page: Page;
  /** The bank in this process; undefined for a page with its own. */
  readonly bank: Bank | undefined;
  readonly traffic: Traffic;
  /** The calls so far, of which a page that answers them itself sends none: then those that its bank has answered. */
  requests(): Promise<readonly Exchange[]>;
  /** Waits until nothing is loaded and nothing changes, at most the timeout of the sweep. Resolves to whether that came. */
  settle(): Promise<boolean>;
  look(): Promise<Seen>;
  /** What went wrong so far, other than what is seen. */
  problems(): Promise<readonly Found[]>;
  close(): Promise<void>;
}

/** What the bank of a page has answered; it is a variable where the plugin put it there. */
const ANSWERED = `(async () => {
  const entries = globalThis.sandbank?.log?.entries ?? [];
  const read = await (typeof entries === "function" ? entries() : entries);
  return read.map(({ method, path, status, responseBody: body }) => ({ method, path, status, body }));
})()`;

/** For this long nothing may change, in milliseconds. */
const QUIET = 100;
/** For this long it must be so, and for this long where the page has made no call yet. */
const HOLD = 20;
const HOLD_WITHOUT_CALL = 800;
/** And for this long nothing may change where an answer never comes. */
const QUIET_WITHOUT_ANSWER = 600;
const HEIGHT = 800;

/** What a visit needs of a sweep. */
export type VisitSettings = Pick<
  SweepSettings,
  "browser" | "url" | "mode" | "options" | "steps" | "timeout" | "widths" | "schemes"
>;

/**
 * Opens a screen in a state, in a context of its own with a bank of its own, and takes the steps of the sweep. `isCalling` says that
 * the page is known to make calls, so that it isn't taken to be at rest before the first.
 */
export async function visit(
  settings: VisitSettings,
  state: State | undefined,
  screen: string,
  isCalling = false,
): Promise<Visit> {
  const { browser, url, mode, options, steps, timeout, widths, schemes } = settings;
  const { timeZone, at, offsetMs } = state?.pageTime ?? {};
  const bank = mode === "routes" ? createBank({ ...options, console: false }) : undefined;
  await bank?.ready;
  if (bank) await state?.apply(bank);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: widths[0], height: HEIGHT },
    colorScheme: schemes[0],
    // What moves would never come to rest.
    reducedMotion: "reduce",
    serviceWorkers: mode === "routes" ? "block" : "allow",
    ...(timeZone !== undefined && { timezoneId: timeZone }),
  });
  if (bank) await answerContext(context, bank, url);
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  if (at !== undefined || offsetMs !== undefined)
    await page.clock.install({ time: at ?? (bank?.clock.now().getTime() ?? Date.now()) + (offsetMs ?? 0) });
  const traffic = listenTo(page);
  const requests = async () => {
    const sent = await traffic.exchanges();
    return sent.length > 0 || mode === "routes" ? sent : page.evaluate<readonly Exchange[]>(ANSWERED);
  };
  let hasCalled = false;
  const holdFor = async () => {
    // Asked every 20 ms, and what a page's own bank has answered is read whole.
    hasCalled ||= traffic.hasCalled() || (mode === "page" && (await requests()).length > 0);
    return hasCalled ? HOLD : isCalling ? timeout / 2 : HOLD_WITHOUT_CALL;
  };
  const isUnanswered = state?.tags.includes("never-answers") ?? false;
  const settle = () => settled(page, traffic, { timeout, isUnanswered, holdFor });
  const opened: Visit = {
    page,
    bank,
    traffic,
    requests,
    settle,
    look: () => lookAt(page, settle),
    problems: () => problemsOf(page, traffic),
    async close() {
      // A request may be on its way.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
      await bank?.dispose();
    },
  };
  try {
    const link = mode === "page" && state ? stateLink(screen, state.id) : screen;
    const response = await page.goto(link, { waitUntil: "commit" });
    if (response && !response.ok()) throw new Error(`${screen} is answered ${response.status()}.`);
    await settle();
    await steps?.({ page, bank });
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** How a page comes to rest. */
interface Rest {
  readonly timeout: number;
  /** Whether an answer never comes. */
  readonly isUnanswered: boolean;
  /** For how long it must be at rest, in milliseconds of this process: those of a busy page pass without a chance to change. */
  holdFor(): Promise<number>;
}

async function settled(page: Page, traffic: Traffic, rest: Rest): Promise<boolean> {
  const end = performance.now() + rest.timeout;
  let since = Number.POSITIVE_INFINITY;
  for (;;) {
    const quiet = (await asked<number>(page, LOADED_AND_QUIET)) ?? 0;
    const isLoaded = traffic.inFlight() === 0 && quiet >= QUIET;
    const now = performance.now();
    since = isLoaded ? Math.min(since, now) : Number.POSITIVE_INFINITY;
    if (now - since >= (await rest.holdFor()) && (await asked<boolean>(page, IS_LOADING)) === false)
      return true;
    if (rest.isUnanswered && traffic.isCalling() && quiet >= QUIET_WITHOUT_ANSWER) return true;
    if (now > end) return isLoaded;
    await wait(20);
  }
}

/** Milliseconds since the page changed; 0 while it is loaded. */
const LOADED_AND_QUIET = `document.readyState === "complete" && document.fonts.status === "loaded" ? ${QUIET_MS} : 0`;

/** The value of an expression in a page; undefined where the page goes on to another meanwhile. */
async function asked<Value>(page: Page, expression: string): Promise<Value | undefined> {
  try {
    return await page.evaluate<Value>(expression);
  } catch (error) {
    if (/context was destroyed|because of a navigation/i.test(String(error))) return undefined;
    throw error;
  }
}

async function lookAt(page: Page, settle: () => Promise<boolean>): Promise<Seen> {
  const seen = await asked<Seen>(page, LOOK);
  if (seen) return seen;
  await settle();
  return page.evaluate<Seen>(LOOK);
}

async function problemsOf(page: Page, traffic: Traffic): Promise<readonly Found[]> {
  const rejections = await page.evaluate<readonly string[]>(REJECTIONS);
  // The browser reports a rejection as an error, too.
  const errors = [...traffic.errors];
  for (const message of rejections) {
    const at = errors.findIndex((error) => error === message || error.endsWith(`: ${message}`));
    if (at >= 0) errors.splice(at, 1);
  }
  const found = (kind: Found["kind"], messages: readonly string[]): Found[] =>
    [...new Set(messages)].map((message) => ({ kind, what: message.split("\n", 1)[0]?.slice(0, 200) ?? "" }));
  return [
    ...found("uncaught-error", errors),
    ...found("unhandled-rejection", rejections),
    ...found("console-error", traffic.console),
  ];
}
