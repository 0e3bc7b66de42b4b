import { Hono } from "hono";
import { verifySignature } from "sandbank/webhooks";
import { apply } from "./apply.ts";

export const app = new Hono();

app.post("/hooks", async (c) => {
  const verified = await verifySignature(c.req.raw, { secret: process.env.WEBHOOK_SECRET ?? "" });
  if (!verified.ok) return c.text(verified.reason, 401);
  apply(await c.req.json());
  return c.body(null, 204);
});
