import { expect, test } from "vitest";
import { webhookProof } from "../../src/adapters/resilience/index.ts";
import { messageOf, receiver } from "./receivers.ts";

test("a", async () => {
  const own = receiver();
  console.log((await webhookProof(own)).table, own.sent.length);
  for (const c of [{ verifies: false }, { repeats: true }, { inOrderOfArrival: true }, { waits: true }])
    console.log(JSON.stringify(c), await messageOf(webhookProof(receiver(c))));
});
