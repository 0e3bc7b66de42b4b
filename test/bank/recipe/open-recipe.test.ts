// Statements: X129, X130.

import { afterEach, expect, test, vi } from "vitest";
import { scenarios } from "../../../fixtures/scenarios.ts";
import { multipartBody } from "../../../src/bank/recipe/multipart-body.ts";
import { openRecipe } from "../../../src/bank/recipe/open.ts";
import { createBank, type Recipe } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { expectDoneAgain } from "./done-again.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const at = Date.parse(MONDAY);

/** The recipe of a bank with one transfer that was returned. */
async function aRecipe(): Promise<Recipe> {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 1 });
  await bank.simulate.achTransfers.return("1001", "R03");
  return JSON.parse(JSON.stringify(await bank.recipe()));
}

// busy takes long: open-recipe.slow.test.ts.
test.each(Object.keys(scenarios).filter((name) => name !== "busy"))(
  "what the scenario %s does to every resource is done again by its recipe",
  expectDoneAgain,
);

test("opening a recipe is one turn: the log stays, the network is left alone, one reset is heard (X130)", async () => {
  const bank = mondayBank({
    faults: [{ status: 503 }],
    rateLimit: { quota: 1, window: 60 },
    latency: 50,
    apiKeys: { client: ["client_key_1"] },
  });
  const heard: string[] = [];
  for (const name of ["reset", "change", "request", "warning"] as const)
    bank.on(name, () => heard.push(name));
  const recipe = await aRecipe();
  expect(await openRecipe(bank, recipe)).toEqual({ isSame: true, refused: [] });
  expect(heard).toEqual(["reset"]);
  expect(bank.log.entries).toEqual([]);
  expect(bank.faults.list()).toMatchObject([{ matched: 0 }]);
  expect(bank.db.achTransfers.get("1001")?.return).toMatchObject({ code: "R03" });
  expect(bank.clock.now().toISOString()).toBe("2026-03-03T15:00:00.000Z");
});

test("a clock that ran runs on from the end of the recipe", async () => {
  const bank = mondayBank();
  await openRecipe(bank, { ...(await aRecipe()), clock: { at: at + 90_000_000, paused: false, speed: 60 } });
  expect(bank.clock).toMatchObject({ paused: false, speed: 60 });
  expect(bank.clock.now().getTime() - at).toBeGreaterThanOrEqual(90_000_000);
  expect(bank.clock.now().getTime() - at).toBeLessThan(90_000_000 + 600_000);
});

test("a recipe of a clock that runs is of one moment, wherever a step becomes due while it is taken", async () => {
  let machine = at;
  let reads = Number.POSITIVE_INFINITY;
  vi.spyOn(Date, "now").mockImplementation(() => {
    reads -= 1;
    return reads < 0 ? machine + 2 * 3_600_000 : machine;
  });
  for (let count = 0; count < 12; count += 1) {
    const bank = mondayBank({ record: true, clock: { paused: false } });
    await create(bank, "/v1/ach", minimalTransfer);
    reads = count;
    const recipe = await bank.recipe();
    machine = Date.now();
    reads = Number.POSITIVE_INFINITY;
    expect(await openRecipe(mondayBank(), recipe)).toEqual({ isSame: true, refused: [] });
  }
});

test("a bank that records goes on from the recipe that it opened", async () => {
  const bank = mondayBank({ record: true });
  const recipe = await aRecipe();
  await openRecipe(bank, recipe);
  await create(bank, "/v1/ach", minimalTransfer);
  const { from, calls } = await bank.recipe();
  expect(from).toEqual(recipe.from);
  expect(calls).toHaveLength(recipe.calls.length + 1);
});

test("a call that is refused is named, and so is a state that differs (X130)", async () => {
  const recipe = await aRecipe();
  const [first, ...others] = recipe.calls;
  const calls = [{ at, request: "POST /v1/ach", body: { data: { amount: 1 } } }, first, ...others];
  const bank = mondayBank();
  const opened = await openRecipe(bank, { ...recipe, calls, hash: "other" });
  expect(opened.isSame).toBe(false);
  expect(opened.refused).toEqual([
    "Its call 1, POST /v1/ach, was refused: 400, 'account_number' is required.",
  ]);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("failed");
  const simulated = [{ at, simulate: "achTransfers/1001/return", with: { code: "R03" } }];
  expect((await openRecipe(bank, { ...recipe, calls: simulated })).refused).toEqual([
    'Its call 1, achTransfers/1001/return, was refused: There is no ACH transfer with id "1001".',
  ]);
});

test("calls are made with a key that their endpoints take, whatever keys there are (X130)", async () => {
  const configuration = {
    at,
    request: "PATCH /v1/admin/virtualcard",
    body: { data: { max_card_amount: 5 } },
  };
  const recipe = await aRecipe();
  for (const apiKeys of [
    {},
    { client: ["client_key_1"], admin: ["admin_key_1"] },
    { admin: ["recipe", "recipe_"] },
  ]) {
    const calls = [configuration, ...recipe.calls];
    expect((await openRecipe(mondayBank({ apiKeys }), { ...recipe, calls })).refused).toEqual([]);
  }
});

test("each kind of call that is refused is named, by a hundred characters at most (X130)", async () => {
  const long = "x".repeat(200);
  const calls = [
    { at, request: `POST /v1/${long}` },
    { at, request: "GET /v12" },
    { at, request: "POST /v1" },
    { at, request: "GET /other/v1/ach" },
    { at, simulate: `achTransfers/${long}/return` },
    { at, progress: { nothing: "manual" } },
    { at, advance: at - 1 },
  ];
  const { refused } = await openRecipe(mondayBank(), { ...(await aRecipe()), calls });
  expect(refused).toEqual([
    `Its call 1, POST /v1/${"x".repeat(91)}, was refused: 404, There is nothing at this path. GET /_sandbank lists all.`,
    "Its call 2, GET /v12, was refused: this bank has no endpoint GET /v12.",
    "Its call 3, POST /v1, was refused: 405, POST is not a method of this path: it takes GET.",
    "Its call 4, GET /other/v1/ach, was refused: this bank has no endpoint GET /other/v1/ach.",
    `Its call 5, achTransfers/${"x".repeat(87)}, was refused: return: 'code' is required.`,
    "Its call 6, a change of progress, was refused: Option 'progress.nothing' isn't a collection with timed steps: use achTransfers, virtualCards, companies.",
    "Its call 7, a move of the clock, was refused: advanceTo goes forward only: it is 2026-03-02T15:00:00.000Z, and 2026-03-02T14:59:59.999Z lies before that. bank.reset() starts again.",
  ]);
});

test("options in which the answer differs are seen in the state (X130)", async () => {
  const recipe = await aRecipe();
  const bank = mondayBank({ assumptions: { ach: { processAfterMinutes: 1 } } });
  expect(await openRecipe(bank, recipe)).toEqual({ isSame: false, refused: [] });
});

test("a recipe that is none, or cannot begin in this bank, changes nothing", async () => {
  const recipe = await aRecipe();
  const bank = mondayBank({
    scenarios: { one: () => undefined, broken: () => Promise.reject(new Error("no")) },
  });
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(bank.snapshot());
  const advance = { at, advance: at + 1 };
  const cases: readonly [change: object, message: string | RegExp][] = [
    [{ format: "sandbank-snapshot" }, "The recipe doesn't fit this version of Sandbank: at format"],
    [{ version: 2 }, "The recipe doesn't fit this version of Sandbank: at version"],
    [{ from: { scenario: "mine", at } }, 'the scenario "mine", which the options of this bank do not have'],
    [{ from: { scenario: "toString", at } }, 'the scenario "toString"'],
    [{ from: { scenario: "broken", at } }, "no"],
    [{ from: { snapshot: {} } }, "A snapshot must have version"],
    [{ from: { scenario: null, at: at + 5 } }, "It has a call before its beginning."],
    [{ calls: [advance, { at, progress: {} }] }, "its call 2 is before the one"],
    [{ clock: { at: at - 1, paused: true, speed: 1 } }, "it ends before its last call"],
    [{ calls: [{ at, request: "GET https://example.com/" }] }, "at calls.0"],
    [{ calls: [{ at, request: "POST /_sandbank/reset" }] }, "at calls.0"],
    [{ calls: [{ at, simulate: "../../reset/1/x" }] }, "at calls.0"],
    [{ calls: [{ at, load: "./module.js" }] }, "at calls.0"],
  ];
  for (const [change, message] of cases)
    await expect(openRecipe(bank, { ...recipe, ...change }), JSON.stringify(change)).rejects.toThrow(message);
  await expect(openRecipe(bank, undefined)).rejects.toThrow("The recipe doesn't fit this version");
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a file of a size that no bank takes is refused before a byte of it is made", async () => {
  const form = [{ name: "file", type: "application/pdf", fileName: "a.pdf", size: 9e15 }];
  const calls = [
    { at, request: "POST /v1/files", form },
    { at, request: "POST /v1/ach", form },
  ];
  const { refused } = await openRecipe(mondayBank(), { ...(await aRecipe()), calls });
  expect(refused).toEqual([
    "Its call 1, POST /v1/files, was refused: its files are too large.",
    "Its call 2, POST /v1/ach, was refused: its files are too large.",
  ]);
});

test("an action that is refused when steps are due is none of a recipe, which the steps need not", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  try {
    const options = { record: true, scenario: scenarios.onboardingInReview, clock: { start: MONDAY } };
    const bank = createBank(options);
    await bank.ready;
    vi.setSystemTime(at + 20 * 86_400_000);
    await expect(bank.simulate.achTransfers.return("999", "R01")).rejects.toThrow("no ACH transfer");
    expect(bank.db.companies.findFirst()?.status).toBe("approved");
    const recipe = await bank.recipe();
    expect(recipe.calls).toEqual([]);
    const copy = createBank(options);
    expect(await openRecipe(copy, recipe)).toEqual({ isSame: true, refused: [] });
    expect(copy.db.companies.all()).toEqual(bank.db.companies.all());
  } finally {
    vi.useRealTimers();
  }
});

test("a call that no request can be made of is refused, and one that is nested too deep makes it no recipe", async () => {
  const recipe = await aRecipe();
  const bank = mondayBank();
  const reading = { at, request: "GET /v1/ach", body: {} };
  const { refused } = await openRecipe(bank, { ...recipe, calls: [reading] });
  expect(refused[0]).toContain("Its call 1, GET /v1/ach, was refused: ");
  let body: object = {};
  for (let depth = 0; depth < 1000; depth += 1) body = { body };
  const before = JSON.stringify(bank.snapshot());
  const deep = { ...recipe, calls: [{ at, request: "POST /v1/ach", body }] };
  await expect(openRecipe(bank, deep)).rejects.toThrow(
    "The recipe is invalid: its calls nest more than 1000 levels deep.",
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a text with as many boundaries as it likes is sent between parts at once", () => {
  const text = `sandbank-recipe-0-sandbank-recipe-1-sandbank-recipe-${"-".repeat(1_000_000)}`;
  const { contentType, bytes } = multipartBody([{ name: "metadata", type: "text/plain", size: 1, text }]);
  expect(contentType).toBe("multipart/form-data; boundary=sandbank-recipe-2-");
  expect(new TextDecoder().decode(bytes).split("sandbank-recipe-2-")).toHaveLength(3);
});
