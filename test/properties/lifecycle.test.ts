// Statements: ACH-24 to ACH-35, P14, P16.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bank, Change, ReturnCode } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

/** Every transition there is, by its cause: ACH-31 to ACH-35, P11, P12, P14 and P16. */
const transitions: Record<string, readonly string[]> = {
  request: ["null→pending", "null→failed", "pending→canceled"],
  clock: ["pending→processing", "processing→succeeded", "processing→failed"],
  action: [
    "pending→processing",
    "processing→succeeded",
    "processing→failed",
    "succeeded→failed",
    "pending→hold",
    "processing→hold",
    "hold→pending",
    "hold→processing",
    "hold→canceled",
    "hold→failed",
  ],
};

/** The statuses after a review, by the status before it. */
const outOfReview: Record<string, readonly string[]> = {
  pending: ["pending", "canceled"],
  processing: ["processing", "failed"],
};

const banks = {
  "on-create": mondayBank(),
  "on-schedule": mondayBank({ assumptions: { reservedAccounts: "on-schedule" } }),
};

const id = fc.integer({ min: 1001, max: 1003 });
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom("process", "settle", "hold", "release", "reject" as const),
    id,
  }),
  fc.record({ do: fc.constant("return" as const), id, code: fc.constantFrom("R01", "R10", "R99", "") }),
  fc.record({ do: fc.constant("cancel" as const), id, status: fc.constantFrom("canceled", "pending") }),
  fc.record({ do: fc.constant("advance" as const), minutes: fc.constantFrom(1, 14, 60, 600, 1440, 100_000) }),
  fc.record({ do: fc.constant("restore" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const receiver = fc.constantFrom("12345678", "9000000000008201", "9000000000008202");
const scene = fc.record({
  reservedAccounts: fc.constantFrom("on-create" as const, "on-schedule" as const),
  transfers: fc.array(
    fc.record({
      receiver_account_number: receiver,
      service: fc.constantFrom("standard", "same-day"),
      effective_date: fc.constantFrom("2020-01-01", "2026-03-02", "2026-03-07", "2026-05-25"),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  steps: fc.array(step, { maxLength: 25 }),
});

async function take(bank: Bank, taken: Step): Promise<void> {
  const refusedUnchanged = async (acting: Promise<unknown>) => {
    const before = JSON.stringify(bank.snapshot());
    const refused = await acting.then(
      (answer) =>
        (answer as { status?: unknown }).status === 400 || (answer as { status?: unknown }).status === 409,
      (error) => {
        expect(String(error)).toMatch(
          /^(InvalidTransitionError: ACH transfer|RangeError: return: 'code' ).*\.$/,
        );
        return true;
      },
    );
    if (refused) expect(JSON.stringify(bank.snapshot())).toBe(before);
  };
  if (taken.do === "advance") return bank.clock.advance({ minutes: taken.minutes });
  if (taken.do === "restore") return bank.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  if (taken.do === "cancel") {
    return refusedUnchanged(call(bank, "PATCH", `/v1/ach/${taken.id}`, { status: taken.status }));
  }
  if (taken.do === "return")
    return refusedUnchanged(bank.simulate.achTransfers.return(taken.id, taken.code as ReturnCode));
  return refusedUnchanged(bank.simulate.achTransfers[taken.do](taken.id));
}

function expectConsistent(bank: Bank, changes: readonly Change[]): void {
  for (const transfer of bank.db.achTransfers.all()) {
    const timeline = bank.timeline("achTransfers", transfer.id);
    const statuses = timeline.map(({ status }) => status);
    timeline.forEach(({ status, cause, at }, place) => {
      const from = statuses[place - 1] ?? null;
      expect(transitions[cause]).toContain(`${from}→${status}`);
      expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(timeline[place - 1]?.at ?? at));
      if (from === "hold") expect(outOfReview[statuses[place - 2] ?? ""]).toContain(status);
    });
    expect(transfer.status).toBe(statuses.at(-1));
    expect(transfer.return !== null).toBe(transfer.status === "failed");
    const wasSent = statuses.includes("processing") || statuses[0] === "failed";
    expect(transfer.batch_id !== null).toBe(wasSent);
    const reported = changes.filter((change) => change.id === transfer.id && change.from !== change.to);
    expect(reported.map(({ at, to, cause }) => ({ at, status: to, cause }))).toEqual(timeline);
  }
}

test("no sequence of actions, PATCHes and steps through time leaves the table of states", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ reservedAccounts, transfers, steps }) => {
      const bank = banks[reservedAccounts];
      await bank.reset();
      const changes: Change[] = [];
      const off = bank.on("change", (change) => changes.push(change));
      for (const fields of transfers) await create(bank, "/v1/ach", { ...minimalTransfer, ...fields });
      for (const each of steps) {
        await take(bank, each);
        expectConsistent(bank, changes);
      }
      await bank.clock.advance({ days: 200 });
      expectConsistent(bank, changes);
      for (const { status } of bank.db.achTransfers.all()) {
        expect(["succeeded", "failed", "canceled", "hold"]).toContain(status);
      }
      expect(bank.clock.nextEvent()).toBeNull();
      off();
    }),
    { seed: 13, numRuns: 150 },
  );
});
