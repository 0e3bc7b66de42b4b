import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { clientOf, createFactories } from "../../fixtures/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { commandOf } from "../model/commands.ts";
import { Model } from "../model/model.ts";
import {
  command,
  modes,
  named,
  oneAddress,
  progress as progressStep,
  twoAddresses,
  walk,
} from "../model/walk.ts";
import { MONDAY } from "../support/bank.ts";
import { playedAgain } from "./support/play.ts";

afterEach(() => {
  vi.useRealTimers();
});

const scenarios = { two: twoAddresses };

const step = fc.oneof(
  { weight: 30, arbitrary: command },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("create" as const),
      seed: fc.nat(),
      what: fc.constantFrom("counterparty", "tree", "file", "twice", "mail", "limit", "change", "delete"),
    }),
  },
  { weight: 3, arbitrary: progressStep },
  { weight: 8, arbitrary: named("read", "wait", "pause", "resume", "speed") },
  { weight: 1, arbitrary: named("reset", "two", "restart") },
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
async function perform(bank: Bank, model: Model, given: Step): Promise<unknown> {
  const refused = () => undefined;
  switch (given.do) {
    case "command":
      return commandOf(chanceOf(given.seed)).do === "restore" ? undefined : walk(bank, model, given);
    case "create":
      return createSome(bank, given.what, given.seed).catch(refused);
    case "read":
      return bank.fetch("/v1/ach/1001", { headers: { Authorization: "Bearer a" } });
    case "wait":
      return vi.setSystemTime(Date.now() + 26 * 3_600_000 + 4_567);
    case "two":
      // Unlike a walk, this expects that it works.
      return bank.loadScenario("two");
    default:
      return walk(bank, model, given);
  }
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
