import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SandbankPanel } from "../../src/panel/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("only the actions that are possible now are buttons, and follow the status", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  const group = page.getByRole("group", { name: "Available actions" });
  const actions = () =>
    group
      .getByRole("button")
      .elements()
      .map((button) => button.textContent.trim());
  expect(actions()).toEqual(["Process", "Cancel", "Hold"]);
  await group.getByRole("button", { name: "Process" }).click();
  await expect.poll(actions).toEqual(["Settle", "Return", "Hold"]);
  await group.getByRole("textbox", { name: "Return code" }).or(group.getByRole("combobox")).fill("R03");
  await group.getByRole("button", { name: "Return" }).click();
  await expect.element(page.getByText("No actions available.")).toBeVisible();
  expect(bank.db.achTransfers.get("1001")).toMatchObject({ status: "failed", return: { code: "R03" } });
});

test("canceling is a request, and so it is in the log", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Grace Hopper/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => bank.db.achTransfers.get("1002")?.status).toBe("canceled");
  expect(bank.log.entries.at(-1)).toMatchObject({ method: "PATCH", path: "/v1/ach/1002", status: 200 });
});

test.each([
  [{ client: ["test_key"], admin: ["admin_test_key"] }, {}],
  [
    { client: ["my_key"], admin: ["my_admin_key"] },
    { "api-key": "my_key", "admin-key": "my_admin_key" },
  ],
])(
  "the panel of a bank with the keys %j calls with them, given the attributes %j (X54)",
  async (apiKeys, attributes) => {
    const bank = mondayBank({ apiKeys });
    const headers = { Authorization: `Bearer ${apiKeys.client[0]}`, "Content-Type": "application/json" };
    await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data: minimalTransfer }) });
    const panel = document.createElement("sandbank-panel") as SandbankPanel;
    for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value);
    Object.assign(panel, { bank, open: true, tab: "data", dock: "bottom" });
    document.body.append(panel);
    await page.getByRole("button", { name: /ACH transfers/ }).click();
    await page.getByRole("option", { name: /Ada Lovelace/ }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("canceled");
  },
);

test("a return code that does not exist is refused beside the button", async () => {
  const bank = await bankWithTransfers();
  await bank.simulate.achTransfers.process(1001);
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  await page.getByRole("combobox", { name: "Return code" }).fill("R99");
  await page.getByRole("button", { name: "Return" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/R99/);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
});
