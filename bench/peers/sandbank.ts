import { createBank } from "sandbank";
import { defineResource, z } from "sandbank/define";

const payouts = defineResource({
  noun: "payout",
  path: "/api/payouts",
  row: z.object({
    id: z.string(),
    amount: z.int().min(1),
    payee: z.string().min(1),
    speed: z.enum(["standard", "instant"]),
    status: z.enum(["pending", "paid", "canceled"]),
  }),
  create: { required: ["amount", "payee"], optional: ["speed"], defaults: { speed: "standard" } },
  filters: ["status"],
  states: {
    pending: { after: { days: 1, to: "paid" }, actions: { cancel: { to: "canceled" } } },
    paid: {},
    canceled: { tone: "off" },
  },
  actions: { cancel: { request: "POST /api/payouts/:id/cancel" } },
  rules: [
    {
      fields: ["amount", "speed"],
      broken: ({ amount = 0, speed }) =>
        speed === "instant" && amount > 100_000 ? "'amount' must be at most 100000 when instant." : undefined,
    },
  ],
  envelope: "none",
  list: "page",
});

export function bankWithPayouts() {
  return createBank({ resources: { payouts }, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
}
