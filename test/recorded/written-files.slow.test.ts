// Statements: X147, X148.

import { expect, test } from "vitest";
import { clientOf, createFactories, scenarios } from "../../fixtures/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { recordedScenario } from "../../src/recorded/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { problemsOf } from "./support/compiled.ts";
import { aFewDays } from "./support/monday.ts";

const recording = () => mondayBank({ record: true });

test("written files compile, and are as Biome formats them with a width of 80", {
  timeout: 120_000,
}, async () => {
  const sources: string[] = [];
  for (const bank of await someBanks())
    sources.push((await recordedScenario(bank, `number ${sources.length}`)).source);
  expect(problemsOf(sources)).toBe("");
});

/** Banks in which every kind of call was made. */
async function someBanks(): Promise<readonly Bank[]> {
  const days = recording();
  await aFewDays(days);
  const trees = recording();
  const make = createFactories(3, trees);
  await make.aCompanyTree(trees, { persons: [{}, {}, {}], parentCompany: {} });
  await make.aCompanyTree(trees, { company: { name: `Says "'no'"` } });
  await clientOf(trees).create("/v1/ach", make.anAchTransfer({ service: "same-day" }));
  await clientOf(trees).create(
    "/v1/virtualcards",
    make.aCard({ emails: ["a@mail.example"], supplier_id: 1001 }),
  );
  const client = clientOf(trees);
  await client.send("POST", "/v1/virtualcards/1001/email", { data: { email: "a@mail.example" } });
  await client.remove("/v1/virtualcards/1001");
  await client.create("/v1/counterparties", {
    ...make.aCounterparty({ description: "long ".repeat(20).trim() }),
    ...{
      metadata: {
        "with space": [
          [1, 2],
          [
            { a: 1, b: 2 },
            { a: 3, b: 4 },
          ],
          {},
          [],
        ],
        deep: { deeper: [null, 1e21, -0.5] },
      },
    },
  });
  const slow = createBank({
    clock: { start: MONDAY, paused: true },
    record: true,
    progress: { achTransfers: { reads: 1 } },
  });
  await clientOf(slow).create("/v1/ach", make.anAchTransfer());
  await clientOf(slow).send("GET", "/v1/ach/1001");
  await slow.progress.set({ companies: "immediate", achTransfers: "clock" });
  slow.faults.add({ then: "duplicate", times: 1 });
  await clientOf(slow).create("/v1/addresses", make.anAddress());
  await slow.clock.advance({ days: 0.1 });
  const started = mondayBank({ record: true, scenarios, scenario: scenarios.onboardingInReview });
  await started.simulate.companies.transition("1001", "approved");
  return [days, trees, slow, started];
}
