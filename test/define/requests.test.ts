import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const payoutBank = () => createBank({ ...STILL, resources: { payouts } });

const created = { id: "1001", amount: 500, payee: "Ada", status: "pending", transfer_id: null };

async function bankWithPayout() {
  const bank = payoutBank();
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  return bank;
}

test("a create, a get and a list answer without a key (DEF-1, DEF-6, DEF-7, DEF-8)", async () => {
  const bank = payoutBank();
  const body = { data: { amount: 500, payee: "Ada" } };
  expect(await send(bank, "POST", "/api/payouts", body)).toEqual({ status: 200, body: { data: created } });
  expect(await send(bank, "GET", "/api/payouts/1001")).toEqual({ status: 200, body: { data: created } });
  expect(await send(bank, "GET", "/api/payouts")).toEqual({
    status: 200,
    body: { data: [created], next: null },
  });
  expect(bank.log.entries.map(({ operation }) => operation)).toEqual([
    "createPayout",
    "getPayout",
    "listPayouts",
  ]);
});

test("a refusal names each field, what was expected and what came (DEF-10)", async () => {
  const bank = payoutBank();
  const refused = async (data: unknown) => (await send(bank, "POST", "/api/payouts", { data })).body;
  expect(await refused({ amount: 0 })).toEqual({
    error: "'amount' must be at least 1, got 0. 'payee' is required.",
  });
  expect(await refused({ amount: "5", payee: 7 })).toEqual({
    error: "'amount' must be a number, got \"5\". 'payee' must be text, got 7.",
  });
  expect((await send(bank, "POST", "/api/payouts", { amount: 5 })).body).toEqual({
    error: "'data' is required: the fields go inside it.",
  });
  expect(bank.db.payouts.all()).toEqual([]);
});

test("an unknown id is a 404, and a method that a path does not have a 405 (DEF-6)", async () => {
  const bank = payoutBank();
  expect(await send(bank, "GET", "/api/payouts/1001")).toEqual({
    status: 404,
    body: { error: "There is no payout with this id: take one from the list at /api/payouts." },
  });
  expect(await send(bank, "PATCH", "/api/payouts/1001", { data: {} })).toEqual({
    status: 405,
    body: { error: "PATCH is not a method of this path: it takes GET, DELETE." },
  });
});

test("a delete answers nothing, and the row and its timer are gone (DEF-6)", async () => {
  const bank = await bankWithPayout();
  expect(await send(bank, "DELETE", "/api/payouts/1001")).toEqual({ status: 204, body: undefined });
  expect(bank.db.payouts.count()).toBe(0);
  expect(bank.clock.nextEvent()).toBeNull();
});

test("an endpoint with auth asks for the key of its user (DEF-7)", async () => {
  const row = z.object({ id: z.string(), text: z.string() });
  const notes = defineResource({ noun: "note", path: "/api/notes", row, auth: "admin" });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect((await send(bank, "GET", "/api/notes")).status).toBe(401);
  const as = async (key: string) =>
    (await bank.fetch("/api/notes", { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await as("client_key")).toBe(403);
  expect(await as("admin_test_key")).toBe(200);
});

test("without an envelope the fields are the body itself (DEF-8)", async () => {
  const row = z.object({ id: z.string(), text: z.string() });
  const create = { required: ["text"] } as const;
  const notes = defineResource({ noun: "note", path: "/api/notes", row, create, envelope: "none" });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect(await send(bank, "POST", "/api/notes", { text: "Call Ada" })).toEqual({
    status: 200,
    body: { id: "1001", text: "Call Ada" },
  });
  expect(await send(bank, "GET", "/api/notes/1001")).toEqual({
    status: 200,
    body: { id: "1001", text: "Call Ada" },
  });
  expect((await send(bank, "POST", "/api/notes", [])).body).toEqual({
    error: "The body must be a JSON object with the fields.",
  });
});

test("a field that is not sent has its default, or stands for nothing as its schema has it (DEF-9)", async () => {
  const orders = defineResource({
    noun: "order",
    path: "/api/orders",
    row: z.object({
      id: z.string(),
      customer: z.string(),
      note: z.string(),
      items: z.array(z.string()),
      discount: z.number().nullable(),
      currency: z.string().length(3),
      placed_on: z.iso.date(),
      priority: z.int().default(3),
    }),
    create: {
      required: ["customer"],
      optional: ["note", "items", "currency"],
      defaults: { currency: "USD", placed_on: ({ today }) => today },
    },
  });
  const bank = createBank({ ...STILL, resources: { orders } });
  const { body } = await send(bank, "POST", "/api/orders", { data: { customer: "Ada", note: null } });
  expect(body).toEqual({
    data: {
      id: "1001",
      customer: "Ada",
      note: "",
      items: [],
      discount: null,
      currency: "USD",
      placed_on: "2026-03-02",
      priority: 3,
    },
  });
});

test("an update changes the fields that it takes, and warns of others (DEF-6)", async () => {
  const row = z.object({ id: z.string(), text: z.string(), pinned: z.boolean() });
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row,
    operations: ["create", "update"],
    create: { required: ["text"], defaults: { pinned: false } },
    update: ["pinned"],
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  await send(bank, "POST", "/api/notes", { data: { text: "Call Ada" } });
  const sent = await send(bank, "PATCH", "/api/notes/1001", { data: { pinned: true, text: "x" } });
  expect(sent.body).toEqual({ data: { id: "1001", text: "Call Ada", pinned: true } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual(["'text' is not taken by this call and was ignored."]);
  expect((await send(bank, "PATCH", "/api/notes/1001", { data: { pinned: "yes" } })).body).toEqual({
    error: "'pinned' must be true or false, got \"yes\".",
  });
});

test("a rule refuses a create and an update with its text and its statement (DEF-14, DEF-29)", async () => {
  const budgets = defineResource({
    noun: "budget",
    path: "/api/budgets",
    row: z.object({ id: z.string(), limit: z.int(), spent: z.int() }),
    operations: ["create", "update"],
    create: { required: ["limit"], defaults: { spent: 0 } },
    update: ["limit", "spent"],
    rules: [
      {
        fields: ["limit", "spent"],
        statement: "BUD-1",
        broken: ({ limit = 0, spent = 0 }) =>
          spent > limit ? `'spent' must be at most the limit, ${limit}.` : undefined,
      },
    ],
    statements: { "BUD-1": "No more is spent than the limit." },
  });
  const bank = createBank({ ...STILL, resources: { budgets } });
  await send(bank, "POST", "/api/budgets", { data: { limit: 100 } });
  expect(await send(bank, "PATCH", "/api/budgets/1001", { data: { spent: 101 } })).toEqual({
    status: 400,
    body: { error: "'spent' must be at most the limit, 100." },
  });
  const [, refused] = bank.log.entries;
  expect(await bank.explain(refused as never)).toEqual([
    {
      rule: "BUD-1",
      field: "limit",
      code: "rule_1",
      message: "'spent' must be at most the limit, 100.",
      statement: "No more is spent than the limit.",
      see: "",
      option: null,
    },
  ]);
});

test("requests to the same row take turns (DEF-1)", async () => {
  const bank = payoutBank();
  const sent = await Promise.all(
    [1, 2, 3].map((amount) => send(bank, "POST", "/api/payouts", { data: { amount, payee: "Ada" } })),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(bank.db.payouts.all().map(({ id, amount }) => [id, amount])).toEqual([
    ["1001", 1],
    ["1002", 2],
    ["1003", 3],
  ]);
});

test("a create answers with the status that its definition says (DEF-37)", async () => {
  const made = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), text: z.string().min(1), tags: z.array(z.string()).min(2) }),
    create: { required: ["text", "tags"], status: 201 },
  });
  const bank = createBank({ ...STILL, resources: { made } });
  const data = { text: "Hi", tags: ["a", "b"] };
  expect(await send(bank, "POST", "/api/notes", { data })).toEqual({
    status: 201,
    body: { data: { id: "1001", ...data } },
  });
  expect(await send(bank, "POST", "/api/notes", { data: { text: "", tags: ["a"] } })).toEqual({
    status: 400,
    body: {
      error:
        "'text' must have at least 1 character, got \"\". 'tags' must have at least 2 items, got an array.",
    },
  });
});
