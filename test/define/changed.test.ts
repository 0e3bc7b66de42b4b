import { expect, test } from "vitest";
import { memoryStore, persist } from "../../src/adapters/persist/index.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { link, openLink } from "../../src/share/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const to = "https://playground.example/";
const fields = {
  id: z.string(),
  amount: z.int().min(1),
  payee: z.string(),
  status: z.enum(["pending", "paid", "failed"]),
  transfer_id: z.string().nullable(),
};
const states = {
  pending: { after: { bankingDays: 1, to: "paid" }, actions: { fail: { to: "failed" } } },
  paid: {},
  failed: {},
} as const;
const of = (row: object, changed: object = {}) =>
  defineResource({
    ...{ noun: "payout", path: "/api/payouts", row: z.object({ ...fields, ...row }) },
    ...{ create: { required: ["amount", "payee"] }, states, ...changed },
  } as never);

const rows = [
  { id: "1001", amount: 500, payee: "Ada", status: "failed", transfer_id: null },
  { id: "1002", amount: 500, payee: "Bob", status: "pending", transfer_id: null },
];

async function used() {
  const bank = createBank({ ...STILL, resources: { payouts } });
  await bank.ready;
  const store = memoryStore();
  const state = await persist(bank, { name: "bank", store });
  for (const payee of ["Ada", "Bob"])
    await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee } });
  await bank.simulate.payouts.fail("1001");
  await state.stop();
  return { bank, store };
}

test.each([
  ["a field that may be null", of({ note: z.string().nullable() }), { note: null }],
  ["a field with a default", of({ note: z.string().default("none") }), { note: "none" }],
  ["an optional field", of({ note: z.string().optional() }), {}],
  [
    "another time",
    of({}, { states: { ...states, pending: { ...states.pending, after: { days: 9, to: "paid" } } } }),
    {},
  ],
])("a kept state is read after the definition got %s (DEF-53)", async (_, changed, added) => {
  const { bank, store } = await used();
  const warnings: string[] = [];
  const again = createBank({ ...STILL, resources: { payouts: changed } });
  await persist(again, { name: "bank", store, warn: (text) => void warnings.push(text) });
  expect(warnings).toEqual([]);
  expect(again.snapshot().tables.payouts?.rows.map(({ row }) => row)).toEqual(
    rows.map((row) => ({ ...row, ...added })),
  );
  const linked = createBank({ ...STILL, resources: { payouts: changed } });
  await openLink(linked, await link(bank, { to, whole: true }));
  expect(linked.snapshot()).toEqual(again.snapshot());
});

const { transfer_id: _id, ...others } = fields;
const few = { ...others, status: z.enum(["pending", "paid"]) };
const hint =
  "If it is of another definition of payouts, use that one, give new fields a default, or begin without it.";

test.each([
  [
    "a field without a default",
    of({ note: z.string() }),
    "tables.payouts.rows.0.row.note: Invalid input: expected string, received undefined.",
  ],
  [
    "fewer fields",
    of({}, { row: z.object(others) }),
    'tables.payouts.rows.0.row: Unrecognized key: "transfer_id".',
  ],
  [
    "fewer states",
    of(
      {},
      {
        row: z.object({ ...fields, ...few }),
        states: { pending: { after: states.pending.after }, paid: {} },
      },
    ),
    'tables.payouts.rows.0.row.status: Invalid option: expected one of "pending"|"paid".',
  ],
  [
    "a state without a time",
    of({}, { states: { ...states, pending: { actions: states.pending.actions } } }),
    'timers.0: must be one that a row waits for, and no second one for it, got "payouts/1002/".',
  ],
  [
    "other ids",
    of({}, { ids: { prefix: "po_" } }),
    'tables.payouts.rows.0.row.id: must be "po_" and a whole number, got "1001".',
  ],
])("a state is refused after the definition got %s, with what to do (DEF-53)", async (_, changed, why) => {
  const { bank, store } = await used();
  const reason = `The snapshot doesn't fit this bank: at ${why} ${hint}`;
  const warnings: string[] = [];
  const again = createBank({ ...STILL, resources: { payouts: changed } });
  await persist(again, { name: "bank", store, warn: (text) => void warnings.push(text) });
  expect(warnings).toEqual([`The state stored as "bank" is replaced by that of the bank: ${reason}`]);
  const url = await link(bank, { to, whole: true });
  await expect(openLink(createBank({ ...STILL, resources: { payouts: changed } }), url)).rejects.toThrow(
    `The link was not opened, and the bank is as it was: ${reason}`,
  );
});

test("a link of calls makes them again by the changed definition, and says that the state is another (DEF-53)", async () => {
  const first = createBank({ ...STILL, record: true, resources: { payouts } });
  await send(first, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  const changed = createBank({ ...STILL, resources: { payouts: of({ note: z.string() }) } });
  expect(await openLink(changed, await link(first, { to }))).toEqual({
    form: "recipe",
    isSame: false,
    messages: [
      "The state may differ from the one that was shared, since it was shared by another version of Sandbank, or with other options or scenarios.",
    ],
  });
  expect(changed.snapshot().tables.payouts?.rows.map(({ row }) => row)).toEqual([
    { ...rows[0], status: "pending", note: "" },
  ]);
});
