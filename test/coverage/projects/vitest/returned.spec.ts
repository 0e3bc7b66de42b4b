import { expect } from "vitest";
import { test } from "../../../../src/adapters/vitest/index.ts";
import { send } from "../transfers.ts";

test("a transfer is returned", async ({ bank }) => {
  const id = await send((path, init) => fetch(`${bank.baseUrl}${path}`, init));
  await bank.simulate.achTransfers.process(id);
  await bank.simulate.achTransfers.return(id, "R03");
  expect(bank.db.achTransfers.get(id)?.return?.code).toBe("R03");
});
