import { createServer, Model, Response } from "miragejs";

const DAY_MS = 24 * 3_600_000;
const refused = (status, error) => new Response(status, {}, { error });

export function serverOf() {
  return createServer({
    environment: "test", // no delay, and nothing in the console
    models: { payout: Model },
    routes() {
      this.namespace = "api";

      this.post("/payouts", (schema, { requestBody }) => {
        const { amount, payee, speed = "standard" } = JSON.parse(requestBody);
        const errors = [
          Number.isInteger(amount) && amount >= 1 ? [] : `'amount' must be at least 1, got ${amount}.`,
          typeof payee === "string" && payee !== "" ? [] : `'payee' must be text, got ${payee}.`,
          ["standard", "instant"].includes(speed) ? [] : `'speed' must be standard or instant, got ${speed}.`,
          speed === "instant" && amount > 100_000 ? "'amount' must be at most 100000 when instant." : [],
        ].flat();
        if (errors.length > 0) return refused(400, errors.join(" "));
        const payout = schema.create("payout", { amount, payee, speed, status: "pending" });
        setTimeout(() => {
          payout.reload();
          if (payout.attrs.status === "pending") payout.update("status", "paid");
        }, DAY_MS);
        return payout.attrs;
      });

      this.get("/payouts", (schema, { queryParams }) => {
        const { status, page = 1, limit = 20 } = queryParams;
        const all = schema.all("payout").models.map(({ attrs }) => attrs);
        const found = all.filter((payout) => !status || payout.status === status).reverse();
        const [size, at] = [Number(limit), Number(page)];
        const data = found.slice((at - 1) * size, at * size);
        return { data, page: at, pages: Math.max(1, Math.ceil(found.length / size)), total: found.length };
      });

      this.get("/payouts/:id", (schema, { params }) => {
        const payout = schema.find("payout", params.id);
        return payout?.attrs ?? refused(404, "There is no payout with this id.");
      });

      this.post("/payouts/:id/cancel", (schema, { params }) => {
        const payout = schema.find("payout", params.id);
        if (!payout) return refused(404, "There is no payout with this id.");
        if (payout.attrs.status !== "pending") return refused(409, `'status' is ${payout.attrs.status}.`);
        payout.update("status", "canceled");
        return new Response(200, {}, payout.attrs);
      });
    },
  });
}
