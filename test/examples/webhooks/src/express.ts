import express from "express";
import { verifySignature } from "sandbank/webhooks";
import { apply } from "./apply.ts";

/** `url` is the callback url that the webhook has, since a request of Node has a path alone. */
export function appOf(url: () => string) {
  const app = express();
  // The raw body is what is signed: no express.json() before this route.
  app.post("/hooks", express.raw({ type: () => true }), async (request, response) => {
    const verified = await verifySignature(request, {
      secret: process.env.WEBHOOK_SECRET ?? "",
      url: url(),
    });
    if (!verified.ok) {
      response.status(401).send(verified.reason);
      return;
    }
    apply(JSON.parse(request.body.toString()));
    response.sendStatus(204);
  });
  return app;
}
