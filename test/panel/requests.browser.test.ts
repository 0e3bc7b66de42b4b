import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";
import { runCopiedTest } from "./support/replay.ts";

onFreshPage();
afterEach(() => vi.restoreAllMocks());

async function panelWithRequests() {
  const bank = mondayBank();
  await create(bank, "/v1/ach", { ...minimalTransfer, colour: "red" });
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, amount: -1 });
  await openPanel(bank, { tab: "requests", dock: "bottom" });
  return bank;
}

const rows = () =>
  page
    .getByRole("listbox", { name: "Requests, latest first" })
    .getByRole("option")
    .elements()
    .map((row) =>
      row.textContent
        .replace(/\s+/g, " ")
        .replace(/(< )?[\d.]+ ms/, "N ms")
        .trim(),
    );

test("requests appear as they are answered, the latest first, with status, duration and warnings", async () => {
  const bank = await panelWithRequests();
  expect(rows()).toEqual(["POST /v1/ach 400 15:00:00 N ms", "POST /v1/ach 200 15:00:00 · 1 warning N ms"]);
  await call(bank, "GET", "/v1/ach/1001");
  await expect.poll(() => rows()[0]).toBe("GET /v1/ach/1001 200 15:00:00 N ms");
});

test("a request shows its warnings, what it changed and both bodies, masked as the log is", async () => {
  const bank = await panelWithRequests();
  await page.getByRole("option").last().click();
  await expect.element(page.getByText("'colour' is not taken by this call and was ignored.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "achTransfers 1001" })).toBeVisible();
  const bodyOf = (name: string) => JSON.parse(page.getByRole("group", { name }).element().textContent);
  const entry = bank.log.entries[0];
  expect(bodyOf("Request body")).toEqual(entry?.requestBody);
  expect(bodyOf("Response body")).toEqual(entry?.responseBody);
  expect(bodyOf("Request body").data.receiver_account_number).toBe("••••5678");
});

test("a refused request shows each reason with its rule, which opens the statement and what it points to", async () => {
  const bank = mondayBank({ strict: true });
  await call(bank, "POST", "/v1/ach", {
    ...minimalTransfer,
    amount: -1,
    receiver_routing_number: "021000022",
  });
  await openPanel(bank, { tab: "requests", dock: "bottom" });
  await page.getByRole("option").first().click();
  const reasons = page.getByRole("region", { name: "Why it failed" });
  const shown = () => reasons.element().textContent.replace(/\s+/g, " ").trim();
  await expect
    .poll(shown)
    .toBe(
      "Why it failed 'amount' must be a whole number of cents from 0 to 9999999999, sent without quotes, got -1. ACH-6 'receiver_routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not. P1",
    );
  await reasons.getByRole("button", { name: "Rule ACH-6" }).click();
  const statement = (name: string) => reasons.getByRole("group", { name });
  await expect
    .element(statement("ACH-6"))
    .toHaveTextContent(
      "ACH-6 amount: integer, cents, positive. 0 makes the transfer a prenotification. See P4.",
    );
  await statement("ACH-6").getByRole("button", { name: "Rule P4" }).click();
  await expect
    .element(statement("P4"))
    .toHaveTextContent(
      "P4 amount: an integer from 0 to 9,999,999,999, which is what an ACH record holds; anything else is a 400.",
    );
  await reasons.getByRole("button", { name: "Rule P1" }).click();
  await expect
    .element(statement("P1"))
    .toHaveTextContent(
      "P1 Routing numbers have exactly nine digits, wire_routing_number too. The ABA check digit is tested only in strict mode or by the option. You can change this with the assumptions.abaChecksum, strict option.",
    );
  expect(await axeViolations()).toEqual([]);
  await reasons.getByRole("button", { name: "Rule ACH-6" }).click();
  await expect.element(statement("ACH-6")).not.toBeInTheDocument();
  await expect.element(statement("P4")).not.toBeInTheDocument();
});

test("a request that succeeded shows no reasons", async () => {
  await panelWithRequests();
  await page.getByRole("option").last().click();
  await expect.element(page.getByRole("group", { name: "Response body" })).toBeVisible();
  await expect.element(page.getByText("Why it failed")).not.toBeInTheDocument();
});

test("requests are found by method, path and status", async () => {
  await panelWithRequests();
  await page.getByRole("searchbox", { name: "Search requests" }).fill("400");
  await expect.poll(rows).toEqual(["POST /v1/ach 400 15:00:00 N ms"]);
});

test("what a request changed leads to the row", async () => {
  await panelWithRequests();
  await page.getByRole("option").last().click();
  await page.getByRole("button", { name: "achTransfers 1001" }).click();
  await expect.element(page.getByText("ACH transfer 1001")).toBeVisible();
});

test("a request is copied as fetch, as curl and as a test that passes", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  await panelWithRequests();
  await page.getByRole("option").last().click();
  for (const name of ["fetch", "curl", "Vitest test"]) {
    await page.getByRole("group", { name: "Copy as" }).getByRole("button", { name }).click();
    await expect.element(page.getByText(`Copied as ${name}.`)).toBeVisible();
  }
  expect(copied.map((text) => text.split("\n").at(-2))).toEqual([
    "});",
    "  -H 'Content-Type: application/json' \\",
    "});",
  ]);
  await runCopiedTest(copied[2] ?? "");
});

test("where the browser keeps the clipboard, the text is shown to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await panelWithRequests();
  await page.getByRole("option").last().click();
  await page.getByRole("button", { name: "fetch" }).click();
  await expect
    .element(page.getByRole("group", { name: "Text to copy" }))
    .toMatchTextContent(/^const response/);
});

test("a log without requests says what will appear there", async () => {
  await openPanel(mondayBank(), { tab: "requests" });
  await expect.element(page.getByText("No requests yet. Requests your app sends appear here.")).toBeVisible();
});
