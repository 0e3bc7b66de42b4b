// Statements: X86.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { minimalAddress, minimalCompany } from "../support/onboarding.ts";

type Timings = NonNullable<NonNullable<BankOptions["assumptions"]>["ach"]>;

const bankWith = (ach: Timings, options: BankOptions = {}) =>
  mondayBank({ ...options, assumptions: { ach } });

/** When a transfer that is created on Monday 2 March, 15:00 GMT, is picked up and when it succeeds. */
async function timesOf(ach: Timings, fields: Readonly<Record<string, unknown>> = {}) {
  const bank = bankWith(ach);
  await create(bank, "/v1/ach", { ...minimalTransfer, ...fields });
  await bank.clock.advance({ days: 30 });
  return bank.timeline("achTransfers", 1001).map(({ at, status }) => [status, at]);
}

test("by default a transfer is picked up an hour after its creation, whatever its effective date", async () => {
  expect(await timesOf({}, { effective_date: "2026-03-11" })).toEqual([
    ["pending", "2026-03-02T15:00:00.000Z"],
    ["processing", "2026-03-02T16:00:00.000Z"],
    ["succeeded", "2026-03-12T13:30:00.000Z"],
  ]);
});

test("on the effective date a transfer is picked up at 13:00 GMT (X86)", async () => {
  expect(await timesOf({ processOn: "effective-date" }, { effective_date: "2026-03-11" })).toEqual([
    ["pending", "2026-03-02T15:00:00.000Z"],
    ["processing", "2026-03-11T13:00:00.000Z"],
    ["succeeded", "2026-03-12T13:30:00.000Z"],
  ]);
});

test("until then it is pending and can be canceled (X86)", async () => {
  const bank = bankWith({ processOn: "effective-date" });
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-11" });
  await bank.clock.advanceTo("2026-03-11T12:59:59Z");
  expect((await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" })).status).toBe(200);
  expect(bank.clock.nextEvent()).toBeNull();
});

test.each([
  ["a weekend", "2026-03-07", "2026-03-09T13:00:00.000Z"],
  ["a holiday", "2026-05-25", "2026-05-26T13:00:00.000Z"],
])("an effective date on %s is moved to the next banking day (X86)", async (_, effective_date, at) => {
  const bank = bankWith({ processOn: "effective-date" });
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date });
  expect(bank.clock.nextEvent()?.at).toBe(at);
});

test.each(["2026-03-02", "2026-02-20"])(
  "an effective date of %s, whose morning has passed, leaves the time after the creation (X86)",
  async (effective_date) => {
    expect((await timesOf({ processOn: "effective-date" }, { effective_date }))[1]).toEqual([
      "processing",
      "2026-03-02T16:00:00.000Z",
    ]);
  },
);

test("a same-day transfer for today is picked up after its minutes, one for Friday on Friday", async () => {
  const ach = { processOn: "effective-date" } as const;
  expect(await timesOf(ach, { service: "same-day", effective_date: "2026-03-02" })).toEqual([
    ["pending", "2026-03-02T15:00:00.000Z"],
    ["processing", "2026-03-02T15:15:00.000Z"],
    ["succeeded", "2026-03-02T22:00:00.000Z"],
  ]);
  expect(await timesOf(ach, { service: "same-day", effective_date: "2026-03-06" })).toEqual([
    ["pending", "2026-03-02T15:00:00.000Z"],
    ["processing", "2026-03-06T13:00:00.000Z"],
    ["succeeded", "2026-03-06T22:00:00.000Z"],
  ]);
});

test("a transfer that is released from review still waits for its effective date", async () => {
  const bank = bankWith({ processOn: "effective-date" });
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-11" });
  await bank.simulate.achTransfers.hold(1001);
  await bank.clock.advance({ days: 2 });
  await bank.simulate.achTransfers.release(1001);
  expect(bank.clock.nextEvent()?.at).toBe("2026-03-11T13:00:00.000Z");
});

/** The minutes after which each of 40 transfers is due to be picked up. */
async function minutesOf(ach: Timings, seed = 1, service = "standard") {
  const bank = bankWith(ach, { seed });
  for (let made = 0; made < 40; made += 1) await create(bank, "/v1/ach", { ...minimalTransfer, service });
  const start = bank.clock.now().getTime();
  const due = bank.clock.upcoming(40).map(({ id, at }) => [id, (Date.parse(at) - start) / 60_000] as const);
  return due.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, minutes]) => minutes);
}

test("each transfer draws its minutes from the range, both ends included (X327)", async () => {
  const minutes = await minutesOf({ processAfterMinutes: { min: 30, max: 33 } });
  expect([...new Set(minutes)].toSorted()).toEqual([30, 31, 32, 33]);
  expect(await minutesOf({ processAfterMinutes: { min: 30, max: 33 } })).toEqual(minutes);
  expect(await minutesOf({ processAfterMinutes: { min: 30, max: 33 } }, 2)).not.toEqual(minutes);
  const sameDay = await minutesOf({ sameDayProcessAfterMinutes: { min: 5, max: 6 } }, 1, "same-day");
  expect([...new Set(sameDay)].toSorted()).toEqual([5, 6]);
});

test("a range changes no other draw of the bank (X327)", async () => {
  const drawn = async (ach: Timings) => {
    const bank = bankWith(ach);
    await create(bank, "/v1/ach", minimalTransfer);
    const card = await create(bank, "/v1/virtualcards", minimalCard);
    const address = await create(bank, "/v1/addresses", minimalAddress);
    const company = await create(bank, "/v1/companies", {
      ...minimalCompany(Number(address.id)),
      name: "TEST APPROVED",
    });
    return [card.card_number, company.account_number, bank.snapshot().random];
  };
  expect(await drawn({ processAfterMinutes: { min: 1, max: 600 } })).toEqual(await drawn({}));
});

test("snapshots of banks with any timings are restored, and both go on alike", async () => {
  const minutes = fc.oneof(
    fc.integer({ min: 0, max: 3000 }),
    fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  );
  const timings = fc.record({
    processOn: fc.constantFrom("created" as const, "effective-date" as const),
    processAfterMinutes: minutes,
    sameDayProcessAfterMinutes: minutes,
  });
  const transfers = fc.array(
    fc.record({
      service: fc.constantFrom("standard", "same-day"),
      day: fc.integer({ min: 1, max: 28 }),
      hours: fc.integer({ min: 0, max: 60 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(timings, transfers, async (ach, made) => {
      const bank = bankWith(ach);
      for (const { service, day, hours } of made) {
        const effective_date = `2026-03-${String(day).padStart(2, "0")}`;
        await create(bank, "/v1/ach", { ...minimalTransfer, service, effective_date });
        await bank.clock.advance({ hours });
      }
      const other = bankWith(ach);
      await other.restore(bank.snapshot());
      await other.clock.advance({ days: 40 });
      await bank.clock.advance({ days: 40 });
      expect(other.snapshot()).toEqual(bank.snapshot());
      expect(bank.db.achTransfers.all().every(({ status }) => status === "succeeded")).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test.each<[string, unknown]>([
  ["assumptions.ach.processOn", { processOn: "effective" }],
  ["assumptions.ach.processAfterMinutes", { processAfterMinutes: { min: 2, max: 1 } }],
  ["assumptions.ach.processAfterMinutes", { processAfterMinutes: { min: 2 } }],
  ["assumptions.ach.processAfterMinutes", { processAfterMinutes: { min: "2", max: "3" } }],
  [
    "assumptions.ach.sameDayProcessAfterMinutes.max",
    { sameDayProcessAfterMinutes: { min: 0, max: 525_601 } },
  ],
])("createBank names %s when it is wrong", (name, ach) => {
  expect(() => bankWith(ach as Timings)).toThrow(`Option '${name}' must `);
});
