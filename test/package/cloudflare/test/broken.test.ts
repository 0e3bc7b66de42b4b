// Statements: X282, X283, X297, X304.

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MONDAY } from "../repository/test/support/monday.ts";
import { Tested } from "./tested.ts";

let tested: Tested;
beforeAll(async () => {
  tested = await Tested.start();
});
afterAll(() => tested.stop());

/** A clock that, once it runs, reaches the evening on which transfers are sent within a second or two. */
const FAST = { start: MONDAY, speed: 18_000, paused: true };
const PATIENCE = { timeout: 60_000, interval: 100 };

/** Waits until the alarm of a world has gone off so often. Asking that does not wake its bank. */
async function alarmsOf(world: string, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await tested.alarms(world)).toBeGreaterThanOrEqual(count), PATIENCE);
}

test("an alarm goes off once for the steps of an instant, which are made while no one asks (X282)", async () => {
  const bank = await tested.make("alarms", FAST);
  for (let count = 0; count < 10; count += 1) await tested.transfer("alarms", "Ada Lovelace");
  const [next] = await bank.clock.upcoming(1);
  await bank.clock.resume();
  await alarmsOf("alarms", 1);
  expect(await tested.alarms("alarms")).toBe(1);
  await bank.clock.pause();
  for (let id = 1001; id <= 1010; id += 1)
    expect((await bank.timeline("achTransfers", id))[1]).toMatchObject({ at: next?.at });
});

test("an alarm whose object is ended in its middle goes off again, and makes no step twice (X282)", async () => {
  const bank = await tested.make("ended", FAST);
  const { id } = await tested.transfer("ended", "Ada Lovelace");
  await tested.order("ended", { endsInAlarm: true });
  await bank.clock.resume();
  await alarmsOf("ended", 2);
  await bank.clock.advance({ bankingDays: 5 });
  const statuses = (await bank.timeline("achTransfers", id)).map(({ status }) => status);
  expect(new Set(statuses).size).toBe(statuses.length);
  expect(statuses.at(-1)).toBe("succeeded");
});

test("an alarm that was set before the runtime was killed goes off after it (X282)", async () => {
  const bank = await tested.make("restarted", FAST);
  await tested.transfer("restarted", "Ada Lovelace");
  await bank.clock.resume();
  await tested.killAndRestart();
  await alarmsOf("restarted", 1);
});

test("a write that fails in its middle is a 503 in words, leaves nothing half, and the next request is fine (X283)", async () => {
  const bank = await tested.make("full");
  await tested.transfer("full", "Ada Lovelace");
  const before = JSON.stringify(await bank.snapshot());
  await tested.order("full", { room: 0 });
  expect((await tested.transfer("full", "Grace Hopper")).status).toBe(503);
  expect(JSON.stringify(await bank.snapshot())).toBe(before);
  await expect(bank.clock.advance({ days: 1 })).rejects.toThrow(
    'The state of the bank is not kept as "full": database or disk is full: SQLITE_FULL.',
  );
  await tested.order("full", { room: 100 });
  expect(await tested.transfer("full", "Grace Hopper")).toMatchObject({ status: 200, id: "1002" });
  await tested.restart();
  expect(await tested.bank("full").db.achTransfers.count()).toBe(2);
});

test("an answer that a fault cuts short breaks off, also for the client of a worker (X297)", async () => {
  const bank = await tested.make("cut-short");
  await bank.faults.add({ on: "listAchTransfers", then: "truncate" });
  const answer = await bank.fetch("/v1/ach", { headers: { Authorization: "Bearer test" } });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test("faults go on after a kill of the runtime, and one that storage has no room for changes nothing (X304)", async () => {
  const bank = await tested.make("faults");
  await bank.faults.add({ on: "createAchTransfer", nth: 2, status: 503 });
  expect((await tested.transfer("faults", "Ada Lovelace")).status).toBe(200);
  await tested.killAndRestart();
  const again = tested.bank("faults");
  expect((await tested.transfer("faults", "Grace Hopper")).status).toBe(503);
  expect((await tested.transfer("faults", "Grace Hopper")).status).toBe(200);
  const before = await again.faults.list();
  expect(before).toMatchObject([{ id: "1", matched: 3, fired: 1 }]);
  const large = { status: 500, body: "x".repeat(3 * 1024 ** 2) };
  await expect(again.faults.add(large)).rejects.toThrow(
    /^The faults are as before, since they could not be stored: .*(too big|TOOBIG)/,
  );
  expect(await again.faults.list()).toEqual(before);
});
