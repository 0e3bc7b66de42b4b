import { expect, test } from "vitest";
import { send, status } from "./support/explorer.ts";
import { pages } from "./support/page.ts";

const open = pages();

test("the search finds endpoints by the words of their path, purpose or fields", async () => {
  const { page } = await open("#/endpoints");
  await page.getByLabel("Search").fill("create routing_number");
  await expect
    .poll(() =>
      page.locator("endpoint-list a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    )
    .toEqual([
      "#/endpoints/createCounterparty",
      "#/endpoints/createAchTransfer",
      "#/endpoints/createWireTransfer",
    ]);
});

test("an unchanged example is sent, and the answer shows status, time, JSON and what changed", async () => {
  const { page } = await open("#/endpoints/createAchTransfer");
  await send(page);
  await status(page).waitFor();
  await expect.poll(() => status(page).textContent()).toBe("200 OK");
  await expect.poll(() => page.locator(".answer-line").textContent()).toMatch(/[0-9.]+ ms/);
  await expect.poll(() => page.locator(".answer .json").textContent()).toContain('"status": "pending"');
  await expect.poll(() => page.locator(".effects").textContent()).toContain("achTransfers 1008");
});

test("a documented error happens at a click, also one that needs a bank of other options", async () => {
  const { page } = await open("#/endpoints/createVirtualCard");
  await page.getByRole("button", { name: "Make 400 VC-E5 happen" }).click();
  await page.getByText("400 Bad request").waitFor();
  await expect
    .poll(() => page.locator(".answer .json").textContent())
    .toContain("'per_transaction_min' must not be greater");
  await page.getByRole("button", { name: "Make 400 VC-E14 happen" }).click();
  await page.getByText("Answered by a bank of its own").waitFor();
  await expect
    .poll(() => page.locator(".answer .json").textContent())
    .toContain("lacks what the purchase template requires");
  await page.getByRole("button", { name: "Make 415 happen" }).click();
  await page.getByText("415 Unsupported media type").waitFor();
});
