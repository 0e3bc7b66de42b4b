import type { Page, Request as PageRequest } from "@playwright/test";
import type { Exchange } from "../../../sweep/shot.ts";

/** The requests of a page, and what went wrong in it. */
export interface Traffic {
  /** How many requests have no answer yet. */
  inFlight(): number;
  /** Whether a call of the page, rather than the page itself, has no answer yet. */
  isCalling(): boolean;
  /** Whether the page has made a call. */
  hasCalled(): boolean;
  /** The calls so far, with their answers. */
  exchanges(): Promise<readonly Exchange[]>;
  readonly errors: readonly string[];
  readonly console: readonly string[];
  /** What the page has asked or told in dialogs of the browser. */
  readonly dialogs: readonly string[];
}

/** They stay open on purpose. */
const STREAMS: readonly string[] = ["eventsource", "websocket", "ping", "media", "texttrack"];
const isCall = (request: PageRequest) => ["fetch", "xhr"].includes(request.resourceType());

/** Listens to a page from before it is opened. */
export function listenTo(page: Page): Traffic {
  const open = new Set<PageRequest>();
  const calls = new Map<PageRequest, { status: number | null; body?: Promise<unknown> }>();
  const errors: string[] = [];
  const lines: string[] = [];
  const dialogs: string[] = [];
  page.on("request", (request) => {
    if (STREAMS.includes(request.resourceType()) || request.serviceWorker()) return;
    open.add(request);
    if (isCall(request)) calls.set(request, { status: null });
  });
  page.on("response", (response) => {
    const call = calls.get(response.request());
    if (!call) return;
    call.status = response.status();
    // A body that was lost on the way, or with the page, is none.
    if (/json/.test(response.headers()["content-type"] ?? ""))
      call.body = response.json().catch(() => undefined);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => {
    open.delete(request);
    const call = calls.get(request);
    // The page itself gave up a request that it aborts.
    if (call) call.status = request.failure()?.errorText === "net::ERR_ABORTED" ? null : 0;
  });
  page.on("pageerror", (error) => errors.push(error.message || String(error)));
  page.on("crash", () => errors.push("the page crashed"));
  page.on("console", (line) => {
    if (line.type() !== "error") return;
    const { url } = line.location();
    // The browser itself reports an answer that failed, which the page may show as it should.
    const isOfAnswer = /^(?:Failed to load resource|Access to (?:fetch|XMLHttpRequest))/.test(line.text());
    if (isOfAnswer && (url.endsWith("/favicon.ico") || isCalled(url) || line.text().startsWith("Access")))
      return;
    lines.push(line.text());
  });
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const isCalled = (url: string) => [...calls.keys()].some((request) => request.url() === url);
  return {
    errors,
    console: lines,
    dialogs,
    inFlight: () => open.size,
    hasCalled: () => calls.size > 0,
    isCalling: () => [...open].some(isCall),
    exchanges: () =>
      Promise.all(
        [...calls].map(async ([request, { status, body }]) => {
          const { pathname, search } = new URL(request.url());
          return { method: request.method(), path: pathname + search, status, body: await body };
        }),
      ),
  };
}
