import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clientOf } from "../../fixtures/client.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

test("the panel's own requests are signed in a bank that checks signatures (X158)", async () => {
  const signatures = { check: true, secret: "the secret of a page", maxAgeSeconds: 60 };
  const bank = mondayBank({ signatures });
  await clientOf(bank).create("/v1/ach", minimalTransfer);
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("canceled");
  expect(bank.log.entries.at(-1)).toMatchObject({ method: "PATCH", path: "/v1/ach/1001", status: 200 });
});
