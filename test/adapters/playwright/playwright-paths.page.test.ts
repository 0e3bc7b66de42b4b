// What of a page's requests is the bank's behind `sandbank/playwright`.
// Statements: S14, X197.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { answer, answerContext } from "../../../src/adapters/playwright/route.ts";
import type { BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";

const SHOP = "https://shop.example.com";
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** A page of the shop, where a network answers all that the bank does not. */
async function shopPage(options: BankOptions, app?: string) {
  const bank = mondayBank(options);
  const warnings: string[] = [];
  bank.on("warning", ({ message }) => warnings.push(message));
  context = await browser.newContext({ serviceWorkers: "block" });
  await context.route("**/*", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: "network",
    }),
  );
  await (app === undefined ? answer(context, bank) : answerContext(context, bank, app));
  const page = await context.newPage();
  await page.goto(`${SHOP}/`);
  return { page, warnings };
}

/** The answers to a GET of each url: "network", or the status of the bank. */
const ask = (
  page: Page,
  urls: readonly string[],
  headers: Record<string, string> = { Authorization: "Bearer test" },
) =>
  page.evaluate(
    async ({ urls: each, headers: sent }) => {
      const answers: (string | number)[] = [];
      for (const url of each) {
        const response = await fetch(url, { headers: sent });
        answers.push((await response.text()) === "network" ? "network" : response.status);
      }
      return answers;
    },
    { urls, headers },
  );

const paths = ["/v1/ach", "/v1/nothing", "/_sandbank/clock", "/orders", "/ach"];

test("a bank of another origin than the page answers everything below its base url (S14)", async () => {
  const { page } = await shopPage({ baseUrl: "https://api.example.com" });
  const urls = paths.map((path) => `https://api.example.com${path}`);
  expect(await ask(page, urls)).toEqual([200, 404, 200, 404, 404]);
});

test("a bank at the page's own origin leaves it its files (S14)", async () => {
  const { page, warnings } = await shopPage({ baseUrl: SHOP });
  expect(await ask(page, paths)).toEqual([200, 404, 200, "network", "network"]);
  expect(warnings).toEqual([]);
  const answering = await shopPage({ baseUrl: SHOP, assumptions: { unknownPaths: "answer" } }).catch(
    () => undefined,
  );
  // The page itself is the bank's then, too.
  expect(answering && (await ask(answering.page, ["/v1/ach", "/orders"]))).toEqual([200, 404]);
});

test("a bank at the base url of the app under test leaves it its files, whichever page asks (S14)", async () => {
  const { page } = await shopPage({ baseUrl: "https://api.example.com" }, "https://api.example.com/app");
  const urls = paths.map((path) => `https://api.example.com${path}`);
  expect(await ask(page, urls.slice(0, 3))).toEqual([200, 404, 200]);
  expect(await ask(page, urls.slice(3), {})).toEqual(["network", "network"]);
});

test("a near miss of a page is a warning, and goes to the network (X197)", async () => {
  const { page, warnings } = await shopPage({ baseUrl: "https://api.example.com" });
  const urls = ["https://www.api.example.com/v1/ach", "https://other.example.com/v1/ach"];
  expect(await ask(page, urls, {})).toEqual(["network", "network"]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^GET https:\/\/www\.api\.example\.com\/v1\/ach is not for this bank .* Call api\.example\.com, or/,
    ),
  ]);
});
