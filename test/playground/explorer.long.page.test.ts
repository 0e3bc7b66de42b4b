import { expect, test } from "vitest";
import { send } from "./support/explorer.ts";
import { pages } from "./support/page.ts";

const open = pages();

test("each field is shown with its type, its limits and its meaning", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  const fields = await page.locator(".form-field").allInnerTexts();
  const texts = fields.map((text) => text.replaceAll(/\s+/g, " ").trim());
  expect(texts).toContain(
    "routing_number required string, matches ^[0-9]{9}$. An ABA routing number of nine digits. Its check digit is tested in strict mode.",
  );
  // What an object is stands before its fields, which may fill several screens.
  expect(texts[0]).toMatch(/^data required The body .+ called data\. account_number required /);
  await expect
    .poll(() => page.getByLabel("account_type", { exact: true }).locator("option").allInnerTexts())
    .toEqual(["checking", "savings"]);
});

test("two answers are compared by field, and a call is shown as code", async () => {
  const { page, problems } = await open("#/endpoints/updateVirtualCard");
  await send(page);
  await page.locator("answers-view").getByText("200 OK").waitFor();
  await page.getByLabel("total_card_amount", { exact: true }).fill("80000");
  await send(page);
  await page.getByText("Response 1: 200").waitFor();
  for (const name of ["Response 1", "Response 2"]) await page.getByRole("checkbox", { name }).check();
  const rows = await page.locator(".compared tbody tr").allInnerTexts();
  expect(rows.map((row) => row.split(/\s+/))).toContainEqual(["data.total_card_amount", "75000", "80000"]);
  await page.getByRole("radio", { name: "fetch", exact: true }).check();
  await expect
    .poll(() => page.getByRole("region", { name: "Request as fetch" }).textContent())
    .toMatch(/method: "PATCH"/);
  expect(problems).toEqual([]);
});

test("an endpoint that there is not is said, and the chosen one is in sight in the list", async () => {
  const { page } = await open("#/endpoints/createGhost");
  await page.getByText("No endpoint named createGhost.").waitFor();
  await page.goto(`${page.url().split("#")[0]}#/endpoints/updateGovIdent`);
  await page.getByRole("heading", { name: "Update a gov ident" }).waitFor();
  const link = page.locator("endpoint-list a[aria-current]");
  const [inner, outer] = [await link.boundingBox(), await page.locator(".picker > nav").boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
    (outer?.y ?? 0) + (outer?.height ?? 0) + 1,
  );
});

test("from the list, Enter and three times Tab lead to Send", async () => {
  const { page } = await open("#/endpoints/createAddress");
  await page.locator('endpoint-list a[href="#/endpoints/getAddress"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#endpoint-title:focus").waitFor();
  for (const _ of [1, 2, 3]) await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Send");
});

test("each answer is shown with a real one of the bank", async () => {
  const { page } = await open("#/endpoints/cancelAchTransfer");
  await page.locator(".documented summary", { hasText: "409" }).click();
  const conflict = page.locator(".documented details[open]");
  await expect.poll(() => conflict.textContent()).toContain("The transfer is no longer pending.");
  await expect
    .poll(() => conflict.locator(".json").first().textContent())
    .toContain("'status' is canceled: only a transfer whose status is pending can be canceled.");
});

test("the bank refuses an unknown path below /v1, and a method that a path does not have", async () => {
  const { page } = await open("#/endpoints/getApiVersion");
  await page.getByRole("textbox", { name: "Path" }).fill("/v1/nowhere");
  await send(page);
  await page.locator("answers-view").getByText("404 Not found").waitFor();
  await page.getByRole("textbox", { name: "Path" }).fill("/v1/ach");
  await page.getByLabel("Method").selectOption("PUT");
  await send(page);
  await page.locator("answers-view").getByText("405 Method not allowed").waitFor();
});

test("the key switch sends as the client or as the admin", async () => {
  const { page } = await open("#/endpoints/getConfiguration");
  await expect.poll(() => page.getByLabel("admin").isChecked()).toBe(true);
  await send(page);
  await page.locator("answers-view").getByText("200 OK").waitFor();
  await page.getByLabel("client").check();
  await send(page);
  await page.locator("answers-view").getByText("403 Forbidden").waitFor();
});

test("a file is uploaded with its metadata", async () => {
  const { page } = await open("#/endpoints/createFile");
  await page
    .getByLabel("Part file")
    .setInputFiles({ name: "scan.png", mimeType: "image/png", buffer: Buffer.from("png") });
  await send(page);
  await page.locator("answers-view").getByText("200 OK").waitFor();
  await expect
    .poll(() => page.locator("answers-view .answer .json").textContent())
    .toMatch(/"media_type": "image\/png",\s+"media_size": 3,/);
});

test("the rows that an example needs are made before it is sent, and shown", async () => {
  const { page } = await open("#/endpoints/deleteParentCompany");
  await page.getByText("Send creates these prerequisites first").waitFor();
  await send(page);
  await page.locator("answers-view").getByText("204 No content").waitFor();
  await page.getByText("Sent POST /v1/parent_companies first, as a prerequisite.").waitFor();
});
