// Statements: X182, X183, X184, X185, X66, S19, S21.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Turn } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import type { Bank, BankOptions, Change, WorkProgress } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { bankThatFailsAStep } from "../../support/failing-step.ts";
import { turn, whilePending } from "../../support/stopwatch.ts";

const time = await vi.hoisted(async () => (await import("../../support/stopwatch.ts")).stopwatch());

beforeEach(() => time.ticks(100));
afterEach(() => {
  time.ticks(0);
  vi.useRealTimers();
});

const TRANSFERS = 8;

/** A bank with eight transfers, each of which has two steps to come. */
async function bankOfEight(options: BankOptions = {}): Promise<Bank> {
  const bank = mondayBank(options);
  for (let made = 0; made < TRANSFERS; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

const statusesOf = (bank: Bank) => bank.db.achTransfers.all().map(({ status }) => status);
const nowOf = (bank: Bank) => bank.clock.now().toISOString();

test("an advance over many steps gives the platform its turns, and leads where one at once does (X182)", async () => {
  const [interrupted, atOnce] = [await bankOfEight(), await bankOfEight()];
  const turns = await whilePending(interrupted.clock.advance({ days: 9 }));
  expect(turns).toBeGreaterThan(TRANSFERS);
  time.ticks(0);
  expect(await whilePending(atOnce.clock.advance({ days: 9 }))).toBe(0);
  expect(JSON.stringify(interrupted.snapshot())).toBe(JSON.stringify(atOnce.snapshot()));
});

test("an advance that takes less than a slice is done before the platform has a turn, and reports its end (X182, X183)", async () => {
  const bank = await bankOfEight();
  time.ticks(0);
  const reports: WorkProgress[] = [];
  let isDone = false;
  const advanced = bank.clock.advance({ days: 9 }, { onProgress: (progress) => reports.push(progress) });
  void advanced.then(() => {
    isDone = true;
  });
  await turn();
  expect(isDone).toBe(true);
  expect(reports).toEqual([{ kind: "advance", done: 16, total: 16 }]);
});

test("a read meanwhile shows the bank after the last whole step, at the time of that step (X184)", async () => {
  const bank = await bankOfEight();
  const seen: [string, string, string | undefined][] = [];
  await whilePending(bank.clock.advance({ hours: 2 }), () => {
    seen.push([nowOf(bank), statusesOf(bank).join(" "), bank.clock.nextEvent()?.id]);
  });
  const after = (steps: number) =>
    [...Array(steps).fill("processing"), ...Array(TRANSFERS - steps).fill("pending")].join(" ");
  const distinct = new Map(seen.map((each) => [each[1], each]));
  expect([...distinct.values()]).toEqual(
    Array.from(distinct.values(), (_, index) => [
      "2026-03-02T16:00:00.000Z",
      after(index + 1),
      index + 1 < TRANSFERS ? String(1002 + index) : "1001",
    ]),
  );
  expect(distinct.size).toBeGreaterThanOrEqual(TRANSFERS - 1);
  expect(nowOf(bank)).toBe("2026-03-02T17:00:00.000Z");
});

test("bank time goes on from step to step meanwhile, and never back (X184)", async () => {
  const bank = await bankOfEight({ clock: { paused: false, speed: 1000 } });
  const before = bank.clock.now().getTime();
  const seen: number[] = [];
  await whilePending(bank.clock.advance({ days: 9 }), () => seen.push(bank.clock.now().getTime()));
  seen.push(bank.clock.now().getTime());
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen[0]).toBeGreaterThanOrEqual(before);
  expect(new Set(seen).size).toBeGreaterThan(2);
});

test("every other call waits for the end of the advance (X182, S19)", async () => {
  const bank = await bankOfEight();
  const advanced = bank.clock.advance({ days: 9 });
  await turn();
  await turn();
  expect(statusesOf(bank)).toContain("pending");
  const read = call(bank, "GET", "/v1/ach/1001");
  const returned = bank.simulate.achTransfers.return(1001, "R01");
  const again = bank.clock.advance({ days: 1 });
  await Promise.all([advanced, returned, again]);
  expect((await read).body).toMatchObject({ data: { status: "succeeded" } });
  expect(bank.log.entries.at(-1)?.time).toBe("2026-03-11T15:00:00.000Z");
  expect(bank.timeline("achTransfers", 1001).at(-1)).toEqual({
    at: "2026-03-11T15:00:00.000Z",
    status: "failed",
    cause: "action",
  });
  expect(nowOf(bank)).toBe("2026-03-12T15:00:00.000Z");
});

test("changes are reported as they are made, in order, each when its row shows it (X184)", async () => {
  const bank = await bankOfEight();
  const changes: Change[] = [];
  const turnsWithChanges = new Set<number>();
  let turns = 0;
  bank.on("change", (change) => {
    changes.push(change);
    turnsWithChanges.add(turns);
    expect(bank.db.achTransfers.get(change.id)?.status).toBe(change.to);
  });
  await whilePending(bank.clock.advance({ days: 9 }), () => {
    turns += 1;
  });
  expect(turnsWithChanges.size).toBeGreaterThan(TRANSFERS);
  expect(changes.map(({ at, id, to }) => `${at} ${id} ${to}`)).toEqual([
    ...eachTransfer((id) => `2026-03-02T16:00:00.000Z ${id} processing`),
    ...eachTransfer((id) => `2026-03-04T13:30:00.000Z ${id} succeeded`),
  ]);
});

test("a snapshot meanwhile is one that a bank can be restored from, and changes nothing (X184, S21)", async () => {
  const [bank, undisturbed] = [await bankOfEight(), await bankOfEight()];
  const snapshots: ReturnType<Bank["snapshot"]>[] = [];
  await whilePending(bank.clock.advance({ days: 9 }), () => snapshots.push(bank.snapshot()));
  await undisturbed.clock.advance({ days: 9 });
  const end = JSON.stringify(bank.snapshot());
  expect(end).toBe(JSON.stringify(undisturbed.snapshot()));
  // Each has all the steps of its instant.
  expect(new Set(snapshots.map(({ clock }) => clock.at)).size).toBe(2);
  for (const snapshot of snapshots) {
    const other = mondayBank();
    await other.restore(snapshot);
    expect(other.clock.now().getTime()).toBe(snapshot.clock.at);
    await other.clock.advanceTo(bank.clock.now());
    expect(JSON.stringify(other.snapshot())).toBe(end);
  }
});

test("a step that throws ends the advance at its time, and reports that end (X66, X183)", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bank = await bankThatFailsAStep();
  await create(bank, "/v1/ach", minimalTransfer);
  const reports: WorkProgress[] = [];
  const advanced = bank.clock.advance({ days: 9 }, { onProgress: (progress) => reports.push(progress) });
  await expect(advanced).rejects.toThrow('The step "send" of cashPickups 1001');
  reported.mockRestore();
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual(["processing"]);
  expect(reports.at(-1)).toEqual({ kind: "advance", done: 1, total: 1 });
  await bank.clock.advance({ hours: 1 });
  expect(bank.db.cashPickups.all().map(({ status }) => status)).toEqual(["pending", "sent", "sent"]);
});

test("an advance that is given up, since the console throws, leaves the clock at its last step", async () => {
  const bank = await bankOfEight();
  const stop = bank.on("change", () => {
    throw new Error("The listener is broken.");
  });
  const reported = vi.spyOn(console, "error").mockImplementation(() => {
    throw new Error("There must be no error in the console.");
  });
  await expect(bank.clock.advance({ days: 9 })).rejects.toThrow("There must be no error in the console.");
  reported.mockRestore();
  stop();
  expect(nowOf(bank)).toBe("2026-03-02T16:00:00.000Z");
  await bank.clock.advance({ days: 9 });
  expect(statusesOf(bank)).toEqual(eachTransfer(() => "succeeded"));
});

test("pause, resume and setSpeed take effect during an advance, which goes where it was to go (X185)", async () => {
  const target = "2026-03-11T15:00:00.000Z";
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const running = await bankOfEight({ clock: { paused: false } });
  const [advanced] = [running.clock.advanceTo(target), await turn(), await turn()];
  running.clock.pause();
  expect([running.clock.paused, nowOf(running)]).toEqual([true, "2026-03-02T16:00:00.000Z"]);
  await advanced;
  expect([running.clock.paused, nowOf(running)]).toEqual([true, target]);

  const paused = await bankOfEight();
  const second = [paused.clock.advanceTo(target), await turn(), await turn()];
  paused.clock.resume();
  paused.clock.setSpeed(60);
  expect(nowOf(paused)).toBe("2026-03-02T16:00:00.000Z");
  await second[0];
  expect([paused.clock.paused, paused.clock.speed, nowOf(paused)]).toEqual([false, 60, target]);
  vi.setSystemTime(1000);
  expect(nowOf(paused)).toBe("2026-03-11T15:01:00.000Z");
});

test("dispose resolves when the advance is done, and refuses what comes after it", async () => {
  const bank = await bankOfEight();
  const order: string[] = [];
  const advanced = bank.clock.advance({ days: 9 }).then(() => order.push("advance"));
  await turn();
  await bank.dispose().then(() => order.push("dispose"));
  await advanced;
  expect(order).toEqual(["advance", "dispose"]);
  await expect(bank.clock.advance({ days: 1 })).rejects.toThrow("This bank was disposed of");
});

test("fake timers neither stop an advance nor are waited for (X182)", async () => {
  const bank = await bankOfEight();
  vi.useFakeTimers();
  await bank.clock.advance({ days: 9 });
  expect(vi.getTimerCount()).toBe(0);
  expect(statusesOf(bank)).toEqual(eachTransfer(() => "succeeded"));
});

test("an advance in slices is one turn with one delta, whatever is read meanwhile", async () => {
  const bank = await bankOfEight();
  const turns: Turn[] = [];
  await turnsOf(bank).run(() =>
    turnsOf(bank).subscribe({
      turn: (turn) => void turns.push(turn),
      failed: (error) => expect.unreachable(String(error)),
    }),
  );
  await whilePending(bank.clock.advance({ days: 9 }), () => bank.db.achTransfers.all());
  await turnsOf(bank).run(() => undefined);
  const [advance, ...others] = turns.filter(({ delta }) => delta);
  expect(others).toEqual([]);
  expect(advance).toMatchObject({ kind: "clock", refused: false });
  expect(advance?.delta).toMatchObject({ tables: { achTransfers: { rows: { length: TRANSFERS } } } });
});

test("the history has the same entries, and the states they lead to, with and without slices", async () => {
  const historyOf = async () => {
    const bank = await bankOfEight({ history: true });
    await whilePending(bank.clock.advance({ days: 9 }), () => statusesOf(bank));
    const entries = await bank.history.entries();
    const middle = entries.at(-6);
    await bank.history.goTo(middle?.id ?? 0);
    return JSON.stringify([entries, bank.snapshot()]);
  };
  const interrupted = await historyOf();
  time.ticks(0);
  expect(await historyOf()).toBe(interrupted);
});

function eachTransfer<T>(what: (id: string) => T): T[] {
  return Array.from({ length: TRANSFERS }, (_, index) => what(String(1001 + index)));
}
