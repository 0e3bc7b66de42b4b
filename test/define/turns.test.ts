import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, referenceTo, refuse, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { STILL, send } from "./support.ts";

const row = z.object({
  id: z.string(),
  amount: z.int().min(0),
  account: z.string(),
  status: z.enum(["pending", "paid", "failed"]),
  transfer_id: referenceTo("achTransfers", z.string().nullable()),
});

/** Pays by ACH transfers: two for one payout, so that the second may be refused after the first. */
const payouts = defineResource({
  noun: "payout",
  path: "/api/payouts",
  row,
  create: {
    required: ["amount", "account"],
    handle({ amount, account }, { call, rows }) {
      const fee = transfer(100, "1000200030004001");
      call("createAchTransfer", { data: fee });
      if (amount === 13) throw refuse("amount", "'amount' must not be 13.", { statement: "PAY-1" });
      if (amount === 14) rows.insert({ amount: 1, account });
      const { id } = call<{ id: string }>("createAchTransfer", { data: transfer(amount, account) });
      return { transfer_id: id };
    },
  },
  operations: ["create", "get", "list", "delete"],
  states: {
    pending: {
      follows: {
        field: "transfer_id",
        collection: "achTransfers",
        to: { succeeded: "paid", failed: "failed" },
      },
    },
    paid: {},
    failed: { tone: "bad" },
  },
  statements: { "PAY-1": "A payout of 13 cents is not made." },
});

function transfer(amount: number, account: string) {
  return {
    ...{ account_number: "9900112233", amount, direction: "credit", statement_descriptor: "Payout" },
    ...{ receiver_account_number: account, receiver_account_type: "checking", receiver_name: "Ada" },
    ...{ receiver_routing_number: "790000006", sec_code: "ppd", allow_overdraft: false },
  };
}

const payoutBank = () => createBank({ ...STILL, accounts: ["9900112233"], resources: { payouts } });

test("a handler calls the bank in its own turn: one change of the log (DEF-25)", async () => {
  const bank = payoutBank();
  const sent = await send(bank, "POST", "/api/payouts", { data: { amount: 500, account: "77" } });
  expect(sent).toEqual({
    status: 200,
    body: { data: { id: "1001", amount: 500, account: "77", status: "pending", transfer_id: "1002" } },
  });
  expect(bank.log.entries).toHaveLength(1);
  expect(bank.log.entries[0]?.changes.map(({ collection, id }) => [collection, id])).toEqual([
    ["achTransfers", "1001"],
    ["achTransfers", "1002"],
    ["payouts", "1001"],
  ]);
});

test("a refusal of the handler or of a call undoes what was done before it (DEF-26)", async () => {
  const bank = payoutBank();
  const before = bank.snapshot();
  expect(await send(bank, "POST", "/api/payouts", { data: { amount: 13, account: "77" } })).toEqual({
    status: 400,
    body: { error: "'amount' must not be 13." },
  });
  expect(
    await send(bank, "POST", "/api/payouts", { data: { amount: 14, account: "not an account" } }),
  ).toEqual({
    status: 400,
    body: {
      error:
        "'receiver_account_number' must be a string of 1 to 17 digits, letters or hyphens, got text of 14 characters.",
    },
  });
  expect(bank.snapshot()).toEqual(before);
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, account: "77" } });
  expect(bank.db.achTransfers.all().map(({ id }) => id)).toEqual(["1001", "1002"]);
  expect(bank.db.payouts.all().map(({ id }) => id)).toEqual(["1001"]);
});

test("a row follows another in the same turn (DEF-22)", async () => {
  const bank = payoutBank();
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, account: "77" } });
  await send(bank, "POST", "/api/payouts", { data: { amount: 600, account: "78" } });
  await bank.simulate.achTransfers.process("1002");
  await bank.simulate.achTransfers.settle("1002");
  expect(bank.db.payouts.all().map(({ status }) => status)).toEqual(["paid", "pending"]);
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.timeline("payouts", "1002").map(({ status, cause }) => [status, cause])).toEqual([
    ["pending", "request"],
    ["paid", "clock"],
  ]);
  expect(bank.resources.payouts.lifecycle?.edges[0]).toEqual({
    from: "pending",
    to: "paid",
    by: "step",
    name: "achTransfers succeeded",
    operation: null,
    when: "when its ACH transfer is succeeded",
  });
});

test("the document has the endpoints of rows that follow others (DEF-22)", () => {
  const { paths } = openapi(payoutBank());
  expect(Object.keys(paths).filter((path) => path.startsWith("/api/"))).toEqual([
    "/api/payouts",
    "/api/payouts/{id}",
  ]);
});

test("a refusal of a handler is in the log with its statement (DEF-26, DEF-29)", async () => {
  const bank = payoutBank();
  await send(bank, "POST", "/api/payouts", { data: { amount: 13, account: "77" } });
  const [entry] = bank.log.entries;
  expect(entry?.issues).toEqual([
    { field: "amount", code: "refused", message: "'amount' must not be 13.", rule: "PAY-1" },
  ]);
  const [explained] = await bank.explain(entry as never);
  expect(explained?.statement).toBe("A payout of 13 cents is not made.");
});

test("a row of the bank's own can be read in a handler, and not written (DEF-27)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), count: z.int() }),
    operations: ["list"],
    routes: (route) => ({
      countTransfers: route({
        method: "GET",
        path: "/api/transfers/count",
        answer: z.object({ count: z.int() }),
        handle: ({ rowsOf }) => ({ count: rowsOf("achTransfers").all().length }),
      }),
      breakTransfers: route({
        method: "POST",
        path: "/api/transfers/break",
        answer: z.object({}),
        handle: ({ rowsOf }) => rowsOf("achTransfers").delete("1001"),
      }),
    }),
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect((await send(bank, "GET", "/api/transfers/count")).body).toEqual({ data: { count: 0 } });
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  expect(await send(bank, "POST", "/api/transfers/break")).toEqual({
    status: 500,
    body: {
      error:
        'handle of breakTransfers threw TypeError: The rows of achTransfers are the bank\'s own: call the operation that changes them, such as call("createAchTransfer"). See the console.',
    },
  });
  expect(error).toHaveBeenCalledOnce();
});

test("a handler can't set a status, nor perform what rows without states don't have (DEF-18)", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const locks = defineResource({
    noun: "lock",
    path: "/api/locks",
    row: z.object({ id: z.string(), status: z.enum(["open", "shut"]) }),
    states: { open: { actions: { shut: { to: "shut" } } }, shut: {} },
    routes: (route) => ({
      forceLock: route({
        method: "POST",
        path: "/api/locks/:id/force",
        handle: ({ row, rows }) => rows.update(row.id, { status: "shut" }),
      }),
      sameLock: route({
        method: "POST",
        path: "/api/locks/:id/same",
        handle: ({ row, rows }) => rows.update(row.id, { status: "open" }),
      }),
    }),
  });
  const keys = defineResource({
    noun: "key",
    path: "/api/keys",
    row: z.object({ id: z.string() }),
    routes: (route) => ({
      turnKey: route({
        method: "POST",
        path: "/api/keys/:id/turn",
        handle: ({ row, rows }) => rows.perform(row.id, "turn"),
      }),
    }),
  });
  const bank = createBank({ ...STILL, resources: { locks, keys } });
  await send(bank, "POST", "/api/locks", { data: {} });
  await send(bank, "POST", "/api/keys", { data: {} });
  expect((await send(bank, "POST", "/api/locks/1001/force")).body).toEqual({
    error:
      "handle of forceLock threw TypeError: The status of a row of locks changes by perform, or by time. See the console.",
  });
  expect((await send(bank, "POST", "/api/locks/1001/same")).status).toBe(200);
  expect((await send(bank, "POST", "/api/keys/1001/turn")).body).toEqual({
    error: "handle of turnKey threw TypeError: The rows of keys have no states. See the console.",
  });
});
