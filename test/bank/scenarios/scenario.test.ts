// Statements: X14, X55.

import { afterEach, expect, test, vi } from "vitest";
import { type Bank, createBank, type Scenario } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, list } from "../../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Makes a transfer ten days before the start, and another one nine days before it. */
const tenDays: Scenario = Object.assign(
  async (bank: Bank) => {
    await create(bank, "/v1/counterparties", minimalCounterparty);
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ days: 1 });
    await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-20" });
  },
  { startsBefore: { days: 10 } },
);

test("a scenario plays before the clock's start and ends exactly there", async () => {
  const bank = mondayBank({ scenario: tenDays });
  await bank.ready;
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-02-20T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-02-20T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-02-24T13:30:00.000Z", status: "succeeded", cause: "clock" },
  ]);
  expect(bank.db.achTransfers.get(1002)?.status).toBe("processing");
  expect(bank.clock.nextEvent()).toMatchObject({ id: "1002", at: "2026-03-23T13:30:00.000Z" });
});

test("requests, actions and travels in time wait for the scenario by themselves", async () => {
  const bank = mondayBank({ scenario: tenDays });
  const [page, returned] = await Promise.all([
    list(bank, "/v1/ach"),
    bank.simulate.achTransfers.return(1002, "R01"),
    bank.clock.advance({ days: 1 }),
  ]);
  expect(page.data.map(({ id }) => id)).toEqual(["1002", "1001"]);
  expect(returned.status).toBe("failed");
  expect(bank.clock.now().toISOString()).toBe("2026-03-03T15:00:00.000Z");
});

test("the log of a bank begins after its scenario", async () => {
  const bank = mondayBank({ scenario: tenDays });
  await bank.ready;
  expect(bank.log.entries).toEqual([]);
});

test("a reset restores the state at the end of the scenario, byte for byte", async () => {
  const bank = mondayBank({ scenario: tenDays });
  await bank.ready;
  const before = JSON.stringify(bank.snapshot());
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 30 });
  await bank.reset();
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("the same scenario gives the same bank", async () => {
  const states = await Promise.all(
    [1, 2].map(async () => {
      const bank = mondayBank({ scenario: tenDays });
      await bank.ready;
      return JSON.stringify(bank.snapshot());
    }),
  );
  expect(states[1]).toBe(states[0]);
});

test("a running clock runs on from the start once the scenario has played", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = createBank({ scenario: tenDays, clock: { start: MONDAY } });
  await bank.ready;
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
  vi.advanceTimersByTime(1000);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:01.000Z");
});

test("a scenario that throws makes ready and every request reject with its error", async () => {
  const scenario = async () => {
    throw new Error("mine");
  };
  const bank = mondayBank({ scenario });
  await expect(bank.ready).rejects.toThrow("mine");
  await expect(call(bank, "GET", "/v1/ach")).rejects.toThrow("mine");
});

test("a scenario that runs past the start is refused with a message", async () => {
  const bank = mondayBank({ scenario: (inside: Bank) => inside.clock.advance({ days: 1 }) });
  await expect(bank.ready).rejects.toThrow(
    "The scenario ends at 2026-03-03T15:00:00.000Z, after clock.start (2026-03-02T15:00:00.000Z): give it a larger startsBefore.",
  );
});

test.each([-1, 3650.5, 1e7, Number.NaN, "10"])(
  "startsBefore of %s days is refused, wherever",
  async (days) => {
    const scenario = Object.assign(() => undefined, { startsBefore: { days } }) as Scenario;
    const got = typeof days === "string" ? '"10"' : days;
    const message = (option: string) =>
      `Option '${option}.startsBefore.days' must be a number of days from 0 to 3650, got ${got}.`;
    expect(() => mondayBank({ scenario })).toThrow(message("scenario"));
    expect(() => mondayBank({ scenarios: { mine: scenario } })).toThrow(message("scenarios.mine"));
    await expect(mondayBank().reset({ scenario })).rejects.toThrow(message("scenario"));
  },
);

test("a scenario may begin ten years before the start, or at it", async () => {
  for (const days of [0, 0.5, 3650]) {
    const began: Date[] = [];
    const play = (inside: Bank) => void began.push(inside.clock.now());
    const scenario = Object.assign(play, { startsBefore: { days } });
    await mondayBank({ scenario }).ready;
    expect(began.map(Number)).toEqual([Date.parse(MONDAY) - days * 86_400_000]);
  }
});

test("a reset takes another scenario or another clock, until the next one (X14)", async () => {
  const bank = mondayBank();
  await bank.reset({ scenario: tenDays, clock: { start: MONDAY, paused: true } });
  expect(bank.db.achTransfers.count()).toBe(2);
  await bank.reset({ clock: { start: "2030-01-01T00:00:00Z", paused: true } });
  expect([bank.db.achTransfers.count(), bank.clock.now().toISOString()]).toEqual([
    0,
    "2030-01-01T00:00:00.000Z",
  ]);
  await bank.reset();
  expect([bank.db.achTransfers.count(), bank.clock.now().toISOString()]).toEqual([0, MONDAY]);
});
