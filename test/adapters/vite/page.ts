import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFailed } from "vitest";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { configWith, createProject, type Project } from "./project.ts";

declare global {
  var sandbank: Bank;
  /** The number of transfers that the app's first request has found. */
  var atStart: Promise<number>;
}

let browser: Browser;
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});
afterAll(() => browser.close());

/** The text of a module with these options. */
export const optionsModule = (options: BankOptions = {}) =>
  `export default ${JSON.stringify({ clock: { start: MONDAY, paused: true }, ...options })};\n`;

/** An app whose first request lists the transfers, with a module that Vite replaces in place. */
const app = {
  // Without an icon some browsers ask for /favicon.ico, and say in the console that there is none.
  "index.html":
    '<!doctype html><link rel="icon" href="data:," /><body><script type="module" src="/src/main.ts"></script></body>\n',
  "src/main.ts": `import "./view.ts";
globalThis.atStart = fetch("/v1/ach", { headers: { Authorization: "Bearer test" } })
  .then((response) => response.json())
  .then(({ data }) => data.length);
`,
  "src/view.ts": 'document.body.dataset.view = "one";\nimport.meta.hot?.accept();\n',
  "src/bank.ts": optionsModule(),
};

/** A project with the app and the options of `sandbank()`, which ends with the test. */
export function projectWith(options: string, files: Readonly<Record<string, string>> = {}): Project {
  const project = createProject({ ...app, "vite.config.ts": configWith(options), ...files });
  opened.push(() => project.remove());
  onTestFailed(() => console.error(`The dev server has printed: ${project.printed()}`));
  return project;
}

/** A browser's profile: what one of its pages stores, the others find. */
export async function profile(): Promise<BrowserContext> {
  const context = await browser.newContext();
  opened.push(() => context.close());
  return context;
}

/** Opens an address, and waits for the app's first answer. */
export async function openIn(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    // That a bank is on is the test of another file.
    if (
      ["info", "warning", "error"].includes(message.type()) &&
      !message.text().startsWith("[sandbank] answers")
    )
      messages.push(`${message.type()}: ${message.text()}`);
  });
  // An edit before Vite's client listens would not reach the page.
  const listens = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(url);
  await Promise.all([listens, countAtStart(page)]);
  return { page, messages };
}

/** How many transfers the app's first request has found. */
export async function countAtStart(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.atStart !== undefined);
  return page.evaluate(() => atStart);
}

/** Originates a transfer by a request of the page; its id. */
export function originate(page: Page): Promise<string> {
  return page.evaluate(async (data) => {
    const response = await fetch("/v1/ach", {
      method: "POST",
      headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    return (await response.json()).data.id;
  }, minimalTransfer);
}

/** The ids of the transfers in the bank of a page. */
export function transfersIn(page: Page): Promise<string[]> {
  return page.evaluate(() => sandbank.db.achTransfers.all().map(({ id }) => String(id)));
}

/** Waits for the reload of a page that `edit` leads to. */
export async function reloadedBy(page: Page, edit: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(globalThis, { isBefore: true }));
  await edit();
  await page.waitForFunction(() => !("isBefore" in globalThis) && globalThis.atStart !== undefined);
  return countAtStart(page);
}

/** Waits until the module that Vite replaces in place shows a text, without a reload. */
export async function replacedBy(page: Page, edit: () => Promise<void>, shown: string): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isBefore: true }));
  await edit();
  await page.waitForFunction((text) => document.body.dataset.view === text, shown);
  expect(await page.evaluate(() => "isBefore" in globalThis)).toBe(true);
}
