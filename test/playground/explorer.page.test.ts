import { expect, test } from "vitest";
import { send, status } from "./support/explorer.ts";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

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

test("the page opens on an endpoint, with its call as code and what the bank would answer now, which changes nothing", async () => {
  const { page, problems } = await open("#/endpoints");
  await shows(page, { address: "#/endpoints/createAchTransfer" });
  const code = page.getByRole("region", { name: "Request as curl" });
  const preview = page.getByRole("region", { name: "Response preview" });
  await expect.poll(() => code.textContent()).toMatch(/^curl .* -X POST '.*\/v1\/ach'/m);
  await preview.getByText('"id": "1008"').waitFor();
  await page.getByLabel("amount", { exact: true }).fill("-1");
  await preview.getByText("400 Bad request").waitFor();
  await expect.poll(() => code.textContent()).toContain('"amount":-1');
  await page.getByLabel("amount", { exact: true }).fill("4200");
  await preview.getByText('"amount": 4200').waitFor();
  await preview.getByText('"id": "1008"').waitFor();
  await send(page);
  await page.locator("answers-view").getByText('"id": "1008"').waitFor();
  await expect.poll(() => preview.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("an unchanged example is sent, and the answer shows status, time, JSON and what changed", async () => {
  const { page } = await open("#/endpoints/createAchTransfer");
  await send(page);
  await status(page).waitFor();
  await expect.poll(() => status(page).textContent()).toBe("200 OK");
  await expect.poll(() => page.locator("answers-view .answer-line").textContent()).toMatch(/[0-9.]+ ms/);
  await expect
    .poll(() => page.locator("answers-view .answer .json").textContent())
    .toContain('"status": "pending"');
  await expect.poll(() => page.locator("answers-view .effects").textContent()).toContain("achTransfers 1008");
});

test("a documented error happens at a click, also one that needs a bank of other options", async () => {
  const { page } = await open("#/endpoints/createVirtualCard");
  await page.getByRole("button", { name: "Trigger 400 VC-E5" }).click();
  await page.locator("answers-view").getByText("400 Bad request").waitFor();
  await expect
    .poll(() => page.locator("answers-view .answer .json").textContent())
    .toContain("'per_transaction_min' must not be greater");
  await page.getByRole("button", { name: "Trigger 400 VC-E14" }).click();
  await page.getByText("Answered by a separate bank").waitFor();
  await expect
    .poll(() => page.locator("answers-view .answer .json").textContent())
    .toContain("lacks what the purchase template requires");
  await page.getByRole("button", { name: "Trigger 415" }).click();
  await page.locator("answers-view").getByText("415 Unsupported media type").waitFor();
});
