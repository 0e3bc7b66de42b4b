// Statements: X83.

import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { storyOf } from "./support.ts";

const aged = Object.assign(
  async (bank: Bank) => {
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ days: 4 });
    await create(bank, "/v1/ach", minimalTransfer);
  },
  { startsBefore: { days: 4 } },
);

const statuses = (bank: Bank) => bank.db.achTransfers.all().map(({ status }) => status);

test("a scenario runs by the clock, and the option counts from its end (X83)", async () => {
  const bank = mondayBank({ scenario: aged, progress: { achTransfers: "manual" } });
  await bank.ready;
  expect(statuses(bank)).toEqual(["succeeded", "pending"]);
  await bank.clock.advance({ days: 30 });
  expect(statuses(bank)).toEqual(["succeeded", "pending"]);
});

test("immediate: what waits at the end of a scenario advances with the first call, then and after each reset", async () => {
  const bank = mondayBank({ scenario: aged, progress: { achTransfers: "immediate" } });
  for (let reset = 0; reset < 3; reset += 1) {
    await bank.reset();
    expect(statuses(bank)).toEqual(["succeeded", "succeeded"]);
    expect(storyOf(bank, "1002")).toEqual([
      "03-02T15:00 pending request",
      "03-02T15:00 processing immediate",
      "03-02T15:00 succeeded immediate",
    ]);
  }
});

test("a set that is called while a scenario runs holds after it", async () => {
  const bank = mondayBank({ scenario: aged });
  await bank.progress.set({ achTransfers: "manual" });
  await bank.clock.advance({ days: 30 });
  expect(statuses(bank)).toEqual(["succeeded", "pending"]);
});

test("a scenario can set it for itself, and the option counts all the same afterwards", async () => {
  const scenario = async (bank: Bank) => {
    expect(bank.progress.get().achTransfers).toBe("clock");
    await bank.progress.set({ achTransfers: "immediate" });
    await create(bank, "/v1/ach", minimalTransfer);
    expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  };
  const bank = mondayBank({ scenario, progress: { achTransfers: { reads: 2 } } });
  await bank.ready;
  expect(bank.progress.get().achTransfers).toEqual({ reads: 2 });
  expect(statuses(bank)).toEqual(["succeeded"]);
});

test("after a scenario that failed the option counts", async () => {
  const scenario = () => Promise.reject(new Error("It failed."));
  const bank = mondayBank({ scenarios: { scenario }, progress: { achTransfers: "manual" } });
  await expect(bank.loadScenario("scenario")).rejects.toThrow("It failed.");
  expect(bank.progress.get().achTransfers).toBe("manual");
});

test("the rows of a scenario are the same whatever the option says", async () => {
  const rows = async (progress: NonNullable<Parameters<typeof createBank>[0]>["progress"]) => {
    const bank = createBank({
      scenario: scenarios.starter,
      clock: { start: MONDAY, paused: true },
      progress,
    });
    await bank.ready;
    return bank.snapshot();
  };
  const { progress: _, ...byClock } = await rows({});
  const { progress, ...byHand } = await rows({ achTransfers: "manual", companies: { reads: 3 } });
  expect(progress).toEqual({ achTransfers: "manual", companies: { reads: 3 } });
  expect(byHand).toEqual(byClock);
});
