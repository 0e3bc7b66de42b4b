// Statements: S20, S21.

import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

async function play(bank: Bank) {
  const answers: unknown[] = [];
  const keep = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    answers.push([status, body]);
  };
  await keep(call(bank, "POST", "/v1/counterparties", minimalCounterparty));
  await keep(call(bank, "POST", "/v1/ach", minimalTransferTo(1001)));
  await keep(call(bank, "POST", "/v1/ach", { ...minimalTransfer, service: "same-day" }));
  await keep(call(bank, "POST", "/v1/ach", {}));
  await Promise.all([1, 2, 3].map(() => keep(call(bank, "POST", "/v1/ach", minimalTransfer))));
  await bank.clock.advance({ minutes: 15 });
  await bank.simulate.achTransfers.hold(1001);
  await keep(call(bank, "PATCH", "/v1/ach/1003", { status: "canceled" }));
  await bank.clock.advance({ bankingDays: 3 });
  await bank.simulate.achTransfers.release(1001);
  await keep(call(bank, "GET", "/v1/ach?page[limit]=2"));
  return JSON.stringify([answers, bank.snapshot()]);
}

test("the same options and the same calls give the same bank, byte for byte", async () => {
  expect(await play(mondayBank())).toBe(await play(mondayBank()));
});

test("a reset bank plays the same again", async () => {
  const bank = mondayBank();
  const first = await play(bank);
  await bank.reset();
  expect(await play(bank)).toBe(first);
});

test("many small steps through time lead to where one large one does", async () => {
  const [once, often] = [mondayBank(), mondayBank()];
  for (const bank of [once, often]) {
    for (const service of ["standard", "same-day", "standard"]) {
      await create(bank, "/v1/ach", { ...minimalTransfer, service });
    }
  }
  await once.clock.advance({ hours: 24 * 7 });
  for (let step = 0; step < 24 * 7 * 2; step += 1) await often.clock.advance({ minutes: 30 });
  expect(JSON.stringify(often.snapshot())).toBe(JSON.stringify(once.snapshot()));
});

test("two banks in one process do not affect each other", async () => {
  const [one, two] = [mondayBank(), mondayBank({ clock: { start: "2030-01-01T00:00:00Z" }, strict: true })];
  const before = JSON.stringify(two.snapshot());
  await play(one);
  expect(JSON.stringify(two.snapshot())).toBe(before);
  expect(two.log.entries).toEqual([]);
  await Promise.all([play(two).catch(() => undefined), one.reset()]);
  expect(one.db.achTransfers.count()).toBe(0);
  expect(two.db.achTransfers.count()).toBeGreaterThan(0);
});
