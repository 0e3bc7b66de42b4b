import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { clientOf, createFactories } from "../../fixtures/index.ts";
import { type Bank, createBank, type ProgressMode, type Scenario } from "../../src/index.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { apply } from "../model/apply.ts";
import { commandOf } from "../model/commands.ts";
import { Model } from "../model/model.ts";
import { MONDAY } from "../support/bank.ts";
import { playedAgain } from "./support/play.ts";

afterEach(() => {
  vi.useRealTimers();
});

const oneAddress: Scenario = async (bank) => {
  await clientOf(bank).create("/v1/addresses", {
    street_line1: "1 Main Street",
    city: "Springfield",
    country: "US",
  });
};
const twoAddresses: Scenario = Object.assign(
  async (bank: Bank) => {
    await oneAddress(bank);
    await bank.clock.advance({ days: 3 });
    await oneAddress(bank);
  },
  { startsBefore: { days: 30 } },
);
const scenarios = { two: twoAddresses };

const mode: fc.Arbitrary<ProgressMode> = fc.oneof(
  fc.constantFrom<ProgressMode>("clock", "immediate", "manual"),
  fc.integer({ min: 1, max: 3 }).map((reads) => ({ reads })),
);
const modes = fc.record({ achTransfers: mode, companies: mode, virtualCards: mode }, { requiredKeys: [] });
const step = fc.oneof(
  { weight: 30, arbitrary: fc.record({ do: fc.constant("command" as const), seed: fc.nat() }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("create" as const),
      seed: fc.nat(),
      what: fc.constantFrom("counterparty", "tree", "file", "twice", "mail", "limit", "change", "delete"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("progress" as const), modes }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "read" as const,
        "wait" as const,
        "pause" as const,
        "resume" as const,
        "speed" as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("reset" as const, "two" as const, "restart" as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function createSome(bank: Bank, what: string, seed: number): Promise<void> {
  const client = clientOf(bank);
  const make = createFactories(seed, bank);
  const last = (rows: readonly { readonly id: string | number }[]) => Number(rows.at(-1)?.id ?? 1001);
  if (what === "counterparty") {
    const { id } = await client.create("/v1/counterparties", make.aCounterparty());
    await client.create("/v1/ach", make.anAchTransfer({ counterparty_id: Number(id), service: "same-day" }));
  }
  if (what === "tree") await make.aCompanyTree(bank, { persons: [{}, {}], parentCompany: {} });
  if (what === "file")
    await client.upload({
      name: "a.png",
      type: "image/png",
      content: "é",
      metadata: { seed, list: [1, "2"] },
    });
  if (what === "twice") {
    bank.faults.add({ then: "duplicate", times: 1 });
    await client.create("/v1/logins", make.aLogin());
  }
  if (what === "mail")
    await client.send("POST", `/v1/virtualcards/${last(bank.db.virtualCards.all())}/email`, {
      data: { email: "ada@mail.example" },
    });
  if (what === "limit")
    await client.update("/v1/admin/virtualcard", { max_card_amount: 1_000_000 + (seed % 1000) });
  if (what === "change")
    await client.update(`/v1/counterparties/${last(bank.db.counterparties.all())}`, {
      description: `Ünïcode \u2028 "'\` $\{bank}`,
    });
  if (what === "delete") {
    await client.upload({ name: "b.png", type: "image/png", content: "b" });
    await client.remove(`/v1/files/${last(bank.db.files.all())}`);
  }
}

/** Does a step; what the bank refuses changes as little as it likes. */
async function perform(bank: Bank, model: Model, given: Step): Promise<void> {
  const refused = () => undefined;
  if (given.do === "command") {
    const command = commandOf(chanceOf(given.seed));
    if (command.do !== "restore") await apply(bank, model, command).catch(refused);
  }
  if (given.do === "create") await createSome(bank, given.what, given.seed).catch(refused);
  if (given.do === "progress") await bank.progress.set(given.modes);
  if (given.do === "read") await bank.fetch("/v1/ach/1001", { headers: { Authorization: "Bearer a" } });
  if (given.do === "wait") vi.setSystemTime(Date.now() + 26 * 3_600_000 + 4_567);
  if (given.do === "pause") bank.clock.pause();
  if (given.do === "resume") bank.clock.resume();
  if (given.do === "speed") bank.clock.setSpeed(3);
  if (given.do === "reset") await bank.reset();
  if (given.do === "restart") await bank.reset({ clock: { start: "2026-04-01T09:00:00Z" } });
  if (given.do === "two") await bank.loadScenario("two");
}

test("what was done in a bank, played as a scenario in another, gives the same rows (X147)", {
  timeout: 120_000,
}, async () => {
  const counts = { files: 0, rows: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.option(modes, { nil: undefined }),
      fc.array(step, { minLength: 3, maxLength: 50, size: "max" }),
      async (paused, hasScenario, progress, steps) => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
        const options = {
          scenarios,
          ...(hasScenario ? { scenario: oneAddress } : {}),
          ...(progress ? { progress } : {}),
        };
        const bank = createBank({ ...options, clock: { start: MONDAY, paused }, record: true });
        await bank.ready;
        const model = new Model(Date.parse(MONDAY));
        for (const each of steps) await perform(bank, model, each);
        // At its end a scenario leaves the steps to the bank's own progress (X83).
        await bank.progress.set(bank.options.progress);
        if ((await bank.recipe()).calls.every((call) => !("request" in call))) return;
        const played = await playedAgain(bank, options, { ...scenarios, scenario: oneAddress });
        const { tables, random } = bank.snapshot();
        const again = played.snapshot();
        expect(again.tables).toEqual(tables);
        expect(again.random).toEqual(random);
        counts.files += 1;
        counts.rows += Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0);
        await Promise.all([bank.dispose(), played.dispose()]);
      },
    ),
    { numRuns: 60 },
  );
  expect(counts.files).toBeGreaterThan(40);
  expect(counts.rows).toBeGreaterThan(500);
});
