import { defineResource, Problem, referenceTo, z } from "sandbank/define";

const user = z.object({ id: z.string(), name: z.string().min(1), account_number: z.string() });

/** Who uses the app. The newest is the one that is signed in. */
export const users = defineResource({
  noun: "user",
  path: "/api/users",
  row: user,
  operations: ["create"],
  create: { required: ["name", "account_number"] },
  routes: (route) => ({
    getMe: route({
      method: "GET",
      path: "/api/me",
      answer: user,
      handle({ rows }) {
        const me = rows.all().at(-1);
        if (!me) throw new Problem(401, "signed_out", "No one is signed in: create a user first.");
        return me;
      },
    }),
  }),
});

/** What the app pays out. Each is an ACH transfer of the bank, whose end is that of the payout. */
export const payouts = defineResource({
  noun: "payout",
  path: "/api/payouts",
  row: z.object({
    id: z.string(),
    amount: z.int().min(1),
    payee: z.string().min(1),
    account: z.string(),
    status: z.enum(["pending", "paid", "failed"]),
    transfer_id: referenceTo("achTransfers", z.string().nullable()),
  }),
  create: {
    required: ["amount", "payee", "account"],
    handle({ amount, payee, account }, { call, rowsOf }) {
      const me = rowsOf<z.output<typeof user>>("users").all().at(-1);
      const { id } = call<{ id: string }>("createAchTransfer", {
        data: {
          account_number: me?.account_number,
          amount,
          direction: "credit",
          sec_code: "ppd",
          receiver_name: payee,
          receiver_account_type: "checking",
          receiver_account_number: account,
          receiver_routing_number: "790000006",
        },
      });
      return { transfer_id: id };
    },
  },
  filters: ["status"],
  states: {
    pending: {
      follows: {
        field: "transfer_id",
        collection: "achTransfers",
        to: { succeeded: "paid", failed: "failed" },
      },
    },
    paid: {
      follows: { field: "transfer_id", collection: "achTransfers", to: { failed: "failed" } },
    },
    failed: { tone: "bad" },
  },
});
