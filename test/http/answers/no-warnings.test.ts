// Statements: X89 to X92.

import { expect, test } from "vitest";
import { createFactories, scenarios } from "../../../fixtures/index.ts";
import { createSend } from "../../../playground/src/send.ts";
import { TOURS } from "../../../playground/src/tours/tours.ts";
import { createBank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { create } from "../../support/call.ts";

test.each(Object.entries(scenarios))(
  "the scenario %s is set up without a warning, in strict too",
  async (_, scenario) => {
    for (const strict of [false, true, "advice"] as const) {
      const bank = mondayBank({ scenario, strict });
      const heard: string[] = [];
      bank.on("warning", ({ message }) => heard.push(message));
      await bank.ready;
      expect(heard).toEqual([]);
    }
  },
);

test("the factory's same-day transfer is for the bank's today", async () => {
  const bank = mondayBank({ strict: "advice" });
  const { anAchTransfer } = createFactories(1, bank);
  expect(await create(bank, "/v1/ach", anAchTransfer({ service: "same-day" }))).toMatchObject({
    effective_date: "2026-03-02",
  });
});

test.each(TOURS)("the tour “$title” causes no warning that it doesn't mean to", async (tour) => {
  // The tours are made for the machine's time.
  const bank = createBank({ baseUrl: "https://bank.test" });
  const heard: string[] = [];
  bank.on("warning", ({ message }) => heard.push(message));
  let known: Readonly<Record<string, string>> = {};
  for (const step of tour.steps) {
    const { learned } = await step.run({ bank, send: createSend(bank), known });
    known = { ...known, ...learned };
  }
  expect(heard).toEqual([]);
});
