import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

/** When the step `settle` of a transfer is due, in words, by how many banking days it takes. */
function settlementOf(settleAfterBankingDays: number): string | null | undefined {
  const bank = createBank({ assumptions: { ach: { settleAfterBankingDays } } });
  return bank.resources.achTransfers.lifecycle?.edges.find(({ name }) => name === "settle")?.when;
}

test("a settlement after no banking day is said to be on the same banking day, others by their number (P12, OPT-9)", () => {
  expect([0, 1, 2].map(settlementOf)).toEqual([
    "on the same banking day, at 13:30",
    "after 1 banking day, at 13:30",
    "after 2 banking days, at 13:30",
  ]);
});

test.each([
  ["2026-03-02", "2026-03-02T13:30:00.000Z"],
  ["2026-03-07", "2026-03-09T13:30:00.000Z"],
])("after no banking days a transfer for %s succeeds at %s (P12, OPT-9)", async (effective_date, due) => {
  const bank = mondayBank({
    clock: { start: "2026-03-02T10:00:00Z", paused: true },
    assumptions: { ach: { settleAfterBankingDays: 0 } },
  });
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date });
  await bank.clock.advanceTo(Date.parse(due) - 1);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await bank.clock.advanceTo(due);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
});

test("no banking days move the clock nowhere, also on a day on which the banks are closed", async () => {
  const bank = mondayBank({ clock: { start: "2026-03-07T10:00:00Z", paused: true } });
  await bank.clock.advance({ bankingDays: 0 });
  expect(bank.clock.now().toISOString()).toBe("2026-03-07T10:00:00.000Z");
});
