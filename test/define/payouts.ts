import { defineResource, z } from "../../src/define/index.ts";

/** What a team pays out through the bank. */
export const payouts = defineResource({
  noun: "payout",
  path: "/api/payouts",
  row: z.object({
    id: z.string(),
    amount: z.int().min(1),
    payee: z.string(),
    status: z.enum(["pending", "paid", "failed"]),
    transfer_id: z.string().nullable(),
  }),
  create: { required: ["amount", "payee"] },
  operations: ["create", "get", "list", "delete"],
  filters: ["status"],
  states: {
    pending: { after: { bankingDays: 1, to: "paid" }, actions: { fail: { to: "failed" } } },
    paid: {},
    failed: { tone: "bad" },
  },
  reserved: { payee: { "TEST FAILED": "failed" } },
});
