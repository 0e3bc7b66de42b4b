import { type BankOptions, connect, createBank } from "sandbank";
import { createService, defineResource, referenceTo, z } from "sandbank/define";

const payouts = defineResource({
  noun: "payout",
  path: "/api/payouts",
  row: z.object({
    id: z.string(),
    amount: z.int(),
    status: z.enum(["pending", "paid", "failed"]),
    transfer_id: referenceTo("achTransfers", z.string().nullable()),
  }),
  create: {
    required: ["amount"],
    handle(row, { call }) {
      const { id } = call<{ id: string }>("createAchTransfer", { data: { amount: row.amount } });
      return { transfer_id: id };
    },
  },
  states: {
    pending: { after: { bankingDays: 1, to: "paid" }, actions: { fail: { to: "failed" } } },
    paid: { actions: { reverse: { to: "failed" } } },
    failed: { tone: "bad" },
  },
  actions: {
    reverse: {
      arguments: z.object({ reason: z.string() }),
      change: (_row, { reason }) => ({ transfer_id: reason }),
    },
  },
  reserved: { transfer_id: { none: "failed" } },
  routes: (route) => ({
    splitPayout: route({
      method: "POST",
      path: "/api/payouts/:id/split",
      body: z.object({ parts: z.int() }),
      query: z.object({ dry: z.string() }),
      handle: ({ row, body: { parts }, query: { dry } }) => ({ each: row.amount / parts, dry: dry ?? "" }),
    }),
  }),
});

const bank = createBank({
  resources: { payouts },
  progress: { payouts: "manual", achTransfers: { reads: 2 } },
  async scenario(bank) {
    await bank.simulate.payouts.fail("1001");
    await bank.simulate.achTransfers.process("1001");
  },
});

const status: "pending" | "paid" | "failed" | undefined = bank.db.payouts.get("1001")?.status;
const amount: number | undefined = bank.db.payouts.findFirst({ status: "paid" })?.amount;
const transfer: string | undefined = bank.db.achTransfers.get("1001")?.status;
bank.simulate.payouts.reverse("1001", { reason: "Asked for" });
bank.timeline("payouts", "1001");
console.log(status, amount, transfer);

// @ts-expect-error: there is no such action.
bank.simulate.payouts.pay("1001");
// @ts-expect-error: the reason is required.
bank.simulate.payouts.reverse("1001");
// @ts-expect-error: the reason is text.
bank.simulate.payouts.reverse("1001", { reason: 5 });
// @ts-expect-error: there is no such collection.
bank.db.orders.all();
// @ts-expect-error: there is no such field.
bank.db.payouts.findMany({ total: 5 });

const options = { resources: { payouts }, clock: { paused: true } } satisfies BankOptions;
createBank(options).simulate.payouts.fail("1001");
// @ts-expect-error: there is no such collection to move.
createBank({ resources: { payouts }, progress: { payout: "manual" } });
// @ts-expect-error: no resource that defineResource has made.
createBank({ resources: { payouts: { noun: "payout" } } });

const remote = connect({ baseUrl: "http://127.0.0.1:4010", resources: { payouts } });
remote.db.payouts.get("1001").then((row) => row?.amount.toFixed(2));
remote.simulate.payouts.fail("1001");

const shop = createService({
  resources: { payouts },
  auth: { header: "x-api-key" },
  style: { list: "page" },
});
shop.db.payouts.all()[0]?.status satisfies "pending" | "paid" | "failed" | undefined;
// @ts-expect-error: a service has no transfers.
shop.db.achTransfers.all();
// @ts-expect-error: nor cards.
shop.movements("1001");
// @ts-expect-error: accounts are the bank's.
createService({ resources: { payouts }, accounts: ["1"] });

const row = z.object({ id: z.string(), amount: z.int(), status: z.enum(["open", "closed"]) });
const states = { open: {}, closed: {} } as const;

// @ts-expect-error: there is no such field.
defineResource({ noun: "case", path: "/cases", row, states, create: { required: ["amout"] } });
const shut = {
  noun: "case",
  path: "/cases",
  row,
  states: { open: { after: { days: 1, to: "shut" } }, closed: {} },
} as const;
// @ts-expect-error: there is no such state.
defineResource(shut);
// @ts-expect-error: each status is a state.
defineResource({ noun: "case", path: "/cases", row, states: { open: {} } });
// @ts-expect-error: a path begins with a slash.
defineResource({ noun: "case", path: "cases", row, states });
// @ts-expect-error: there is no such filter.
defineResource({ noun: "case", path: "/cases", row, states, filters: ["total"] });
const reserved = { amount: { 13: "shut" } } as const;
// @ts-expect-error: a reserved value gives one of the states.
defineResource({ noun: "case", path: "/cases", row, states, reserved });
