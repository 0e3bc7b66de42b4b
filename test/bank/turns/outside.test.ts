// Statements: S19.

import { afterEach, expect, test, vi } from "vitest";
import type { Turn } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import { HOUR_MS } from "../../../src/engine/time/calendar.ts";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { subscribed } from "./subscribed.ts";

afterEach(() => void vi.useRealTimers());

/** A bank whose clock runs, at an hour after which a transfer is processed. */
async function runningBank() {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank({ clock: { paused: false } });
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

/** Lets so much time pass that the transfer is processed and settled. */
const passNineDays = () => vi.setSystemTime(9 * 24 * HOUR_MS);

const turnEnds = (calls: readonly string[]) => calls.filter((each) => each.startsWith("after"));

test("a clock that is set while a turn waits is a turn of its own, before that of the request", async () => {
  const bank = mondayBank();
  let isFirst = true;
  const { turns } = await subscribed(bank, {
    async before() {
      if (isFirst) bank.clock.setSpeed(2);
      isFirst = false;
    },
  });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(turns.map(({ kind, changed }) => [kind, changed])).toEqual([
    ["outside", true],
    ["request", true],
  ]);
});

test("a clock that is set between turns is told in a turn of its own, and only to who has subscribed before", async () => {
  const bank = mondayBank();
  const first = await subscribed(bank);
  bank.clock.setSpeed(2);
  await vi.waitFor(() => expect(first.turns.map(({ kind }) => kind)).toEqual(["outside"]));
  const later: Turn[] = [];
  await turnsOf(bank).run(() => {
    bank.clock.setSpeed(3);
    turnsOf(bank).subscribe({ turn: (turn) => void later.push(turn), failed: () => undefined });
  });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(first.turns.map(({ kind }) => kind)).toEqual(["outside", "outside", "request"]);
  expect(later.map(({ kind }) => kind)).toEqual(["request"]);
});

test("turns that are asked for at once are one", async () => {
  const bank = mondayBank();
  const { calls } = await subscribed(bank);
  for (let asked = 0; asked < 5; asked += 1) turnsOf(bank).ask();
  await turnsOf(bank).run(() => undefined);
  expect(turnEnds(calls)).toHaveLength(2);
  turnsOf(bank).ask();
  await turnsOf(bank).run(() => undefined);
  expect(turnEnds(calls)).toHaveLength(4);
});

test.each([false, true])(
  "steps that a read has run are followed by a turn, as turns of their own or not: %j",
  async (steps) => {
    const bank = await runningBank();
    const { calls, turns } = await subscribed(bank, { steps });
    passNineDays();
    expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
    await vi.waitFor(() => expect(turnEnds(calls)).toHaveLength(1));
    expect(turns.map(({ kind, changed }) => [kind, changed])).toEqual(
      steps
        ? [
            ["step", true],
            ["step", true],
          ]
        : [["outside", true]],
    );
  },
);

test.each([false, true])(
  "a read that finds no step due asks for no turn, shared or not: %j",
  async (isShared) => {
    const bank = await runningBank();
    const { calls } = await subscribed(bank, { isShared });
    expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
    await turnsOf(bank).run(() => undefined);
    expect(calls).toEqual(["before", "after 0"]);
  },
);

test("a read of a shared bank shows the row as it was, and asks for a turn that runs the steps", async () => {
  const bank = await runningBank();
  const { calls } = await subscribed(bank, { isShared: true });
  const due = bank.clock.nextEvent()?.at ?? "";
  vi.setSystemTime(Date.parse(due) - bank.clock.now().getTime());
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
  await vi.waitFor(() => expect(turnEnds(calls)).toHaveLength(1));
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
});

test("a request has changed the state when nothing but the steps before it have", async () => {
  const bank = await runningBank();
  const { turns } = await subscribed(bank, { steps: true });
  passNineDays();
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "GET", "/v1/ach/1001");
  expect(turns.map(({ kind, changed, delta }) => [kind, changed, delta !== undefined])).toEqual([
    ["step", true, true],
    ["step", true, true],
    ["request", true, false],
    ["request", false, false],
  ]);
});

test("steps are turns of their own while one of several subscribers asks for them", async () => {
  const bank = mondayBank();
  const first = await subscribed(bank);
  const second = await subscribed(bank, { steps: true });
  const kinds = () => first.turns.map(({ kind }) => kind).slice(-2);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 1 });
  expect(kinds()).toEqual(["step", "clock"]);
  await turnsOf(bank).run(() => turnsOf(bank).unsubscribe(second.subscriber));
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 9 });
  expect(kinds()).toEqual(["request", "clock"]);
});

test("the steps within a scenario belong to the reset", async () => {
  const bank = mondayBank({
    scenarios: {
      settled: Object.assign(
        async (inside: Bank) => {
          await create(inside, "/v1/ach", minimalTransfer);
          await inside.clock.advance({ days: 9 });
        },
        { startsBefore: { days: 10 } },
      ),
    },
  });
  const { turns } = await subscribed(bank, { steps: true });
  await bank.loadScenario("settled");
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  expect(turns.map(({ kind, changed }) => [kind, changed])).toEqual([["reset", true]]);
});

test("a state that is restored within a turn is a reset to listeners", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  await bank.reset();
  const heard = vi.fn();
  bank.on("reset", heard);
  await turnsOf(bank).run(() => turnsOf(bank).restore(snapshot));
  expect(heard).toHaveBeenCalledOnce();
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("a turn of a few of the due steps leaves the others to the next", async () => {
  const bank = await runningBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const { calls } = await subscribed(bank, { isShared: true });
  passNineDays();
  const statuses = () => bank.db.achTransfers.all().map(({ status }) => status);
  expect(await turnsOf(bank).runDue(1)).toBe(true);
  expect(statuses()).toEqual(["processing", "processing"]);
  expect(await turnsOf(bank).runDue(10)).toBe(false);
  expect(statuses()).toEqual(["succeeded", "succeeded"]);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await turnsOf(bank).runDue(10)).toBe(false);
  expect(statuses()).toEqual(["succeeded", "succeeded", "pending"]);
  expect(turnEnds(calls).length).toBeGreaterThanOrEqual(2);
});

test("what a turn of a bank that nobody followed has left is run in the first turn that someone follows", async () => {
  const bank = await runningBank();
  passNineDays();
  expect(await turnsOf(bank).runDue(1)).toBe(true);
  const { turns } = await subscribed(bank);
  await turnsOf(bank).run(() => undefined);
  expect(turns.map(({ kind, changed }) => [kind, changed])).toEqual([["outside", true]]);
});
