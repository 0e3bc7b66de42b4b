// Statements: S14, X197, X199, X211.

import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { start, type WorkerOptions, type Working } from "../../src/adapters/browser/index.ts";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";

let working: Working | undefined;

afterEach(async () => {
  await working?.stop();
  working = undefined;
});

async function startBank(options: BankOptions = {}, worker?: WorkerOptions) {
  const bank = mondayBank(options);
  working = await start(bank, worker);
  return { bank, worker: working.worker };
}

const headers = { Authorization: "Bearer test_key" };
const get = async (url: string, method = "GET") => {
  const response = await fetch(url, { method, headers });
  return [response.status, await response.json()];
};
const empty = { data: [], links: { first: "/v1/ach", next: null } };

test("at the page's own origin, everything below /v1 is the bank's and the rest goes to the network (S14)", async () => {
  await startBank({ baseUrl: location.origin });
  expect(await get("/v1/ach")).toEqual([200, empty]);
  expect(await get("/v1/nothing")).toEqual([
    404,
    { error: "There is nothing at this path. GET /_sandbank lists all." },
  ]);
  const response = await fetch("/v1/ach", { method: "PUT", headers });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "POST"]);
  const script = await fetch("/mockServiceWorker.js");
  expect(script.headers.get("content-type")).toContain("javascript");
});

test("at the page's own origin, unknownPaths answer takes every path (S14)", async () => {
  await startBank({ baseUrl: location.origin, assumptions: { unknownPaths: "answer" } });
  expect(await get("/mockServiceWorker.js")).toMatchObject([404, {}]);
});

test("with a base url of another origin, everything below it is the bank's (S14)", async () => {
  await startBank({ baseUrl: BASE_URL });
  const error = "There is nothing at this path. The nearest is /v1/ach. GET /_sandbank lists all.";
  expect(await get(`${BASE_URL}/ach`)).toEqual([404, { error }]);
});

test("a near miss is warned of in a page, and the list of paths is there for a page (X197, X199)", async () => {
  const { bank } = await startBank({ baseUrl: BASE_URL });
  const messages: string[] = [];
  bank.on("warning", ({ message }) => messages.push(message));
  await expect(fetch(`${BASE_URL}:8443/v1/ach`, { headers })).rejects.toThrow(TypeError);
  expect(messages).toEqual([expect.stringContaining(`the bank is at ${BASE_URL}. Call ${BASE_URL}`)]);
  const page = await fetch(`${BASE_URL}/_sandbank`, { headers: { Accept: "text/html" } });
  const list = new DOMParser().parseFromString(await page.text(), "text/html");
  expect(list.querySelector("h1")?.textContent).toBe("Paths of this bank");
  expect(list.querySelectorAll("tbody tr").length).toBeGreaterThan(80);
  expect(list.querySelectorAll("script, link, img")).toHaveLength(0);
});

test("without a base url the known paths of any origin are the bank's (S14)", async () => {
  await startBank();
  for (const origin of ["", location.origin, "https://one.test", "https://two.test:8080"]) {
    expect(await get(`${origin}/v1/ach`)).toEqual([200, empty]);
  }
  await expect(fetch("https://nowhere.invalid/v1/nothing")).rejects.toThrow(TypeError);
});

test("an added handler takes precedence over the bank's, until it is removed", async () => {
  const { worker } = await startBank({ baseUrl: BASE_URL });
  worker.use(http.get(`${BASE_URL}/v1/ach`, () => HttpResponse.json({ mine: true }, { status: 503 })));
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([503, { mine: true }]);
  worker.resetHandlers();
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("a second bank takes the place of the first, which stays usable, and says so once (X211)", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const { bank: first, worker } = await startBank({ baseUrl: BASE_URL });
  worker.use(http.get("https://other.test/v1/ach", () => HttpResponse.json({ mine: true })));
  const stopFirst = working?.stop;
  await startBank({ baseUrl: "https://other.test" });
  expect(info.mock.calls).toEqual([
    [
      "[sandbank] Another bank answers this page's requests from now on, and the previous one no longer does. If both are to answer, give `worker.use(...bank.handlers)` the other.",
    ],
  ]);
  await stopFirst?.();
  expect(await get("https://other.test/v1/ach")).toEqual([200, empty]);
  expect((await first.fetch("/v1/ach", { headers })).status).toBe(200);
  expect(first.log.entries).toHaveLength(1);
  info.mockRestore();
});

test("of two starts at once the second bank answers, and the same bank twice is one start (X211)", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const two = mondayBank({ baseUrl: BASE_URL });
  const [, second, again] = await Promise.all([start(mondayBank()), start(two), start(two)]);
  working = second;
  expect(again).toBe(second);
  expect(info).toHaveBeenCalledOnce();
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
  expect(two.log.entries).toHaveLength(1);
  info.mockRestore();
});

test("a start that follows a stop at once works, also with another worker (X211)", async () => {
  await startBank({ baseUrl: BASE_URL });
  const stopping = working?.stop();
  await startBank({ baseUrl: BASE_URL });
  await stopping;
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  await startBank({ baseUrl: BASE_URL }, { url: "/mockServiceWorker.js?other" });
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
  info.mockRestore();
});

test("after a bank is stopped, requests go to the network and another may start", async () => {
  await startBank({ baseUrl: BASE_URL });
  await working?.stop();
  await expect(fetch(`${BASE_URL}/v1/ach`)).rejects.toThrow(TypeError);
  await startBank({ baseUrl: BASE_URL });
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("a missing worker script is reported in one message, and a bank can start afterwards", async () => {
  await expect(start(mondayBank(), { url: "/missing/worker.js" })).rejects.toThrow(
    "The service worker at /missing/worker.js could not be registered: copy it to your public folder with `npx msw init <folder>`, or say where it is with `url`.",
  );
  await startBank({ baseUrl: BASE_URL });
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("a worker that does not control the page is reported in one message, and a bank can start afterwards", async () => {
  const url = "/mockServiceWorker.js?elsewhere";
  await expect(start(mondayBank(), { url, scope: "/elsewhere/" })).rejects.toThrow(
    `The service worker at ${url} does not control this page: serve it from a folder at or above the page's path, or set \`scope\`.`,
  );
  await startBank({ baseUrl: BASE_URL });
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("an answer that a reset aborts is a network error", async () => {
  const { bank } = await startBank({ baseUrl: BASE_URL, latency: 60_000 });
  const outcome = Promise.allSettled([fetch(`${BASE_URL}/v1/ach`, { headers })]);
  while (bank.log.entries.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await bank.reset();
  const [answer] = await outcome;
  expect(answer).toMatchObject({ status: "rejected", reason: expect.any(TypeError) });
});
