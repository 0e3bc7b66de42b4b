import { expect, test } from "../../../../src/adapters/playwright/index.ts";
import { createBank } from "../../../../src/index.ts";
import { send } from "../transfers.ts";

test("a transfer of a second bank is rejected in review", async ({ cover }) => {
  const bank = createBank();
  cover(bank);
  const id = await send(bank.fetch);
  await bank.simulate.achTransfers.hold(id);
  await bank.simulate.achTransfers.reject(id);
  expect(bank.db.achTransfers.get(id)?.status).toBe("canceled");
});
