// Statements: X136 to X139.

import { afterEach, expect, test, vi } from "vitest";
import { memoryStore, persist } from "../../src/adapters/persist/index.ts";
import { turnsOf } from "../../src/bank/turns/turns-of.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { bankWithHistory, storyOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what is kept in a store follows the walk", async () => {
  const bank = bankWithHistory();
  const store = memoryStore();
  const kept = await persist(bank, { name: "treasury", store });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 9 });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.goTo(2);
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await kept.saved();
  await kept.stop();
  const again = mondayBank();
  await (await persist(again, { name: "treasury", store })).stop();
  expect(again.snapshot()).toEqual(bank.snapshot());
  expect([again.db.achTransfers.get("1001")?.status, again.db.counterparties.count()]).toEqual([
    "pending",
    1,
  ]);
});

test("what is applied from another bank is an entry (X137)", async () => {
  const [bank, other] = [bankWithHistory(), mondayBank()];
  await bank.ready;
  await turnsOf(other).run(() =>
    turnsOf(other).subscribe({
      turn: ({ delta }) => void turnsOf(bank).run(() => delta && turnsOf(bank).apply(delta)),
      failed: (error) => expect.fail(String(error)),
    }),
  );
  await create(other, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await storyOf(bank)).toEqual(["1 history begins", "2 changed from outside", "[3 POST /v1/ach]"]);
  expect((await bank.history.entries()).map(({ kind }) => kind)).toEqual(["start", "other", "request"]);
  await bank.history.goTo(1);
  await bank.history.goTo(2);
  expect(bank.db.achTransfers.count()).toBe(1);
});
