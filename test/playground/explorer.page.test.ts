import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();
const status = (page: Page) => page.locator(".answer-line .status");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

test("the search finds endpoints by the words of their path, purpose or fields", async () => {
  const { page } = await open("#/endpoints");
  await page.getByLabel("Search").fill("create routing_number");
  expect(
    await page
      .locator("endpoint-list a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["#/endpoints/createCounterparty", "#/endpoints/createAchTransfer"]);
});

test("an unchanged example is sent, and the answer shows status, time, JSON and what changed", async () => {
  const { page } = await open("#/endpoints/createAchTransfer");
  await send(page);
  await status(page).waitFor();
  expect(await status(page).textContent()).toBe("200 OK");
  expect(await page.locator(".answer-line").textContent()).toMatch(/[0-9.]+ ms/);
  expect(await page.locator(".answer .json").textContent()).toContain('"status": "pending"');
  expect(await page.locator(".effects").textContent()).toContain("achTransfers 1008");
});

test("each field is shown with its type, its limits and its meaning", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  const rows = await page.locator(".fields tbody tr").allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual(
    expect.arrayContaining([
      "account_type required checking | savings checking or savings.",
      "routing_number required string of the form ^[0-9]{9}$ An ABA routing number of nine digits. Its check digit is tested in strict mode.",
    ]),
  );
});

test("each answer is shown with a real one of the bank", async () => {
  const { page } = await open("#/endpoints/cancelAchTransfer");
  await page.getByText("409").click();
  const conflict = page.locator(".documented details[open]");
  expect(await conflict.textContent()).toContain("The transfer is no longer pending.");
  expect(await conflict.locator(".json").textContent()).toContain(
    "'status' is canceled: only a transfer whose status is pending can be canceled.",
  );
});

test("a body that is not JSON is said at the body, kept, and can be sent all the same", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  await page.getByLabel("Body").fill('{"data": {');
  await page.locator("#body-problem").waitFor();
  expect(await page.locator("#body-problem").textContent()).toMatch(
    /^This is not JSON: .* the bank will refuse it\.$/,
  );
  await send(page);
  await status(page).waitFor();
  expect(await status(page).textContent()).toBe("400 Bad request");
  expect(await page.locator(".answer .json").textContent()).toContain("The body is not JSON");
  expect(await page.getByLabel("Body").inputValue()).toBe('{"data": {');
});

test("a path that is not the bank's is said at the path, and nothing is sent or lost (X58)", async () => {
  const { page } = await open("#/endpoints/getApiVersion");
  await page.getByRole("textbox", { name: "Path" }).fill("/nowhere");
  await send(page);
  expect(await page.locator("#path-problem").textContent()).toBe(
    "“/nowhere” is not the bank's: its paths begin with /v1, such as /v1/ach.",
  );
  expect(await status(page).count()).toBe(0);
  expect(await page.getByRole("textbox", { name: "Path" }).inputValue()).toBe("/nowhere");
});

test("the bank refuses an unknown path below /v1, and a method that a path does not have (X58)", async () => {
  const { page } = await open("#/endpoints/getApiVersion");
  await page.getByRole("textbox", { name: "Path" }).fill("/v1/nowhere");
  await send(page);
  await page.getByText("404 Not found").waitFor();
  await page.getByRole("textbox", { name: "Path" }).fill("/v1/ach");
  await page.getByLabel("Method").selectOption("PUT");
  await send(page);
  await page.getByText("405 Method not allowed").waitFor();
});

test("what was typed is still there after a look at another endpoint", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  await page.getByLabel("Body").fill("half a thought");
  await page.goto(`${page.url().split("#")[0]}#/endpoints/createAchTransfer`);
  await page.getByRole("heading", { name: "Create an ACH transfer" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Store a counterparty" }).waitFor();
  expect(await page.getByLabel("Body").inputValue()).toBe("half a thought");
  await page.getByRole("button", { name: "New example" }).click();
  expect(await page.getByLabel("Body").inputValue()).toContain("Juniper");
});

test("the key switch sends as the client or as the admin", async () => {
  const { page } = await open("#/endpoints/getConfiguration");
  expect(await page.getByLabel("admin").isChecked()).toBe(true);
  await send(page);
  await page.getByText("200 OK").waitFor();
  await page.getByLabel("client").check();
  await send(page);
  await page.getByText("403 Forbidden").waitFor();
});

test("a file is uploaded with its metadata", async () => {
  const { page } = await open("#/endpoints/createFile");
  await page
    .getByLabel("Part file")
    .setInputFiles({ name: "scan.png", mimeType: "image/png", buffer: Buffer.from("png") });
  await send(page);
  await page.getByText("200 OK").waitFor();
  expect(await page.locator(".answer .json").textContent()).toMatch(
    /"media_type": "image\/png",\s+"media_size": 3,/,
  );
});

test("a row that the example misses can be created on the spot", async () => {
  const { page } = await open("#/endpoints/deleteParentCompany");
  await page.getByRole("button", { name: "Create it" }).click();
  await page.getByRole("button", { name: "Create it" }).waitFor({ state: "detached" });
  await send(page);
  await page.getByText("204 No content").waitFor();
});

test("a call is sent by keyboard from inside its body", async () => {
  const { page } = await open("#/endpoints/createAddress");
  await page.getByLabel("Body").focus();
  await page.keyboard.press("Control+Enter");
  await page.getByText("200 OK").waitFor();
});
