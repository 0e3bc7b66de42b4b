// Statements: STA-11.

import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();

/** Creates a transfer from the page, as the panel's reader would. */
function transfer(page: Page, amount: number): Promise<number> {
  return page.evaluate(async (cents) => {
    const data = {
      ...{ account_number: "4000000011", amount: cents, direction: "credit", sec_code: "ppd" },
      ...{ receiver_account_number: "12345678", receiver_account_type: "checking" },
      ...{ receiver_name: "Ada Lovelace", receiver_routing_number: "021000021" },
    };
    const headers = { Authorization: "Bearer anything", "Content-Type": "application/json" };
    const response = await fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
    return response.status;
  }, amount);
}

/** The newest transfer, as a caller sees it. */
function newest(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const headers = { Authorization: "Bearer anything" };
    const { data } = await (await fetch("/v1/ach?page[limit]=1", { headers })).json();
    return (await (await fetch(data[0].url, { headers })).json()).data;
  });
}

/** Clicks *Share* in the panel, and returns the link and what the panel says of it. */
async function shared(page: Page): Promise<{ url: string; said: string }> {
  await page.getByRole("button", { name: "Sandbank", exact: true }).click();
  await page.getByRole("tab", { name: "Setup" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const said = (await page.getByText(/^Copied\./).textContent()) ?? "";
  return { url: await page.evaluate(() => navigator.clipboard.readText()), said };
}

const withClipboard = { permissions: ["clipboard-read", "clipboard-write"] };

test("the link of a state shows the page in it, and leaves the address (STA-11)", async () => {
  const { page, problems } = await open("#state=rows%2FachTransfers%2Fone&/tours");
  await page.locator("sandbank-panel").waitFor({ state: "attached" });
  const listed = () =>
    page.evaluate(async () => {
      const answer = await fetch("/v1/ach", { headers: { Authorization: "Bearer anything" } });
      return (await answer.json()).data;
    });
  expect(await listed()).toHaveLength(1);
  expect(page.url()).toBe(`${inject("playground")}#/tours`);
  expect(problems).toEqual([]);
});

test("what the panel shares opens on another page, which then has no link in its address", async () => {
  const { page, problems } = await open("#/tours", withClipboard);
  await page.locator("sandbank-panel").waitFor({ state: "attached" });
  expect(await transfer(page, 777_01)).toBe(200);
  const sent = await newest(page);
  const { url, said } = await shared(page);
  expect(url.startsWith(`${inject("playground")}#bank=`)).toBe(true);
  expect(url.endsWith("&/tours?panel=scenario")).toBe(true);
  expect(url.length).toBeLessThan(700);
  expect(said).toBe(`Copied. The link is ${url.length} characters long and contains unmasked test data.`);
  expect(problems).toEqual([]);

  const other = await open(url.slice(inject("playground").length));
  await other.page.getByText("Bank loaded from the link.").waitFor();
  await expect.poll(() => other.page.url()).toBe(`${inject("playground")}#/tours?panel=scenario`);
  await expect.poll(() => newest(other.page)).toEqual(sent);
  expect(other.problems).toEqual([]);
});

test("a link that the page gets later is opened, and the place stays", async () => {
  const first = await open("", withClipboard);
  await first.page.locator("sandbank-panel").waitFor({ state: "attached" });
  await transfer(first.page, 888_02);
  const [url = ""] = (await shared(first.page)).url.split("&");

  const { page } = await open("#/endpoints/createCounterparty");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(url).hash);
  await page.getByText("Bank loaded from the link.").waitFor();
  await shows(page, { address: "#/endpoints/createCounterparty" });
  await expect.poll(() => page.locator("explorer-page").count()).toBe(1);
  await expect.poll(() => newest(page)).toMatchObject({ amount: 888_02 });
  await page.getByRole("button", { name: "Close the message" }).click();
  await expect.poll(() => page.getByText("Bank loaded from the link.").count()).toBe(0);
});

test("a link that was cut is refused on the page, and the bank is as it was", async () => {
  const { page, problems } = await open("#bank=AAAAAAAAAAAAAAAA");
  await page
    .getByText("The link was not opened, and the bank is as it was: it was cut or changed on its way.")
    .waitFor();
  await expect
    .poll(() => page.locator("message-view").getByRole("alert").textContent())
    .toContain("was not opened");
  await expect.poll(() => page.url()).toBe(inject("playground"));
  await expect.poll(() => newest(page)).toMatchObject({ id: "1007" });
  expect(problems).toEqual([]);
});
