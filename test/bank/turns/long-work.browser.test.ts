// Statements: X182.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

/** Counts how often the page drew and how many timers ran while work went on. */
async function duringWork(work: () => Promise<unknown>): Promise<{ frames: number; timers: number }> {
  const counts = { frames: 0, timers: 0 };
  let isDone = false;
  const frame = () => {
    if (isDone) return;
    counts.frames += 1;
    requestAnimationFrame(frame);
  };
  const timer = () => {
    if (isDone) return;
    counts.timers += 1;
    setTimeout(timer);
  };
  requestAnimationFrame(frame);
  setTimeout(timer);
  await work();
  isDone = true;
  return counts;
}

test("during an advance over 10,000 transfers the page draws, and its timers run (X182)", async () => {
  const bank = createBank({ clock: { start: MONDAY, paused: true }, logSize: 0 });
  for (let made = 0; made < 10_000; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  const { frames, timers } = await duringWork(() => bank.clock.advance({ days: 9 }));
  expect(frames).toBeGreaterThan(2);
  expect(timers).toBeGreaterThan(2);
  expect(bank.db.achTransfers.count((q) => q.where({ status: "succeeded" }))).toBe(10_000);
});

test("during a scenario of thousands of calls the page draws, and its timers run (X182)", async () => {
  const bank = createBank({ clock: { start: MONDAY, paused: true }, logSize: 0 });
  const { frames, timers } = await duringWork(() =>
    bank.reset({
      async scenario(inside) {
        for (let made = 0; made < 3000; made += 1) await create(inside, "/v1/ach", minimalTransfer);
      },
    }),
  );
  expect(frames).toBeGreaterThan(2);
  expect(timers).toBeGreaterThan(2);
  expect(bank.db.achTransfers.count()).toBe(3000);
});
