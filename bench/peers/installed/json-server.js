import jsonServer from "json-server";

const DAY_MS = 24 * 3_600_000;

/** What `json-server db.json` can't say of itself: a server of your own around its router. */
export function serverOf(db) {
  const server = jsonServer.create();
  const router = jsonServer.router(db);
  const payouts = () => router.db.get("payouts");

  server.use(jsonServer.bodyParser);

  server.post("/api/payouts", ({ body }, response, next) => {
    const { amount, payee, speed = "standard" } = body;
    const errors = [
      Number.isInteger(amount) && amount >= 1 ? [] : `'amount' must be at least 1, got ${amount}.`,
      typeof payee === "string" && payee !== "" ? [] : `'payee' must be text, got ${payee}.`,
      ["standard", "instant"].includes(speed) ? [] : `'speed' must be standard or instant, got ${speed}.`,
      speed === "instant" && amount > 100_000 ? "'amount' must be at most 100000 when instant." : [],
    ].flat();
    if (errors.length > 0) return response.status(400).json({ error: errors.join(" ") });
    Object.assign(body, { speed, status: "pending" });
    response.on("finish", () => {
      const { id } = response.locals.data;
      setTimeout(() => payouts().find({ id, status: "pending" }).assign({ status: "paid" }).write(), DAY_MS);
    });
    next();
  });

  server.post("/api/payouts/:id/cancel", ({ params }, response) => {
    const found = payouts().find({ id: Number(params.id) });
    const payout = found.value();
    if (!payout) return response.status(404).json({ error: "There is no payout with this id." });
    if (payout.status !== "pending")
      return response.status(409).json({ error: `'status' is ${payout.status}.` });
    return response.json(found.assign({ status: "canceled" }).write());
  });

  // Its own parameters are _page, _limit, _sort and _order, and the total is a header.
  server.get("/api/payouts", ({ query }, response, next) => {
    const { page = "1", limit = "20" } = query;
    delete query.page;
    delete query.limit;
    Object.assign(query, { _page: page, _limit: limit, _sort: "id", _order: "desc" });
    response.locals.list = { page: Number(page), limit: Number(limit) };
    next();
  });
  router.render = (_request, response) => {
    const { data, list } = response.locals;
    if (response.statusCode === 404) return response.json({ error: "There is no payout with this id." });
    if (!list) return response.json(data);
    const total = Number(response.get("X-Total-Count"));
    const pages = Math.max(1, Math.ceil(total / list.limit));
    return response.json({ data, page: list.page, pages, total });
  };
  server.use("/api", router);
  return server;
}
