import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { cover } from "../../../../src/adapters/vitest/index.ts";
import { createBank } from "../../../../src/index.ts";
import { send } from "../transfers.ts";

test("a transfer is rejected in review", async ({ task }) => {
  const bank = createBank();
  await cover(bank, task);
  const id = await send(bank.fetch);
  await bank.simulate.achTransfers.hold(id);
  await bank.simulate.achTransfers.reject(id);
  expect(bank.db.achTransfers.get(id)?.status).toBe("canceled");
});

describe("with one bank for all tests", () => {
  const bank = createBank();
  beforeEach(({ task }) => cover(bank, task));
  afterAll(() => bank.dispose());

  test("the version of the API", async () => {
    const response = await bank.fetch("/v1", { headers: { Authorization: "Bearer test" } });
    expect(response.status).toBe(200);
  });

  test("a transfer is listed", async () => {
    await send(bank.fetch);
    const response = await bank.fetch("/v1/ach", { headers: { Authorization: "Bearer test" } });
    expect(response.status).toBe(200);
  });
});
