import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { copiedAs } from "../../src/recorded/test/index.ts";
import { markNow, recordedTest } from "../../src/recorded/test/recording.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, send } from "../support/call.ts";

const keys = { client: "test_key", admin: "admin_test_key" };

/** Does a bit of everything. */
async function recordedBank() {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, name: "Grace Hopper" });
  const mark = await markNow(bank);
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await call(bank, "GET", "/v1/ach");
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return("1001", "R03");
  bank.faults.add({ times: 1, then: "refuse" });
  await expect(create(bank, "/v1/ach", minimalTransfer)).rejects.toThrow(TypeError);
  return { bank, mark };
}

test("a recording without a step has a name that says so (X254)", async () => {
  const bank = mondayBank({ record: true });
  const { text, steps } = await recordedTest(bank, { keys, mark: await markNow(bank), form: "vitest" });
  expect(text).toContain('test("nothing is recorded yet", async () => {');
  expect(steps).toEqual([]);
});

test("a bank that records nothing and was sent nothing has a test without a step (X254)", async () => {
  const bank = mondayBank();
  const { text, steps } = await recordedTest(bank, { keys, mark: await markNow(bank), form: "vitest" });
  expect(text).toContain('test("nothing is recorded yet", async () => {');
  expect(steps).toEqual([]);
});

test("a recording is a test of what was done since, with what became of the rows, and what it needs before (X254)", async () => {
  const { bank, mark } = await recordedBank();
  const { text, steps } = await recordedTest(bank, { keys, mark, form: "vitest", title: "a return" });
  expect(text).toContain('test("a return", async () => {');
  expect(text).toContain("  const { data: counterparty } = await (await bank.fetch(");
  // Only what is needed is made, with what was sent.
  expect(text).not.toContain("Grace Hopper");
  expect(text).toContain(`account_number: "${minimalCounterparty.account_number}",`);
  expect(
    text.slice(text.indexOf("  const response = ")),
  ).toBe(`  const response = await bank.fetch("/v1/ach", {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({
      data: {
        account_number: "4000000011",
        amount: 12_500,
        direction: "credit",
        sec_code: "ppd",
        counterparty_id: Number(counterparty.id),
      },
    }),
  });
  expect(response.status).toBe(200);
  const { data: achTransfer } = await response.json();
  expect(achTransfer.status).toBe("pending");

  await bank.clock.advance({ days: 2 });
  expect(bank.db.achTransfers.get(achTransfer.id)?.status).toBe("succeeded");

  await bank.simulate.achTransfers.return(achTransfer.id, "R03");
  expect(bank.db.achTransfers.get(achTransfer.id)?.status).toBe("failed");

  // account_number: masked in the log; any such value works.
  // receiver_account_number: masked in the log; any such value works.
  bank.faults.add({ then: "refuse", times: 1 });
  await expect(
    bank.fetch("/v1/ach", {
      method: "POST",
      headers: clientJson,
      body: JSON.stringify({
        data: {
          account_number: "000000000011",
          amount: 12_500,
          direction: "credit",
          sec_code: "ppd",
          receiver_account_number: "000000005678",
          receiver_account_type: "checking",
          receiver_name: "Ada Lovelace",
          receiver_routing_number: "021000021",
        },
      }),
    }),
  ).rejects.toThrow(TypeError);
});
`);
  expect(steps.map(({ label }) => label)).toEqual([
    "create ach transfer",
    "2 days",
    "return R03",
    "create ach transfer (refuse)",
  ]);
  await runCopiedTest(text);
});

test("a request is copied as a test of all that was done from it on (X254)", async () => {
  const { bank } = await recordedBank();
  const copy = { ...copied(bank, 2), log: bank.log.entries };
  const text = await copiedAs("since", copy);
  expect(text).toContain('await bank.simulate.achTransfers.return(achTransfer.id, "R03");');
  await runCopiedTest(text);
});

test("steps can be left out, and reads be steps too (X254)", async () => {
  const { bank, mark } = await recordedBank();
  const all = await recordedTest(bank, { keys, mark, form: "vitest", withReads: true });
  expect(all.steps.map(({ label }) => label)).toContain("list ach transfers");
  await runCopiedTest(all.text);
  const without = new Set(
    all.steps.filter(({ label }) => label !== "create ach transfer").map(({ key }) => key),
  );
  const { text, steps } = await recordedTest(bank, { keys, mark, form: "vitest", withReads: true, without });
  expect(steps).toEqual(all.steps);
  expect(text).not.toContain("advance");
  expect(text).not.toContain("simulate");
  await runCopiedTest(text);
});

test("a body of another type, one that is too large and one that the log has cut are refused again as they were (X272)", async () => {
  const bank = mondayBank({ record: true });
  const mark = await markNow(bank);
  const headers = { Authorization: "Bearer test_key" };
  const typed = (type: string) => ({ ...headers, "Content-Type": type });
  await send(bank, "/v1/ach", { method: "POST", headers: typed("text/csv"), body: "a,b" });
  await send(bank, "/v1/ach", {
    method: "POST",
    headers: typed("application/json"),
    body: " ".repeat(11_000_000),
  });
  await call(bank, "POST", "/v1/counterparties", {
    ...minimalCounterparty,
    metadata: { note: "x".repeat(200_000) },
  });
  expect(bank.log.entries.map(({ status }) => status)).toEqual([415, 413, 400]);
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(text).toContain('"Content-Type": "text/plain"');
  expect(text).toContain('    body: " ".repeat(10485761),');
  expect(text).toContain("  // The log has cut the body, so more was sent.");
  await runCopiedTest(text);
});

test("what was set for all rows before is set in the test as well (X254)", async () => {
  const bank = mondayBank({ record: true });
  await send(bank, "/v1/admin/virtualcard", {
    method: "PATCH",
    headers: { Authorization: "Bearer admin_test_key", "Content-Type": "application/json" },
    body: JSON.stringify({ data: { max_card_amount: 10_000 } }),
  });
  const mark = await markNow(bank);
  const card = { total_card_amount: 50_000, valid_ending_on: "2026-12-31" };
  expect((await call(bank, "POST", "/v1/virtualcards", card)).status).toBe(400);
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(text).toContain("max_card_amount: 10_000");
  await runCopiedTest(text);
});

const step = fc.oneof(
  fc.constant({ do: "counterparty" } as const),
  fc.record({ do: fc.constant("transfer" as const), to: fc.constantFrom(1001, 1002, 1009) }),
  fc.record({
    do: fc.constantFrom("cancel", "get", "hold", "release", "return"),
    at: fc.integer({ min: 1001, max: 1003 }),
  }),
  fc.record({
    do: fc.constant("advance" as const),
    by: fc.constantFrom({ minutes: 7 }, { hours: 5 }, { days: 1 }, { bankingDays: 1 }),
  }),
);

test("whatever was done, its test passes (X254)", async () => {
  const run = fc.asyncProperty(
    fc.array(step, { maxLength: 4 }),
    fc.array(step, { maxLength: 8 }),
    async (before, after) => {
      const bank = mondayBank({ record: true });
      for (const each of before) await take(bank, each);
      const mark = await markNow(bank);
      for (const each of after) await take(bank, each);
      const { text } = await recordedTest(bank, { keys, mark, form: "vitest", withReads: true });
      await runCopiedTest(text);
    },
  );
  await fc.assert(run, { numRuns: 60 });
});

async function take(
  bank: Bank,
  step: { readonly do: string; readonly to?: number; readonly at?: number; readonly by?: object },
) {
  const id = String(step.at);
  switch (step.do) {
    case "counterparty":
      return call(bank, "POST", "/v1/counterparties", minimalCounterparty);
    case "transfer":
      return call(bank, "POST", "/v1/ach", minimalTransferTo(Number(step.to)));
    case "get":
      return call(bank, "GET", `/v1/ach/${id}`);
    case "cancel":
      return call(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" });
    case "advance":
      return bank.clock.advance(step.by ?? {});
    default: {
      const { hold, release, return: giveBack } = bank.simulate.achTransfers;
      const action = { hold, release, return: (one: string) => giveBack(one, "R03") }[step.do];
      // One that its state does not allow is refused, and changes nothing.
      return action?.(id).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    }
  }
}

test.each(["lost-reply", "truncate"] as const)(
  "a row whose answer was broken (%s) is found in the bank by what comes after it, and the test passes (X254)",
  async (then) => {
    const bank = mondayBank({ record: true });
    const mark = await markNow(bank);
    bank.faults.add({ times: 1, then });
    await create(bank, "/v1/ach", minimalTransfer).catch((error: Error) =>
      expect(error).toBeInstanceOf(TypeError),
    );
    await create(bank, "/v1/ach", { ...minimalTransfer, amount: 900 });
    await bank.clock.advance({ days: 1 });
    await call(bank, "PATCH", "/v1/ach/1001", { data: { description: "Found" } });
    const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
    expect(text).toContain("  const [achTransfer1] = bank.db.achTransfers.all().slice(-1);\n");
    expect(text).toContain('expect(bank.db.achTransfers.get(achTransfer1.id)?.status).toBe("processing");');
    expect(text).toContain("{achTransfer1.id}`, {");
    await runCopiedTest(text);
  },
);
