import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { call } from "../support/call.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

const paths = () =>
  page
    .getByRole("option")
    .elements()
    .map((row) => row.querySelector(".cut")?.textContent.trim());

async function bankWithRequests() {
  const bank = await bankWithTransfers();
  await call(bank, "GET", "/v1/ach/1002");
  await call(bank, "GET", "/v1/nowhere");
  return bank;
}

test("requests are shown by method, status, text of a body, what they changed and whether they went well", async () => {
  const panel = await openPanel(await bankWithRequests(), { tab: "requests" });
  const count = page.getByRole("tabpanel").getByText(/hidden/);
  await page.getByText("Filter").click();
  await page.getByRole("button", { name: "POST" }).click();
  await expect.poll(paths).toEqual(["POST /v1/ach", "POST /v1/ach", "POST /v1/counterparties"]);
  await expect.element(count).toHaveTextContent("3, 2 hidden");
  await page.getByRole("searchbox").fill("grace");
  await expect.poll(paths).toEqual(["POST /v1/ach"]);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "POST" }).click();
  await page.getByRole("button", { name: "4xx" }).click();
  await expect.poll(paths).toEqual(["GET /v1/nowhere"]);
  await page.getByRole("button", { name: "2xx" }).click();
  await expect.poll(paths).toHaveLength(5);
  await page.getByRole("button", { name: "problems" }).click();
  await expect.poll(paths).toEqual(["GET /v1/nowhere"]);
  await page.getByRole("button", { name: "changes" }).click();
  await expect.element(page.getByText("No requests match. 5 are hidden.")).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(paths).toHaveLength(5);
});

test("a filter is remembered for as long as the page lives", async () => {
  const bank = await bankWithRequests();
  const panel = await openPanel(bank, { tab: "requests" });
  await page.getByText("Filter").click();
  await page.getByRole("button", { name: "changes" }).click();
  panel.remove();
  await openPanel(bank, { tab: "requests" });
  await expect.element(page.getByRole("button", { name: "changes" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(paths).toHaveLength(3);
});

test("a request is sent again as it was, and its answer is beside the earlier one", async () => {
  const bank = await bankWithRequests();
  const panel = await openPanel(bank, { place: "requests/2" });
  await page.getByRole("button", { name: "Send again…" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const form = page.getByRole("form", { name: "Send again" });
  await expect.element(form.getByRole("status")).toMatchTextContent(/^Status 200 as before, different id/);
  await expect
    .element(form.getByRole("region", { name: "Original response" }))
    .toMatchTextContent(/"id": "1001"/);
  await expect.element(form.getByRole("region", { name: "New response" })).toMatchTextContent(/"id": "1003"/);
  expect(bank.db.achTransfers.get("1003")).toMatchObject({ amount: 123_456 });
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
});

test("a request is sent again with another path and body", async () => {
  const bank = await bankWithRequests();
  await openPanel(bank, { place: "requests/4" });
  await page.getByRole("button", { name: "Send again…" }).click();
  const form = page.getByRole("form", { name: "Send again" });
  await form.getByRole("textbox", { name: "GET path" }).fill("/v1/ach/9999");
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByRole("status")).toHaveTextContent("Status 404, previously 200.");
  await page.getByRole("button", { name: "Requests" }).click();
  await page.getByRole("option", { name: /counterparties/ }).click();
  await form.getByRole("textbox", { name: "Body" }).fill("{");
  await form.getByRole("button", { name: "Send" }).click();
  await expect.element(form.getByRole("status")).toHaveTextContent("Status 400, previously 200.");
});
