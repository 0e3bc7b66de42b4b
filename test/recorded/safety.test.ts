// Statements: X147, X149.

import fc from "fast-check";
import { expect, test } from "vitest";
import { clientOf } from "../../fixtures/index.ts";
import { later } from "../../src/engine/time/instant.ts";
import type { Recipe } from "../../src/index.ts";
import { durationBetween } from "../../src/recorded/duration.ts";
import { recordedScenario } from "../../src/recorded/index.ts";
import { scenarioSource } from "../../src/recorded/source.ts";
import { textCode } from "../../src/recorded/values.ts";
import { expectPlainCode, hostile, json } from "../panel/support/hostile.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { playedAgain, scenarioIn } from "./support/play.ts";

const START = Date.parse(MONDAY);
const DAY = 86_400_000;

test("whatever texts rows have, the file is plain code and gives them back", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, json, async (name, description, metadata) => {
      const bank = mondayBank({ record: true });
      const client = clientOf(bank);
      await client.request("POST", "/v1/counterparties", {
        data: { ...minimalCounterparty, name: name.slice(0, 20), description, metadata },
      });
      await client.upload({ name: description, type: "image/png", content: "a", metadata });
      await client.request("POST", `/v1/addresses?${encodeURI(name.toWellFormed())}`, {
        data: { street_line1: description, city: "Dover", country: "US" },
      });
      const file = await recordedScenario(bank, name);
      expectPlainCode(file.source);
      const again = await playedAgain(bank);
      expect(JSON.stringify(again.snapshot().tables)).toBe(JSON.stringify(bank.snapshot().tables));
    }),
    { numRuns: 100 },
  );
});

test("whatever a recipe says, the file runs nothing but calls of the bank", async () => {
  const bank = mondayBank();
  const at = START;
  const calls = fc.array(
    fc.oneof(
      fc.tuple(hostile, json).map(([text, body]) => ({ at, request: `POST /v1/ach${text}`, body })),
      fc
        .tuple(hostile, json)
        .map(([text, data]) => ({ at, request: `PATCH /v1/ach/1001${text}`, body: { data } })),
      hostile.map((text) => ({ at, request: text })),
      fc
        .tuple(hostile, json)
        .map(([text, given]) => ({ at, simulate: `achTransfers/${text}/return`, with: given })),
      fc.tuple(hostile, json).map(([text, given]) => ({ at, simulate: text, with: given })),
      json.map((progress) => ({ at, progress })),
    ),
    { minLength: 1, maxLength: 3 },
  );
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.option(hostile), calls, hostile, async (scenario, all, name) => {
      const recipe: Recipe = {
        ...{ format: "sandbank-recipe", version: 1, options: {}, functions: [], seed: 1, hash: "" },
        ...{ from: { scenario, at }, calls: all, clock: { at, paused: true, speed: 1 } },
      };
      let file: ReturnType<typeof scenarioSource>;
      try {
        file = scenarioSource(recipe, { name, resources: bank.resources, next: {} });
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        return;
      }
      written += 1;
      expectPlainCode(file.source);
      // Loading it runs the file but for the function that it exports, of which the callers below do nothing.
      const nothing = async () => undefined;
      const everything = new Proxy({}, { get: () => new Proxy(nothing, { get: () => nothing }) });
      const play = await scenarioIn(file, new Proxy({}, { get: () => nothing }));
      const doing = {
        ...{ simulate: everything, progress: { set: nothing }, options: { apiKeys: {} } },
        clock: { now: () => new Date(at), advanceTo: nothing },
        fetch: async () => Response.json({ data: { id: "1001" } }),
      };
      await Reflect.apply(play, undefined, [doing]);
    }),
    { numRuns: 300 },
  );
  expect(written).toBeGreaterThan(30);
});

test("a text is written in the quotes of which it has fewer", () => {
  expect([textCode(`a"b`), textCode(`a'b`), textCode(`"'`), textCode(`\\"`), textCode(`$\{a}`)]).toEqual([
    `'a"b'`,
    `"a'b"`,
    `"\\"'"`,
    `'\\\\"'`,
    `"$\{a}"`,
  ]);
  fc.assert(
    fc.property(hostile, (text) => {
      expect(Function(`return ${textCode(text)}`)()).toBe(text);
    }),
  );
});

test("a duration leads from one instant to the other, to the millisecond", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3650 * DAY }),
      fc.oneof(
        fc.integer({ min: 1, max: 60 * DAY }),
        fc.integer({ min: 1, max: 60 }).map((days) => days * DAY),
      ),
      (from, length) => {
        expect(later(START + from, durationBetween(START + from, START + from + length))).toBe(
          START + from + length,
        );
      },
    ),
    { numRuns: 5_000 },
  );
});

test.each([
  ["2026-03-02T15:00Z", "2026-03-04T15:00Z", { days: 2 }],
  ["2026-03-06T15:00Z", "2026-03-09T15:00Z", { bankingDays: 1 }],
  ["2026-03-06T15:00Z", "2026-03-07T15:00Z", { days: 1 }],
  ["2026-09-04T15:00Z", "2026-09-08T16:30Z", { bankingDays: 1, hours: 1, minutes: 30 }],
  ["2026-03-02T15:00:00Z", "2026-03-02T15:00:04.333Z", { minutes: 0.07222 }],
  ["2026-03-02T15:00Z", "2027-03-02T15:00Z", { days: 365 }],
])("from %s to %s it is %j", (from, to, duration) => {
  expect(durationBetween(Date.parse(from), Date.parse(to))).toEqual(duration);
});

test("a recording that begins with rows of no recorded call is refused (X149)", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.restore(bank.snapshot());
  expect(await messageOf(() => recordedScenario(bank, "scenario"))).toBe(
    "The recording begins after the bank was made, with rows that no recorded call has made, and a scenario cannot begin with them: reset the bank or set a scenario, and do again what is to be recorded.",
  );
});

test("a recording of nothing, or of more than ten years, is refused (X149)", async () => {
  const bank = mondayBank({ record: true });
  await bank.fetch("/v1/ach", { headers: { Authorization: "Bearer a" } });
  expect(await messageOf(() => recordedScenario(bank, "scenario"))).toBe(
    "Nothing was recorded that a scenario could do.",
  );
  await bank.clock.advance({ days: 3650 });
  const { source } = await recordedScenario(bank, "scenario");
  expect(source).toContain("  startsBefore: { days: 3650 },\n");
  await bank.clock.advance({ minutes: 1 });
  expect(await messageOf(() => recordedScenario(bank, "scenario"))).toBe(
    "The recording is of more than 3650 days, the most that a scenario can take.",
  );
});

test("a bank whose calls are not recorded says how they are", async () => {
  expect(await messageOf(() => recordedScenario(mondayBank(), "scenario"))).toBe(
    "This bank has no recipe, because its calls are not recorded: create it with the option record: true.",
  );
});
