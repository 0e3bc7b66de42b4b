import { Collection } from "@msw/data";
import { HttpResponse, http } from "msw";
import * as z from "zod";

const DAY_MS = 24 * 3_600_000;
const refused = (status: number, error: string) => HttpResponse.json({ error }, { status });

const fields = z.object({
  amount: z.int().min(1),
  payee: z.string().min(1),
  speed: z.enum(["standard", "instant"]).default("standard"),
});
const row = fields.extend({ id: z.string(), status: z.enum(["pending", "paid", "canceled"]) });

export function mswHandlers() {
  const payouts = new Collection({ schema: row });
  let made = 0;

  /** Changes the status of a pending payout; undefined when there is none with this id. */
  const change = (id: string, status: "paid" | "canceled") =>
    payouts.update((q) => q.where({ id, status: "pending" }), {
      data(payout) {
        payout.status = status;
      },
    });

  return [
    http.post("*/api/payouts", async ({ request }) => {
      const { data, error } = fields.safeParse(await request.json());
      if (error)
        return refused(400, error.issues.map(({ path, message }) => `'${path}': ${message}.`).join(" "));
      if (data.speed === "instant" && data.amount > 100_000)
        return refused(400, "'amount' must be at most 100000 when instant.");
      made += 1;
      const payout = await payouts.create({ ...data, id: String(made), status: "pending" });
      setTimeout(() => void change(payout.id, "paid"), DAY_MS);
      return HttpResponse.json(payout);
    }),

    http.get("*/api/payouts", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, limit] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("limit") ?? 20)];
      const status = searchParams.get("status");
      const found = payouts
        .findMany((q) => q.where((payout) => !status || payout.status === status))
        .reverse();
      const data = found.slice((page - 1) * limit, page * limit);
      const pages = Math.max(1, Math.ceil(found.length / limit));
      return HttpResponse.json({ data, page, pages, total: found.length });
    }),

    http.get<{ id: string }>("*/api/payouts/:id", ({ params: { id } }) => {
      const payout = payouts.findFirst((q) => q.where({ id }));
      return payout ? HttpResponse.json(payout) : refused(404, "There is no payout with this id.");
    }),

    http.post<{ id: string }>("*/api/payouts/:id/cancel", async ({ params: { id } }) => {
      const payout = payouts.findFirst((q) => q.where({ id }));
      if (!payout) return refused(404, "There is no payout with this id.");
      const canceled = await change(id, "canceled");
      return canceled ? HttpResponse.json(canceled) : refused(409, `'status' is ${payout.status}.`);
    }),
  ];
}
