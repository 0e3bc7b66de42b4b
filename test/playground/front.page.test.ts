import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();

test("the first page moves by itself, on a bank of its own, and asks no other host", async () => {
  const { page, problems } = await open();
  const asked: string[] = [];
  await page.goto("about:blank");
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${inject("playground")}#/`);
  await page.getByText("POST /v1/ach").first().waitFor();
  await page.locator(".payments .status", { hasText: "failed" }).waitFor();
  await expect.poll(() => page.locator("playground-app, sandbank-panel").count()).toBe(0);
  expect(asked.filter((url) => !url.startsWith(inject("playground")) && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(asked.filter((url) => url.includes("/v1/") || url.includes("mockServiceWorker"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("the app takes the place of the first page, has the same navigation, and shows that page again", async () => {
  const { page, problems } = await open("#/", { reducedMotion: "reduce" });
  const links = () =>
    page
      .locator("header nav a")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  const before = await links();
  await page.getByRole("button", { name: "Step" }).click();
  await page.locator(".payments .status").waitFor();
  await page.getByRole("link", { name: "Demo app", exact: true }).click();
  await page.locator("account-list tbody tr").first().waitFor();
  await expect.poll(links).toEqual(before);
  await expect.poll(() => page.locator("bank-demonstration, #first").count()).toBe(0);
  await page.getByRole("link", { name: "Sandbank home" }).click();
  await page.locator(".payments .status", { hasText: "pending" }).waitFor();
  await expect.poll(() => page.locator("transfer-list").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("a first visitor is asked what they build, once, and the answer leads to a tour", async () => {
  const { page, problems } = await open("#/");
  const question = page.getByRole("region", { name: "What are you building?" });
  await question.waitFor();
  await question.getByRole("link", { name: "Cards" }).click();
  await shows(page, { address: "#/tours/declined", heading: "Get a card declined, for every reason" });
  await page.goto("about:blank");
  await page.goto(`${inject("playground")}#/`);
  await page.locator("bank-demonstration").waitFor();
  await expect.poll(() => question.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test("the question can be skipped, and is not asked where the page is embedded in another", async () => {
  const { page } = await open("#/");
  const embedded = await page.context().newPage();
  await embedded.setContent(`<iframe src="${inject("playground")}#/" width="900" height="600"></iframe>`);
  const frame = embedded.frameLocator("iframe");
  await frame.locator("bank-demonstration").waitFor();
  await expect.poll(() => frame.locator(".ask").isVisible()).toBe(false);

  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await shows(page, { heading: "A mock bank in your browser" });
  await page.reload();
  await page.locator("bank-demonstration").waitFor();
  await expect.poll(() => page.locator(".ask").isVisible()).toBe(false);
});

test("without scripts the page says what to do", async () => {
  const { page } = await open("#/", { javaScriptEnabled: false }, undefined, ".without-scripts");
  await page.getByText("run npm start").waitFor();
  await expect
    .poll(() => page.getByRole("heading", { name: "A mock bank in your browser" }).isVisible())
    .toBe(true);
});
