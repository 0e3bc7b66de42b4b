import { expect, test } from "vitest";
import { bankingDay, defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

const Entry = z.object({ id: z.string(), till_id: z.string(), cents: z.int() });

/** Tills with the entries of their money, which nobody but their own code reads. */
const tills = defineResource({
  noun: "till",
  path: "/api/tills",
  type: "cash",
  row: z.object({ id: z.string(), name: z.string(), cents: z.int(), opened_on: z.string(), url: z.string() }),
  create: { required: ["name"], defaults: { cents: 0, opened_on: ({ today }) => today } },
  list: "references",
  filters: [
    "name",
    { name: "opened_from", field: "opened_on", compare: "from" },
    { name: "opened_to", field: "opened_on", compare: "to" },
  ],
  indexes: ["name"],
  tables: { entries: { noun: "entry", row: Entry, indexes: ["till_id"] } },
  seed: ({ rows, today }, { accounts }) => {
    for (const name of (accounts as readonly string[] | undefined) ?? [])
      rows.insert({ name, cents: 0, opened_on: today });
  },
  guards: {
    createAchTransfer: {
      fields: ["account_number", "amount"],
      statement: "TILL-1",
      broken: ({ account_number, amount }, { rowsOf }) =>
        rowsOf("tills").find({ name: account_number }).length > 0 && Number(amount) > 100
          ? "'amount' must be at most 100 of a till."
          : undefined,
    },
  },
  check: ({ id, cents }, { rowsOf }) => {
    const sum = rowsOf<z.output<typeof Entry>>("entries")
      .find({ till_id: id })
      .reduce((total, entry) => total + entry.cents, 0);
    return cents === sum ? undefined : `'cents' must be ${sum}, the sum of its entries.`;
  },
  routes: (route) => ({
    payIn: route({
      method: "POST",
      path: "/api/tills/:id/pay-in",
      body: z.object({ cents: z.int() }),
      handle({ row, body, rows, rowsOf }) {
        rowsOf("entries").insert({ till_id: row.id, cents: body.cents });
        return rows.update(row.id, { cents: row.cents + body.cents });
      },
    }),
  }),
  statements: { "TILL-1": "A till pays at most 100 cents." },
});

const tillBank = () => createBank({ ...STILL, accounts: ["9900112233"], resources: { tills } });
const till = { id: "1001", name: "9900112233", cents: 0, opened_on: "2026-03-02", url: "/api/tills/1001" };

test("a new bank has the rows that seed adds, from its options (DEF-57)", async () => {
  const bank = tillBank();
  expect((await send(bank, "GET", "/api/tills/1001")).body).toEqual({ data: till });
  await send(bank, "POST", "/api/tills", { data: { name: "Front" } });
  await bank.reset();
  expect(bank.db.tills.all()).toEqual([till]);
});

test("seeded rows are there from the time at which a scenario begins (DEF-57)", async () => {
  const scenario = Object.assign(async () => undefined, { startsBefore: { days: 30 } });
  const bank = createBank({ ...STILL, accounts: ["9900112233"], scenario, resources: { tills } });
  await bank.ready;
  expect(bank.db.tills.all()).toEqual([{ ...till, opened_on: "2026-01-31" }]);
  expect(bank.timeline("tills", "1001")).toEqual([
    { at: "2026-01-31T15:00:00.000Z", status: null, cause: "request" },
  ]);
  await bank.reset({ scenario: undefined });
  expect(bank.db.tills.all()).toEqual([till]);
});

test("a list of references is as the bank's own, filtered by ranges too (DEF-58)", async () => {
  const bank = tillBank();
  await bank.clock.advance({ days: 1 });
  await send(bank, "POST", "/api/tills", { data: { name: "Front" } });
  const front = { id: "1002", type: "cash", url: "/api/tills/1002" };
  const first = { ...front, id: "1001", url: "/api/tills/1001" };
  const list = async (query: string) => (await send(bank, "GET", `/api/tills${query}`)).body;
  expect(await list("")).toEqual({ data: [front, first], links: { first: "/api/tills", next: null } });
  expect(await list("?filter[opened_from]=2026-03-03")).toMatchObject({ data: [front] });
  expect(await list("?filter[opened_to]=2026-03-02")).toMatchObject({ data: [first] });
  expect(await list("?filter[name]=Front&page[limit]=1")).toMatchObject({ data: [front] });
});

test("its tables are kept with it, and are no collections (DEF-59)", async () => {
  const bank = tillBank();
  await send(bank, "POST", "/api/tills/1001/pay-in", { data: { cents: 50 } });
  expect(Object.keys(bank.db)).not.toContain("entries");
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  expect(snapshot.tables.entries.rows[0].row).toEqual({ id: "1001", till_id: "1001", cents: 50 });
  await tillBank().restore(snapshot);
  snapshot.tables.entries.rows[0].row.cents = 51;
  await expect(tillBank().restore(snapshot)).rejects.toThrow(
    "at tables.tills.rows.0.row: 'cents' must be 51, the sum of its entries.",
  );
});

test("a guard refuses requests of other resources by the team's own rule (DEF-60)", async () => {
  const bank = tillBank();
  const headers = { authorization: "Bearer test", "content-type": "application/json" };
  const data = {
    ...{ account_number: "9900112233", amount: 101, direction: "credit", sec_code: "ppd" },
    ...{ receiver_account_number: "77", receiver_account_type: "checking", receiver_name: "Ada" },
    receiver_routing_number: "790000006",
  };
  const pay = async (amount: number) => {
    const body = JSON.stringify({ data: { ...data, amount } });
    const response = await bank.fetch("/v1/ach", { method: "POST", headers, body });
    return [response.status, await response.json()];
  };
  expect(await pay(101)).toEqual([400, { error: "'amount' must be at most 100 of a till." }]);
  expect(bank.db.achTransfers.count()).toBe(0);
  expect((await bank.explain(bank.log.entries.at(-1) as never))[0]?.statement).toBe(
    "A till pays at most 100 cents.",
  );
  expect((await pay(100))[0]).toBe(200);
});

test("a rule is given the options of the bank (DEF-14)", async () => {
  const orders = defineResource({
    noun: "order",
    path: "/api/orders",
    row: z.object({ id: z.string(), account: z.string() }),
    create: { required: ["account"] },
    rules: [
      {
        fields: ["account"],
        broken: ({ account }, _, { accounts }) =>
          (accounts as readonly unknown[]).includes(account) ? undefined : "'account' must be a listed one.",
      },
    ],
  });
  const bank = createBank({ ...STILL, accounts: ["9900112233"], resources: { orders } });
  const answers = async (account: string) =>
    (await send(bank, "POST", "/api/orders", { data: { account } })).body;
  expect(await answers("77")).toEqual({ error: "'account' must be a listed one." });
  expect(await answers("9900112233")).toEqual({ data: { id: "1001", account: "9900112233" } });
});

test("a resource says which others it needs (DEF-61)", () => {
  const refunds = defineResource({
    noun: "refund",
    path: "/api/refunds",
    row: z.object({ id: z.string() }),
    needs: ["tills"],
  });
  expect(() => createBank({ ...STILL, resources: { refunds } })).toThrow(
    "Option 'resources.refunds' needs the resource tills: add it to 'resources'.",
  );
  expect(() => createBank({ ...STILL, resources: { refunds, tills } })).not.toThrow();
});

test("bankingDay finds the banking day of a day, or one after it (DEF-62)", () => {
  expect(bankingDay("2026-03-06")).toBe("2026-03-06");
  expect(bankingDay("2026-03-07")).toBe("2026-03-09");
  expect(bankingDay("2026-03-06", 1)).toBe("2026-03-09");
  expect(bankingDay("2026-07-03")).toBe("2026-07-03");
});

test("a mistake in a table, and a name that there is twice, are refused (DEF-2, DEF-59)", () => {
  const withTable = (row: z.ZodObject, indexes: string[] = []) =>
    defineResource({
      noun: "box",
      path: "/api/boxes",
      row: z.object({ id: z.string() }),
      tables: { things: { noun: "thing", row, indexes } },
    });
  const thing = z.object({ id: z.string(), size: z.int() });
  expect(() =>
    createBank({ ...STILL, resources: { boxes: withTable(z.object({ size: z.int() })) } }),
  ).toThrow("Option 'resources.boxes.tables.things.row' must have a field id.");
  expect(() => createBank({ ...STILL, resources: { boxes: withTable(thing, ["weight"]) } })).toThrow(
    `Option 'resources.boxes.tables.things.indexes' must be a field of the row, one of "id", "size", got "weight".`,
  );
  const things = defineResource({ noun: "thing", path: "/api/things", row: thing, operations: ["list"] });
  expect(() => createBank({ ...STILL, resources: { boxes: withTable(thing), things } })).toThrow(
    "Option 'resources.things' has a table things, which there is already.",
  );
});
