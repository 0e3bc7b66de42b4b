// Statements: X128, X129.

import { expect, test } from "vitest";
import { openRecipe } from "../../../src/bank/recipe/open.ts";
import { recordCalls } from "../../../src/bank/recipe/record.ts";
import type { Delta } from "../../../src/bank/turns/delta.ts";
import type { TurnSubscriber } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import { connect } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

const at = Date.parse(MONDAY);

test("a recipe has each call that wrote or moved time, with its bank time (X128)", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "POST", "/v1/ach", {});
  await bank.clock.advance({ days: 1 });
  await bank.simulate.achTransfers.return("1001", "R03");
  await expect(bank.simulate.achTransfers.return("1001", "R03")).rejects.toThrow();
  await bank.progress.set({ achTransfers: "manual" });
  bank.clock.setSpeed(60);
  expect(await bank.recipe()).toEqual({
    format: "sandbank-recipe",
    version: 1,
    options: { clock: { start: MONDAY, paused: true } },
    functions: [],
    seed: 1,
    from: { scenario: null, at },
    calls: [
      { at, request: "POST /v1/ach", body: { data: minimalTransfer } },
      { at, advance: at + 86_400_000 },
      { at: at + 86_400_000, simulate: "achTransfers/1001/return", with: { code: "R03" } },
      { at: at + 86_400_000, progress: { achTransfers: "manual" } },
      { at: at + 86_400_000, clock: { paused: true, speed: 60 } },
    ],
    clock: { at: at + 86_400_000, paused: true, speed: 60 },
    hash: expect.stringMatching(/^[0-9a-z]{5,11}$/),
  });
});

test("a recipe begins with the scenario that was set last, by its name (X129)", async () => {
  const scenarios = { one: () => undefined, two: async (inside: object) => void inside };
  const bank = mondayBank({ record: true, scenarios, scenario: scenarios.one });
  expect(await bank.recipe()).toMatchObject({
    functions: ["scenarios.one", "scenarios.two", "scenario"],
    from: { scenario: "one", at },
    calls: [],
  });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.loadScenario("two");
  expect(await bank.recipe()).toMatchObject({ from: { scenario: "two", at }, calls: [] });
  await bank.reset({ clock: { start: at + 1000, paused: true } });
  expect(await bank.recipe()).toMatchObject({ from: { scenario: null, at: at + 1000 }, calls: [] });
});

test("the scenario of the option `scenario` is called so; one that no option has makes a whole state the beginning (X129)", async () => {
  const scenario = () => undefined;
  const bank = mondayBank({ record: true, scenario });
  expect(await bank.recipe()).toMatchObject({ functions: ["scenario"], from: { scenario: "scenario", at } });
  const clock = { start: at, paused: true };
  await bank.reset({
    scenario: async (inside) => void (await create(inside, "/v1/ach", minimalTransfer)),
    clock,
  });
  expect(await bank.recipe()).toMatchObject({ from: { snapshot: bank.snapshot() }, calls: [] });
});

test("a restore makes the restored state the beginning (X129)", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  const snapshot = bank.snapshot();
  await bank.restore(snapshot);
  await bank.clock.advance({ minutes: 1 });
  const { from, calls } = await bank.recipe();
  expect(from).toEqual({ snapshot });
  expect(calls).toEqual([{ at, advance: at + 60_000 }]);
});

test("with more calls than maxBytes the state becomes the beginning (X129)", async () => {
  const bank = mondayBank({ record: { maxBytes: 500 } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect((await bank.recipe()).calls).toHaveLength(1);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await bank.recipe()).toMatchObject({ from: { snapshot: bank.snapshot() }, calls: [] });
  await bank.clock.advance({ minutes: 1 });
  expect((await bank.recipe()).calls).toEqual([{ at, advance: at + 60_000 }]);
});

test("a duplicated request is one call that was handled twice; one that a fault kept from the bank is none (X128)", async () => {
  const bank = mondayBank({
    record: true,
    faults: [
      { on: "createAchTransfer", nth: 1, then: "duplicate" },
      { on: "createAchTransfer", nth: 2, status: 503 },
      { on: "createAchTransfer", nth: 3, then: "lost-reply" },
    ],
  });
  await create(bank, "/v1/ach", minimalTransfer);
  expect((await call(bank, "POST", "/v1/ach", minimalTransfer)).status).toBe(503);
  await expect(call(bank, "POST", "/v1/ach", minimalTransfer)).rejects.toThrow();
  const request = { at, request: "POST /v1/ach", body: { data: minimalTransfer } };
  expect((await bank.recipe()).calls).toEqual([{ ...request, times: 2 }, request]);
});

test("reads are calls only while reads make steps (X128)", async () => {
  const bank = mondayBank({ record: true, progress: { achTransfers: { reads: 2 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "GET", "/v1/ach");
  await call(bank, "GET", "/v1/ach/1001?x=1");
  const requests = (await bank.recipe()).calls.map((each) => "request" in each && each.request);
  expect(requests).toEqual(["POST /v1/ach", "GET /v1/ach/1001", "GET /v1/ach/1001?x=1"]);
});

test("a file of a recipe is its name, type and size (X129)", async () => {
  const bank = mondayBank({ record: true });
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "inc.pdf", { type: "application/pdf" }));
  const headers = { Authorization: "Bearer test" };
  expect((await bank.fetch("/v1/files", { method: "POST", headers, body: form })).status).toBe(200);
  const file = { name: "file", type: "application/pdf", fileName: "inc.pdf", size: 8 };
  expect((await bank.recipe()).calls).toEqual([{ at, request: "POST /v1/files", form: [file] }]);
});

test("a recipe has no keys, names the options that hold functions, and leaves these out (X128)", async () => {
  const bank = mondayBank({
    record: true,
    apiKeys: { client: ["client_secret_1"], admin: ["admin_secret_1"] },
    faults: [{ on: () => false, status: 500 }],
    latency: 0,
  });
  const headers = { Authorization: "Bearer client_secret_1", "Content-Type": "application/json" };
  const body = JSON.stringify({ data: minimalTransfer });
  await bank.fetch("/v1/ach", { method: "POST", headers, body });
  const recipe = await bank.recipe();
  expect(recipe.functions).toEqual(["faults.0.on"]);
  expect(recipe.options).toEqual({ clock: { start: MONDAY, paused: true }, latency: 0 });
  expect(JSON.stringify(recipe)).not.toMatch(/secret_1/);
});

test("a bank that records no calls has no recipe, in JS and over HTTP (X128)", async () => {
  const sentence =
    "This bank has no recipe, because its calls are not recorded: create it with the option record: true.";
  const bank = mondayBank();
  await expect(bank.recipe()).rejects.toThrow(sentence);
  const response = await bank.fetch("/_sandbank/recipe");
  expect([response.status, await response.json()]).toEqual([404, { error: sentence }]);
});

test("a recipe is the same over HTTP", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  const remote = connect({ baseUrl: "http://bank.example", fetch: bank.fetch });
  expect(await remote.recipe()).toEqual(await bank.recipe());
});

test("calls can be recorded later: from the scenario if nothing has changed since, otherwise from the state", async () => {
  const scenarios = {
    one: async (inside: object) => void (await create(inside as never, "/v1/ach", minimalTransfer)),
  };
  const unchanged = mondayBank({ scenarios, scenario: scenarios.one });
  await call(unchanged, "GET", "/v1/ach/1001");
  await unchanged.clock.advance({ minutes: 1 });
  await recordCalls(unchanged);
  await create(unchanged, "/v1/ach", minimalTransfer);
  expect(await unchanged.recipe()).toMatchObject({
    from: { scenario: "one", at },
    calls: [
      { at, advance: at + 60_000 },
      { at: at + 60_000, request: "POST /v1/ach" },
    ],
  });
  const changed = mondayBank({ scenarios, scenario: scenarios.one });
  await create(changed, "/v1/ach", minimalTransfer);
  const snapshot = changed.snapshot();
  await recordCalls(changed);
  await create(changed, "/v1/ach", minimalTransfer);
  expect(await changed.recipe()).toMatchObject({ from: { snapshot }, calls: [{ request: "POST /v1/ach" }] });
});

test("calls recorded after an update, which changes no number of rows, begin with the state (X129)", async () => {
  const scenarios = {
    one: async (inside: object) =>
      void (await create(inside as never, "/v1/counterparties", minimalCounterparty)),
  };
  const bank = mondayBank({ scenarios, scenario: scenarios.one });
  await call(bank, "PATCH", "/v1/counterparties/1001", { name: "Grace Ltd." });
  const snapshot = bank.snapshot();
  await recordCalls(bank);
  expect(await bank.recipe()).toMatchObject({ from: { snapshot }, calls: [] });
});

test("what is done to the clock before the first turn is in the recipe", async () => {
  const bank = mondayBank({ record: true });
  bank.clock.setSpeed(2);
  expect((await bank.recipe()).calls).toEqual([{ at, clock: { paused: true, speed: 2 } }]);
});

test("a scenario cannot ask for the recipe of the bank it sets up", async () => {
  const bank = mondayBank({ record: true, scenario: async (inside) => void (await inside.recipe()) });
  await expect(bank.ready).rejects.toThrow("A scenario cannot ask for the recipe of the bank it sets up.");
});

test("what another process changed before a call is in the state that the recipe begins with, once with the call", async () => {
  const bank = mondayBank({ record: true });
  const other = mondayBank();
  await bank.ready;
  const deltas: Delta[] = [];
  await turnsOf(other).run(() =>
    turnsOf(other).subscribe({
      turn: ({ delta }) => void (delta && deltas.push(delta)),
      failed: (error) => expect.fail(String(error)),
    }),
  );
  await create(other, "/v1/ach", minimalTransfer);
  const subscriber: TurnSubscriber = {
    before: async () => {
      for (const delta of deltas.splice(0)) turnsOf(bank).apply(delta, subscriber);
    },
    turn: () => undefined,
    failed: (error) => expect.fail(String(error)),
  };
  await turnsOf(bank).run(() => turnsOf(bank).subscribe(subscriber));
  expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
  const copy = mondayBank();
  expect(await openRecipe(copy, await bank.recipe())).toEqual({ isSame: true, refused: [] });
  expect(copy.db.achTransfers.count()).toBe(2);
});
