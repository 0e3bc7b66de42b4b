import { defineResource, referenceTo, z } from "../../../src/define/index.ts";

/** What a subscription costs a month, in cents. */
const PRICES = { solo: 900, team: 4_900 } as const;

const invoice = z.object({
  id: z.string(),
  subscription_id: referenceTo("subscriptions", z.string()),
  amount: z.int(),
  month: z.iso.date(),
  status: z.enum(["open", "paid", "overdue"]),
});

/** Invoices are written by the timer of a subscription, are due in 14 days, and are paid by a request. */
export const invoices = defineResource({
  noun: "invoice",
  path: "/api/invoices",
  row: invoice,
  operations: ["get", "list"],
  filters: ["subscription_id", "status"],
  states: {
    open: { after: { days: 14, to: "overdue" }, actions: { pay: { to: "paid" } } },
    overdue: { tone: "bad", actions: { pay: { to: "paid" } } },
    paid: {},
  },
  actions: { pay: { request: "POST /api/invoices/:id/pay" } },
});

/** Subscriptions write an invoice on the first day of each month, until they are canceled. */
export const subscriptions = defineResource({
  noun: "subscription",
  path: "/api/subscriptions",
  row: z.object({
    id: z.string(),
    customer: z.string().min(1),
    plan: z.enum(["solo", "team"]),
    next_invoice_on: z.iso.date().nullable(),
    status: z.enum(["active", "canceled"]),
  }),
  operations: ["create", "get", "list", "update", "delete"],
  create: {
    required: ["customer", "plan"],
    defaults: { next_invoice_on: ({ today }) => firstOfNextMonth(today) },
  },
  update: ["plan"],
  states: { active: { tone: "good", actions: { cancel: { to: "canceled" } } }, canceled: { tone: "off" } },
  actions: {
    cancel: { request: "POST /api/subscriptions/:id/cancel", change: () => ({ next_invoice_on: null }) },
  },
  timers: {
    invoice: {
      event: "write the invoice",
      at: ({ next_invoice_on }) => next_invoice_on,
      run({ id, plan, next_invoice_on }, { rows, rowsOf, today }) {
        const month = next_invoice_on ?? today;
        rowsOf<z.output<typeof invoice>>("invoices").insert({
          subscription_id: id,
          amount: PRICES[plan],
          month,
        });
        rows.update(id, { next_invoice_on: firstOfNextMonth(month) });
      },
    },
  },
});

/** "2026-12-01" for any day of November 2026. */
function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
