import { onTestFinished } from "vitest";
import { createBank } from "../../src/index.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { ach, PRODUCTS, send } from "./support.ts";

export const { events, webhooks, webhookDeliveries } = eventResourcesWith({
  webhooks: [{ url: "http://localhost:3000/hooks", secret: "whsec_1" }],
});

/** A bank in which a transfer is created, picked up and returned; `answers` are what the receiver of its webhook answers, in order, then 200. */
export async function bankWithDeliveries(...answers: readonly number[]) {
  const bank = createBank({
    ...PRODUCTS,
    resources: { events, webhooks, webhookDeliveries },
    record: true,
  });
  const coming = [...answers];
  const deliver = () => {
    const status = coming.shift() ?? 200;
    if (status === 0) throw new TypeError("fetch failed");
    return new Response(null, { status });
  };
  const delivering = deliverWebhooks(bank, { deliver });
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  await bank.clock.advance({ hours: 3 });
  await bank.simulate.achTransfers.return("1001", "R01");
  await delivering.idle();
  return { bank, delivering };
}
