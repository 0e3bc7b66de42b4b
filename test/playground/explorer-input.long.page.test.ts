import type { Page } from "playwright";
import { expect, test } from "vitest";
import { body, send, status } from "./support/explorer.ts";
import { pages } from "./support/page.ts";

const open = pages();

const view = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).check();

test("the fields and the JSON are one body, whichever is typed in", async () => {
  const { page } = await open("#/endpoints/createVirtualCard");
  await page.getByLabel("total_card_amount", { exact: true }).fill("61000");
  await page.getByLabel("Send per_transaction_min").check();
  await page.getByLabel("per_transaction_min", { exact: true }).fill("500");
  await page.getByLabel("Send transactions_max").uncheck();
  await page.getByLabel("Add to emails").click();
  await page.getByLabel("emails 2", { exact: true }).fill("ada@park.example");
  await page.getByLabel("supplier_id is null").check();
  await view(page, "JSON");
  const dataTyped = async () => JSON.parse(await body(page).inputValue()).data;
  await expect.poll(dataTyped).toMatchObject({
    total_card_amount: 61_000,
    per_transaction_min: 500,
    emails: ["payables@tidewater.example", "ada@park.example"],
    supplier_id: null,
  });
  const typed = await dataTyped();
  expect(typed).not.toHaveProperty("transactions_max");
  await body(page).fill(
    JSON.stringify({ data: { ...typed, total_card_amount: 62_000, metadata: { a: [1] } } }),
  );
  await view(page, "Fields");
  await expect.poll(() => page.getByLabel("total_card_amount", { exact: true }).inputValue()).toBe("62000");
  const metadata = page.getByLabel("metadata", { exact: true });
  await expect.poll(async () => JSON.parse(await metadata.inputValue())).toEqual({ a: [1] });
  await send(page);
  await page.locator("answers-view").getByText("200 OK").waitFor();
});

test("a refused field says at the field which rule was broken", async () => {
  const { page } = await open("#/endpoints/createVirtualCard");
  await page.getByLabel("per_transaction_max", { exact: true }).fill("60000");
  await send(page);
  await status(page).waitFor();
  const field = page.getByLabel("per_transaction_max", { exact: true });
  await page.locator('#field-data-per_transaction_max[aria-invalid="true"]').waitFor();
  const [problem = ""] = ((await field.getAttribute("aria-describedby")) ?? "").split(" ").slice(-1);
  await page
    .locator(`[id="${problem}"]`)
    .getByText("must not be greater than 'total_card_amount', but 60000 is greater than 50000. VC-E6")
    .waitFor();
  await page.getByRole("button", { name: "Rule VC-E6" }).click();
  await page.locator("sandbank-reasons").getByText("is larger than total_card_amount").waitFor();
});

test("what was sent stays in the form, and the next example is made when it is asked for", async () => {
  const { page } = await open("#/endpoints/cancelVirtualCard");
  const path = page.getByRole("textbox", { name: "Path" });
  const sent = await path.inputValue();
  await send(page);
  await page.locator("answers-view").getByText("204 No content").waitFor();
  await expect.poll(() => path.inputValue()).toBe(sent);
  await expect.poll(() => page.locator(".exchange-head").textContent()).toContain(sent);
  await page.getByRole("button", { name: "New example" }).click();
  await expect.poll(() => path.inputValue()).not.toBe(sent);
});

test("a body that is not JSON is said in words at the body, kept, and can be sent all the same", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  await view(page, "JSON");
  await body(page).fill('{"data": {');
  await page.getByText("Not valid JSON.").waitFor();
  await expect
    .poll(() => page.locator("#body-problem").textContent())
    .toContain(
      "Not valid JSON. Line 1, column 11: expected a field, but the text ends. You can still send it; the bank will refuse it.",
    );
  await view(page, "Fields");
  await page.getByText("The body isn't valid JSON.").waitFor();
  await send(page);
  await status(page).waitFor();
  await expect.poll(() => status(page).textContent()).toBe("400 Bad request");
  await expect
    .poll(() => page.locator("answers-view .answer .json").textContent())
    .toContain("The body is not JSON");
  await view(page, "JSON");
  await expect.poll(() => body(page).inputValue()).toBe('{"data": {');
});

test("a path that is not the bank's is said at the path, and nothing is sent or lost", async () => {
  const { page } = await open("#/endpoints/getApiVersion");
  await page.getByRole("textbox", { name: "Path" }).fill("/nowhere");
  await send(page);
  await expect
    .poll(() => page.locator("#path-problem").textContent())
    .toBe("“/nowhere” isn't one of the bank's paths. They begin with /v1, such as /v1/ach.");
  await expect.poll(() => status(page).count()).toBe(0);
  await expect.poll(() => page.getByRole("textbox", { name: "Path" }).inputValue()).toBe("/nowhere");
});

test("what was typed is still there after a look at another endpoint", async () => {
  const { page } = await open("#/endpoints/createCounterparty");
  await view(page, "JSON");
  await body(page).fill("half a thought");
  await page.goto(`${page.url().split("#")[0]}#/endpoints/createAchTransfer`);
  await page.getByRole("heading", { name: "Create an ACH transfer" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Store a counterparty" }).waitFor();
  await expect.poll(() => body(page).inputValue()).toBe("half a thought");
  await page.getByRole("button", { name: "New example" }).click();
  await expect.poll(() => body(page).inputValue()).toContain("Juniper");
});

test("a call is sent by keyboard from anywhere on the page", async () => {
  const { page } = await open("#/endpoints/createAddress");
  await page.keyboard.press("Control+Enter");
  await page.locator("answers-view").getByText("200 OK").waitFor();
});

test("path and query are typed field by field, and are one with the path", async () => {
  const { page } = await open("#/endpoints/listAchTransfers");
  const path = page.getByRole("textbox", { name: "Path" });
  await page.getByLabel("Send filter[status]").check();
  await page.getByLabel("filter[status]", { exact: true }).selectOption("failed");
  await page.getByLabel("Send page[limit]").check();
  await page.getByLabel("page[limit]", { exact: true }).fill("0");
  await expect.poll(() => path.inputValue()).toBe("/v1/ach?filter[status]=failed&page[limit]=0");
  await send(page);
  await page.locator("answers-view").getByText("400 Bad request").waitFor();
  await page.locator('[id="field-page[limit]"][aria-invalid="true"]').waitFor();
  await path.fill("/v1/ach?page[limit]=2&other=a%20b");
  await expect.poll(() => page.getByLabel("Send filter[status]").isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel("page[limit]", { exact: true }).inputValue()).toBe("2");
  await page.getByLabel("page[limit]", { exact: true }).fill("3");
  await expect.poll(() => path.inputValue()).toBe("/v1/ach?page[limit]=3&other=a%20b");
  await page.goto(`${page.url().split("#")[0]}#/endpoints/getAchTransfer`);
  await page.getByLabel("id", { exact: true }).fill("1002");
  await expect.poll(() => path.inputValue()).toBe("/v1/ach/1002");
  await path.fill("/v1/ach/1003?x=1");
  await expect.poll(() => page.getByLabel("id", { exact: true }).inputValue()).toBe("1003");
  await page.goto(`${page.url().split("#")[0]}#/endpoints/listVirtualCards`);
  await page.getByLabel("Send filter", { exact: true }).check();
  await page.getByLabel("filter", { exact: true }).fill('{ "metadata.project": "P-17 & \u00fc" }');
  await expect
    .poll(() => path.inputValue())
    .toBe("/v1/virtualcards?filter[metadata.project]=P-17%20%26%20%C3%BC");
});

test("further headers are sent, in place of those that are sent anyway", async () => {
  const { page } = await open("#/endpoints/createAddress");
  await page.getByText("Headers", { exact: true }).click();
  const headers = page.getByLabel("Additional headers, one per line");
  await headers.fill("no header");
  await page.getByText("“no header” isn't a header").waitFor();
  await headers.fill("content-type: text/plain\nX-Request-Id: 42");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  expect((await sent).headers()).toMatchObject({ "x-request-id": "42", "content-type": "text/plain" });
  await page.locator("answers-view").getByText("415 Unsupported media type").waitFor();
});
