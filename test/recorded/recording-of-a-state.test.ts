import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { openRecipe } from "../../src/bank/recipe/open.ts";
import { copiedAs } from "../../src/recorded/test/index.ts";
import { markBefore, markNow, recordedTest } from "../../src/recorded/test/recording.ts";
import { textCode } from "../../src/recorded/values.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

const keys = { client: "test_key", admin: "admin_test_key" };

/** A bank with rows of which no call is known, and the ids of a counterparty and of a transfer on hold. */
async function bankInAState() {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await bank.simulate.achTransfers.hold("1001");
  return bank;
}

test("a recording says what became of the rows of a scenario (X254)", async () => {
  const bank = mondayBank({ record: true, scenario: scenarios.starter });
  await bank.ready;
  const { id = "" } = bank.db.achTransfers.all().find(({ status }) => status === "pending") ?? {};
  const mark = await markNow(bank);
  await bank.simulate.achTransfers.hold(id);
  await bank.simulate.achTransfers.release(id);
  await bank.clock.advance({ bankingDays: 2 });
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  const statuses = [...text.matchAll(/get\("(\d+)"\)\?\.status\)\.toBe\("(\w+)"\)/g)];
  expect(statuses.map(([, row, status]) => [row, status])).toEqual([
    [id, "hold"],
    [id, "pending"],
    [id, "succeeded"],
  ]);
  await runCopiedTest(text);
});

test("a recording that begins with a state has it, and passes in both forms (X273)", async () => {
  const first = await bankInAState();
  const bank = mondayBank({ record: true });
  await bank.restore(first.snapshot());
  const mark = await markNow(bank);
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await bank.simulate.achTransfers.release("1001");
  await bank.clock.advance({ bankingDays: 1 });
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(text).toContain("  await bank.restore(JSON.parse(STATE));\n");
  const state = `
// The state with which the recording began, as bank.snapshot() has it: 7 rows, with account
// numbers and the like in clear. No calls are known that make it.
const STATE =
  ${textCode(JSON.stringify(first.snapshot()))};
`;
  expect(text.endsWith(`});\n${state}`)).toBe(true);
  expect(text).toContain('await bank.simulate.achTransfers.release("1001");');
  expect(text).toContain("counterparty_id: 1001,");
  await runCopiedTest(text);
  const playwright = await recordedTest(bank, { keys, mark, form: "playwright" });
  expect(playwright.text).toContain("  await bank.restore(JSON.parse(STATE));\n");
  expect(playwright.text.endsWith(`});\n${state}`)).toBe(true);
});

test("a recording after a recipe was opened, and after a step back in the history, begins with the state then (X273)", async () => {
  const recipe = await (await bankInAState()).recipe();
  const bank = mondayBank({ record: true });
  await openRecipe(bank, recipe);
  let mark = await markNow(bank);
  await bank.simulate.achTransfers.release("1001");
  const opened = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(opened.steps.map(({ label }) => label)).toEqual(["release"]);
  await runCopiedTest(opened.text);

  await bank.history.start();
  const { id = 0 } = (await bank.history.entries()).find(({ position }) => position === "present") ?? {};
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await bank.history.goTo(id);
  mark = await markNow(bank);
  await create(bank, "/v1/ach", { ...minimalTransferTo("1001"), amount: 7 });
  await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" });
  const undone = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(undone.text).not.toContain("12_500");
  await runCopiedTest(undone.text);
});

test("a request from before a state is copied as a test that begins there, and a copy of one request names what it lacks (X273)", async () => {
  const bank = await bankInAState();
  const before = copied(bank, 0);
  await bank.restore(bank.snapshot());
  await bank.simulate.achTransfers.release("1001");
  const text = await copiedAs("since", { ...before, log: bank.log.entries });
  expect(text).toMatch(
    /^\/\/ The bank was set to another state after this request, so the test begins there\.\n/,
  );
  expect(text).not.toContain("bank.fetch");
  await runCopiedTest(text.replace(/^.*\n/, ""));
  const other = mondayBank({ record: true });
  await other.restore(bank.snapshot());
  await call(other, "GET", "/v1/ach/1001");
  const one = await copiedAs("vitest", copied(other));
  expect(one).toContain(
    "  // /v1/ach/1001 is from a state that was set, which a copy of a request does not have: it is not there.\n",
  );
  expect(one).not.toContain("STATE");
});

test("what was done before a request is no part of the test from it on, calls between requests neither (X254)", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await bank.clock.advance({ hours: 1 });
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await bank.simulate.achTransfers.process("1001");
  await bank.simulate.achTransfers.return("1001", "R03");
  await call(bank, "GET", "/v1/ach");
  expect(await markBefore(bank, 1)).toEqual({ request: 0, calls: 0 });
  expect(await markBefore(bank, 2)).toEqual({ request: 1, calls: 2 });
  expect(await markBefore(bank, 3)).toEqual({ request: 2, calls: 5 });
  expect(await markBefore(mondayBank(), 3)).toEqual({ request: 2, calls: 0 });
});
