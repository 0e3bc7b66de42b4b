// A test that browser.long.page.test.ts runs in a Vitest of its own, in a page, where it fails.

import { expect } from "vitest";
import { test } from "../../../../src/adapters/vitest/index.ts";
import { originate } from "../transfer.ts";

test("a transfer of a page", async ({ bank }) => {
  await originate(bank.baseUrl);
  expect(bank.db.achTransfers.count()).toBe(0);
});
