// Statements: X128 to X130.

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { openRecipe } from "../../../src/bank/recipe/open.ts";
import { type Bank, type BankOptions, createBank, type Recipe } from "../../../src/index.ts";
import { Model } from "../../model/model.ts";
import { command, named, oneAddress, progress, twoAddresses, walk } from "../../model/walk.ts";

afterEach(() => {
  vi.useRealTimers();
});

const START = "2026-03-02T15:00:00.000Z";

const options = (paused: boolean): BankOptions => ({
  scenario: oneAddress,
  scenarios: { two: twoAddresses, broken: () => Promise.reject(new Error("broken")) },
  clock: { start: START, paused },
  faults: [
    { on: "POST /v1/*", every: 7, then: "duplicate" },
    { every: 11, then: "lost-reply" },
    { every: 13, status: 503 },
    { every: 17, then: "refuse" },
  ],
});

const step = fc.oneof(
  { weight: 30, arbitrary: command },
  { weight: 4, arbitrary: progress },
  { weight: 8, arbitrary: named("wait", "pause", "resume", "speed", "upload", "refused", "mail") },
  { weight: 8, arbitrary: named("look") },
  { weight: 1, arbitrary: named("reset", "two", "broken", "later", "own") },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does a step; faults and refusals are no matter. */
async function perform(bank: Bank, model: Model, given: Step): Promise<unknown> {
  const refused = () => undefined;
  const headers = { Authorization: "Bearer test" };
  const json = { ...headers, "Content-Type": "application/json" };
  const post = (path: string, data: object) =>
    bank.fetch(path, { method: "POST", headers: json, body: JSON.stringify({ data }) }).catch(refused);
  switch (given.do) {
    case "upload": {
      const form = new FormData();
      form.append("file", new File(["%PDF-1.7"], 'a "b".pdf', { type: "application/pdf" }));
      form.append("data", JSON.stringify({ metadata: { "--sandbank-recipe": "1" } }));
      return bank.fetch("/v1/files", { method: "POST", headers, body: form }).catch(refused);
    }
    case "refused":
      await post("/v1/virtualcards", { amount: -1 });
      return bank.simulate.virtualCards.authorize("1001", { amount: -1 }).catch(refused);
    case "mail":
      return post("/v1/virtualcards/1001/email", { emails: ["ada@mail.example"] });
    case "look":
      for (const path of ["/v1/ach/1001", "/v1/virtualcards/1001", "/v1/companies/1001"])
        await bank.fetch(path, { headers }).catch(refused);
      return undefined;
    case "reset":
      return bank.reset().catch(refused);
    case "later":
      return bank.reset({ clock: { start: "2026-04-01T09:00:00Z" } }).catch(refused);
    case "own":
      return bank.reset({ scenario: async (inside) => oneAddress(inside) }).catch(refused);
    default:
      return walk(bank, model, given);
  }
}

/** What two banks have in common that are in the same state at the same bank time, on whatever machine time. */
function stateOf(bank: Bank): string {
  const { clock, ...state } = bank.snapshot();
  return JSON.stringify({
    ...state,
    now: bank.clock.now(),
    paused: clock.since === null,
    speed: clock.speed,
  });
}

test("a recipe leads to the state that it was taken of, byte for byte", { timeout: 240_000 }, async () => {
  const counts = { requests: 0, actions: 0, twice: 0, reads: 0, moves: 0, progress: 0, files: 0, whole: 0 };
  const count = ({ from, calls }: Recipe) => {
    if ("snapshot" in from) counts.whole += 1;
    for (const call of calls) {
      if ("request" in call) {
        counts.requests += 1;
        if (call.times === 2) counts.twice += 1;
        if (call.form) counts.files += 1;
        if (call.request.startsWith("GET")) counts.reads += 1;
      } else if ("simulate" in call) counts.actions += 1;
      else if ("advance" in call) counts.moves += 1;
      else if ("progress" in call) counts.progress += 1;
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom(true as const, { maxBytes: 3_000 }),
      fc.array(step, { minLength: 5, maxLength: 60, size: "max" }),
      async (paused, record, steps) => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(START) });
        const bank = createBank({ ...options(paused), record });
        const unrecorded = createBank(options(paused));
        await Promise.all([bank.ready, unrecorded.ready]);
        const models = [new Model(Date.parse(START)), new Model(Date.parse(START))] as const;
        for (const each of steps) {
          const now = Date.now();
          await perform(bank, models[0], each);
          vi.setSystemTime(now);
          await perform(unrecorded, models[1], each);
        }
        expect(stateOf(bank)).toBe(stateOf(unrecorded));
        const recipe: Recipe = JSON.parse(JSON.stringify(await bank.recipe()));
        count(recipe);
        const copy = createBank({ ...options(paused), record: true });
        await copy.ready;
        expect(await openRecipe(copy, recipe)).toEqual({ isSame: true, refused: [] });
        expect(stateOf(copy)).toBe(stateOf(bank));
        expect(await copy.recipe()).toEqual(recipe);
        for (const going of [bank, copy]) await going.clock.advance({ days: 30 });
        const [one, other] = [await bank.recipe(), await copy.recipe()];
        expect(other.hash).toBe(one.hash);
        expect(stateOf(copy)).toBe(stateOf(bank));
      },
    ),
    { seed: Number(process.env.SANDBANK_SEED ?? 13), numRuns: Number(process.env.SANDBANK_DRAWS ?? 40) },
  );
  for (const [what, many] of Object.entries(counts)) expect([what, many >= 5]).toEqual([what, true]);
});
