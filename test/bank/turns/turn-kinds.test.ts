// Statements: S19.

import { expect, test } from "vitest";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { subscribed } from "./subscribed.ts";

test("reads of a shared bank run no steps but ask for a turn that does", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  const { calls } = await subscribed(bank, { isShared: true });
  await turnsOf(bank).run(() => bank.clock.setSpeed(1));
  const status = () => bank.db.achTransfers.get(id)?.status;
  const after = calls.length;
  // A step that is due in the middle of a turn.
  const reading = turnsOf(bank).run(async () => {
    const timers = { set: [{ due: Date.parse(MONDAY), kind: "achTransfers", id: Number(id), part: "" }] };
    turnsOf(bank).apply({ at: Date.parse(MONDAY), progress: {}, timers: { ...timers, canceled: [] } });
    return status();
  });
  expect(await reading).toBe("pending");
  expect(status()).toBe("processing");
  expect(calls.length).toBeGreaterThan(after);
});

test("a call is answered once what it has changed is stored, which the next turn does not wait for", async () => {
  const bank = mondayBank();
  const { promise, resolve } = Promise.withResolvers<void>();
  let turns = 0;
  await subscribed(bank);
  await subscribed(bank, {
    stored: () => {
      turns += 1;
      return turns === 2 ? promise : undefined;
    },
  });
  await bank.clock.advance({ days: 1 });
  const order: string[] = [];
  const first = create(bank, "/v1/ach", minimalTransfer).then(() => order.push("first"));
  await create(bank, "/v1/ach", minimalTransfer).then(() => order.push("second"));
  resolve();
  await first;
  expect(order).toEqual(["second", "first"]);
});

test("a bank is shared once", async () => {
  const bank = mondayBank();
  await subscribed(bank, { isShared: true });
  await expect(subscribed(bank, { isShared: true })).rejects.toThrow("is shared already");
});

test("disposing of a bank does not wait for the end of a scenario", async () => {
  const bank = mondayBank({ scenario: () => new Promise(() => undefined) });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await bank.dispose();
});

test("a turn says what it was, and which delta it made", async () => {
  const bank = mondayBank({
    faults: [{ on: "createAchTransfer", nth: 2, then: "duplicate" }],
    scenarios: { empty: () => undefined },
  });
  const { turns } = await subscribed(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001?x=1");
  await bank.clock.advance({ days: 1 });
  await bank.simulate.achTransfers.return("1001", "R03");
  await bank.progress.set({ achTransfers: "manual" });
  await expect(bank.simulate.achTransfers.return("9", "R03")).rejects.toThrow("There is no ACH transfer");
  await bank.loadScenario("empty");
  await bank.restore(bank.snapshot());
  await turnsOf(bank).run(() => undefined);
  const at = Date.parse("2026-03-02T15:00:00Z");
  const next = at + 86_400_000;
  const text = JSON.stringify({ data: minimalTransfer });
  const body = { kind: "json", data: minimalTransfer, top: {}, text };
  const request = { kind: "request", at, method: "POST", path: "/v1/ach", body, refused: false };
  expect(turns.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(turns.map(({ number, now, delta, changed, error, ...what }) => [what, delta !== undefined])).toEqual(
    [
      [{ ...request, times: 1 }, true],
      [{ ...request, times: 2 }, true],
      [{ ...request, method: "GET", path: "/v1/ach/1001?x=1", body: { kind: "none" }, times: 1 }, false],
      [{ kind: "clock", at, refused: false }, true],
      [
        {
          ...{ kind: "action", at: next, collection: "achTransfers", id: "1001", name: "return" },
          ...{ arguments: { code: "R03" }, refused: false },
        },
        true,
      ],
      [{ kind: "progress", at: next, refused: false, modes: { achTransfers: "manual" } }, true],
      [
        {
          ...{ kind: "action", at: next, collection: "achTransfers", id: "9", name: "return" },
          ...{ arguments: { code: "R03" }, refused: true },
        },
        false,
      ],
      [{ kind: "reset", scenario: bank.options.scenarios.empty, clock: bank.options.clock }, true],
      [{ kind: "restore" }, true],
    ],
  );
});

test("each step is a turn of its own for a subscriber that asks for it", async () => {
  const bank = mondayBank();
  const { turns } = await subscribed(bank, { steps: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 9 });
  expect(turns.map(({ kind, changed }) => [kind, changed])).toEqual([
    ["request", true],
    ["step", true],
    ["step", true],
    ["clock", true],
  ]);
  expect(turns.map((turn) => turn.kind === "step" && turn.step.event)).toEqual([
    false,
    "process",
    "settle",
    false,
  ]);
});
