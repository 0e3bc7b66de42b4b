// The answers of `sandbank/playwright` in the pages of a real browser, while requests go wrong.
// Statements: X72, X73.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { answer } from "../../../src/adapters/playwright/index.ts";
import type { FaultRule } from "../../../src/index.ts";
import { BASE_URL } from "../../conformance/case.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";

const PAGE_URL = "https://shop.example.com/";
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** A page of another origin than the bank's, whose requests a bank with this rule answers. */
async function pageWith(rule: FaultRule) {
  const bank = mondayBank({ baseUrl: BASE_URL, faults: [rule] });
  context = await browser.newContext({ serviceWorkers: "block" });
  await context.route(PAGE_URL, (route) => route.fulfill({ contentType: "text/html", body: "<p>Shop</p>" }));
  await answer(context, bank);
  const page = await context.newPage();
  await page.goto(PAGE_URL);
  return { bank, page };
}

/** Creates a counterparty by the `fetch` of a page: the status and body, or the name of the error. */
const create = (page: Page, timeout?: number) =>
  page.evaluate(
    async ({ url, data, timeout: milliseconds }) => {
      try {
        const response = await fetch(`${url}/v1/counterparties`, {
          method: "POST",
          headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
          body: JSON.stringify({ data }),
          ...(milliseconds === undefined ? {} : { signal: AbortSignal.timeout(milliseconds) }),
        });
        const retryAfter = response.headers.get("retry-after");
        return { status: response.status, retryAfter, body: await response.json() };
      } catch (error) {
        return (error as Error).name;
      }
    },
    { url: BASE_URL, data: minimalCounterparty, timeout },
  );

test.each([
  ["refuse", 0],
  ["lost-reply", 1],
  ["truncate", 1],
] as const)("in a page %s is a network error of fetch (X99)", async (then, rows) => {
  const { bank, page } = await pageWith({ nth: 1, then });
  expect(await create(page)).toBe("TypeError");
  expect(bank.db.counterparties.count()).toBe(rows);
  expect(await create(page)).toMatchObject({ status: 200, body: { data: { id: String(1001 + rows) } } });
});

test("in a page a status arrives with its body and Retry-After", async () => {
  const { page } = await pageWith({ status: 503, retryAfter: 2 });
  const body = { error: "MasterCard is currently unavailable." };
  expect(await create(page)).toEqual({ status: 503, retryAfter: "2", body });
});

test("in a page a duplicate is written twice", async () => {
  const { bank, page } = await pageWith({ then: "duplicate" });
  expect(await create(page)).toMatchObject({ status: 200, body: { data: { id: "1002" } } });
  expect(bank.db.counterparties.count()).toBe(2);
});

test("in a page a request hangs until the page gives it up, and a bank that is reset lets it go", async () => {
  const { bank, page } = await pageWith({ times: 1, then: "hang" });
  expect(await create(page, 200)).toBe("TimeoutError");
  expect(bank.db.counterparties.count()).toBe(0);
  await bank.reset();
});
