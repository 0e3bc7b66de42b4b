import { expect, test } from "vitest";
import { defineResource, referenceTo, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { call } from "../support/call.ts";
import { STILL, send } from "./support.ts";

const customers = defineResource({
  noun: "customer",
  path: "/api/customers",
  ids: { prefix: "cus_" },
  row: z.object({ id: z.string(), name: z.string() }),
  create: { required: ["name"] },
  operations: ["create", "get", "list", "delete"],
});

const orders = defineResource({
  noun: "order",
  path: "/api/orders",
  ids: "uuid",
  row: z.object({
    id: z.string(),
    customer_id: referenceTo("customers", z.string()),
    counterparty_id: referenceTo("counterparties", z.int().nullable()),
  }),
  create: { required: ["customer_id"], optional: ["counterparty_id"] },
  operations: ["create", "list", "delete"],
});

const shop = () => createBank({ ...STILL, resources: { customers, orders } });

test("ids have a prefix or are UUIDs, the same in each bank (DEF-11)", async () => {
  const bank = shop();
  expect((await send(bank, "POST", "/api/customers", { data: { name: "Ada" } })).body).toEqual({
    data: { id: "cus_1001", name: "Ada" },
  });
  expect((await send(bank, "POST", "/api/orders", { data: { customer_id: "cus_1001" } })).body).toEqual({
    data: { id: "a6ead519-af96-4d9d-8ead-0000000003e9", customer_id: "cus_1001", counterparty_id: null },
  });
  expect((await send(bank, "GET", "/api/customers/cus_1001")).status).toBe(200);
  for (const id of ["1001", "cus_01001", "xcus_1001", "po_1001", "cus_1002"])
    expect((await send(bank, "GET", `/api/customers/${id}`)).status).toBe(404);
  expect(bank.db.customers.get("cus_1001")).toEqual({ id: "cus_1001", name: "Ada" });
  expect(bank.timelines("customers").map(({ id }) => id)).toEqual(["cus_1001"]);
});

test("integer ids are numbers in bodies (DEF-11)", async () => {
  const tags = defineResource({
    noun: "tag",
    path: "/api/tags",
    ids: "integer",
    row: z.object({ id: z.int(), text: z.string() }),
    create: { required: ["text"] },
  });
  const bank = createBank({ ...STILL, resources: { tags } });
  const { body } = await send(bank, "POST", "/api/tags", { data: { text: "new" } });
  expect(body).toEqual({ data: { id: 1001, text: "new" } });
});

test("a field must refer to a row that there is, a team's or the bank's (DEF-15)", async () => {
  const bank = shop();
  const order = async (data: unknown) => (await send(bank, "POST", "/api/orders", { data })).body;
  expect(await order({ customer_id: "cus_1001" })).toEqual({
    error: "'customer_id' must point to an existing customer, but there is none with id cus_1001.",
  });
  await send(bank, "POST", "/api/customers", { data: { name: "Ada" } });
  expect(await order({ customer_id: "cus_1001", counterparty_id: 1001 })).toEqual({
    error: "'counterparty_id' must point to an existing counterparty, but there is none with id 1001.",
  });
  await call(bank, "POST", "/v1/counterparties", {
    ...{ name: "Ada", account_number: "77", account_type: "checking", routing_number: "790000006" },
  });
  expect(await order({ customer_id: "cus_1001", counterparty_id: 1001 })).toMatchObject({
    data: { counterparty_id: 1001 },
  });
});

test("a create's example is a body, with other values of some fields (DEF-49)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), text: z.string(), color: z.string() }),
    create: { required: ["text", "color"] },
    example: { text: "Call Ada", color: "red" },
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  const made = await send(bank, "POST", "/api/notes", { data: notes.body({ color: "blue" }) });
  expect(made.body).toEqual({ data: { id: "1001", text: "Call Ada", color: "blue" } });
});

test("a row that another refers to can't be deleted (DEF-15)", async () => {
  const bank = shop();
  await send(bank, "POST", "/api/customers", { data: { name: "Ada" } });
  const { body } = await send(bank, "POST", "/api/orders", { data: { customer_id: "cus_1001" } });
  const { id } = (body as { data: { id: string } }).data;
  expect(await send(bank, "DELETE", "/api/customers/cus_1001")).toEqual({
    status: 409,
    body: {
      error: `'id' names customer cus_1001, which is used by order ${id}: delete order ${id} first, because its customer_id can't be updated.`,
    },
  });
  expect((await send(bank, "DELETE", `/api/orders/${id}`)).status).toBe(204);
  expect((await send(bank, "DELETE", "/api/customers/cus_1001")).status).toBe(204);
});

test("a snapshot of rows with such ids is restored with its timers and references (DEF-11, DEF-28)", async () => {
  const bank = shop();
  await send(bank, "POST", "/api/customers", { data: { name: "Ada" } });
  await send(bank, "POST", "/api/orders", { data: { customer_id: "cus_1001" } });
  const other = shop();
  await other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  expect(other.db.orders.all()).toEqual(bank.db.orders.all());
  expect((await send(other, "DELETE", "/api/customers/cus_1001")).status).toBe(409);
});
