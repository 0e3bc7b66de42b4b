// The built Storybook, served from a folder as it is published.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let server: PreviewServer;
let browser: Browser;
/** Of one test: the pages of one that has ended would go on beside the next. */
let context: BrowserContext;
let url: string;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    base: "/books/",
    build: { outDir: "storybook-static" },
    preview: { port: 4310 },
  });
  url = `${server.resolvedUrls?.local[0]}`;
  browser = await chromium.launch();
});

beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const open = async (path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  return page;
};

test("a story has its bank", async () => {
  const page = await open("iframe.html?id=transfers--with-one-transfer&viewMode=story");
  await page.getByText("Transfer 1001").waitFor();
});

test("on a Docs page each story has a bank of its own", async () => {
  const page = await open("iframe.html?id=transfers--docs&viewMode=docs");
  const frame = (story: string) => page.frameLocator(`iframe[src*="id=transfers--${story}"]`).first();
  await frame("with-one-transfer").getByText("Transfer 1001").waitFor();
  // A frame is loaded again until the worker controls it, and would lose a click.
  const isControlled = () =>
    frame("empty")
      .locator("body")
      .evaluate(() => Boolean(navigator.serviceWorker.controller));
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true);

  await frame("empty").getByText("Transfer 1001").waitFor();
  await frame("empty").getByRole("button").click();
  await frame("empty").getByText("Transfer 1002").waitFor();
  expect(await frame("with-one-transfer").getByRole("listitem").count()).toBe(1);
});

test("stories have their banks however often the tab changes between a story, the manager and the docs (X220)", async () => {
  const page = await context.newPage();
  for (let round = 0; round < 3; round += 1) {
    await page.goto(`${url}iframe.html?id=transfers--with-one-transfer&viewMode=story`);
    await page.getByText("Transfer 1001").waitFor();
    await page.goto(`${url}?path=/story/transfers--with-one-transfer`);
    await page.frameLocator("#storybook-preview-iframe").getByText("Transfer 1001").waitFor();
    await page.goto(`${url}iframe.html?id=transfers--docs&viewMode=docs`);
    const frame = page.frameLocator('iframe[src*="id=transfers--with-one-transfer"]').first();
    await frame.getByText("Transfer 1001").waitFor();
  }
});

test("the toolbar chooses the scenario and the clock, and the story starts again", async () => {
  const page = await open("?path=/story/transfers--another-time");
  const story = page.frameLocator("#storybook-preview-iframe");
  await story.getByRole("button", { name: "Send" }).waitFor();
  await expect.poll(() => story.getByRole("listitem").count()).toBe(0);
  await page.getByRole("button", { name: /Scenario/ }).click();
  await page.getByText("oneTransfer").click();
  await story.getByText("Transfer 1001").waitFor();
});

test("the toolbar chooses a preset of faults, and none again", async () => {
  const page = await open("?path=/story/transfers--with-one-transfer");
  const story = page.frameLocator("#storybook-preview-iframe");
  await story.getByText("Transfer 1001").waitFor();
  await page.getByRole("button", { name: /Faults/ }).click();
  await page.getByText("down", { exact: true }).click();
  await story.getByText("MasterCard is currently unavailable.").waitFor();
  await page.getByRole("button", { name: /Faults/ }).click();
  await page.getByText("None", { exact: true }).click();
  await story.getByText("Transfer 1001").waitFor();
});
