// A bank in a development server's process, and pages of that server.
// Statements: X209, X210.

import { HttpResponse, http } from "msw";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { BASE_URL } from "../../conformance/case.ts";
import { cases } from "../../conformance/cases.ts";
import { fetchClient } from "../../conformance/fault-clients.ts";
import { faultCases } from "../../conformance/faults.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call } from "../../support/call.ts";
import { clientIn, serveSides } from "./served.ts";

let bank: Bank;
let server: Awaited<ReturnType<typeof serveSides>>;
let browser: Browser;
let page: Page;

/** Opens the page with a bank in the server. */
async function open(inServer: Bank): Promise<void> {
  bank = inServer;
  await page.goto(server.url);
  await page.evaluate(async () => void (await window.begin()));
}

beforeAll(async () => {
  server = await serveSides(() => bank);
  browser = await chromium.connect(inject("chromium"));
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each(cases)("through page and server: $name", async ({ run }) => {
  await open(mondayBank({ baseUrl: BASE_URL }));
  await run(clientIn(page, BASE_URL), bank);
});

describe("with fetch", () => {
  test.each(faultCases)("through page and server: $name", async ({ options, run }) => {
    await open(mondayBank({ baseUrl: BASE_URL, ...options }));
    const client = clientIn(page, BASE_URL);
    await run(
      fetchClient((path, init) => client.fetch(path, init)),
      bank,
    );
  });
});

test("server and page have the same rows, and the page's bank is the server's (X209)", async () => {
  await open(mondayBank({ baseUrl: BASE_URL }));
  const created = await call(clientIn(page, BASE_URL), "POST", "/v1/counterparties", minimalCounterparty);
  expect(created.status).toBe(200);
  expect(bank.db.counterparties.all().map(({ id }) => id)).toEqual(["1001"]);
  await bank.clock.advance({ days: 1 });
  const seen = await page.evaluate(async () => {
    const side = await window.begin();
    await side.bank.clock.advance({ days: 1 });
    const [row] = await side.bank.db.counterparties.all();
    return [row?.id, (await side.bank.clock.now()).toISOString()];
  });
  expect(seen).toEqual(["1001", "2026-03-04T15:00:00.000Z"]);
});

test("bytes that are no text arrive as they are, both ways (X209)", async () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  await open(mondayBank({ baseUrl: BASE_URL }));
  bank.handlers.unshift(
    http.put(`${BASE_URL}/v1/echo`, async ({ request }) =>
      HttpResponse.arrayBuffer(await request.arrayBuffer(), {
        status: 207,
        headers: { "Content-Type": request.headers.get("content-type") ?? "", "X-Url": request.url },
      }),
    ),
  );
  const answer = await clientIn(page, BASE_URL).fetch("/v1/echo?a=%2F&b=ü", {
    method: "PUT",
    headers: { "Content-Type": "application/x-any" },
    body: all,
  });
  expect(answer.status).toBe(207);
  expect(answer.headers.get("content-type")).toBe("application/x-any");
  expect(answer.headers.get("x-url")).toBe(`${BASE_URL}/v1/echo?a=%2F&b=%C3%BC`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(all);
});

test("what the bank's handlers leave goes to the network (X209)", async () => {
  await open(createBank());
  const own = await clientIn(page, server.url).fetch("/v1/of-the-app");
  expect(await own.text()).toBe("the app's own");
  const banks = await clientIn(page, server.url).fetch("/v1/ach", {
    headers: { Authorization: "Bearer test" },
  });
  expect(banks.status).toBe(200);
});

test("a page is told that its server has no bank", async () => {
  await page.goto(server.url);
  const message = await page.evaluate(() => window.begin("/nowhere").then(String, String));
  expect(message).toContain("The server has no bank for this page at /nowhere");
});
