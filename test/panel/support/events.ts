import { onTestFinished } from "vitest";
import { createBank } from "../../../src/index.ts";
import { type EventResourcesOptions, eventResourcesWith } from "../../../src/products/index.ts";
import { deliverWebhooks } from "../../../src/webhooks/deliver.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

const HOOK = { url: "http://localhost:3000/hooks", secret: "whsec_1" };

/** A bank with a webhook, whose first transfer has been created: `answer` is what its receiver answers. */
export async function bankWithEvents(
  answer: () => Response = () => new Response("ok"),
  options: EventResourcesOptions = {},
) {
  const bank = createBank({
    clock: { start: MONDAY, paused: true },
    resources: eventResourcesWith({ webhooks: [HOOK], ...options }),
  });
  const delivering = deliverWebhooks(bank, { deliver: answer });
  onTestFinished(() => delivering.stop());
  await create(bank, "/v1/ach", minimalTransfer);
  await delivering.idle();
  return { bank, delivering };
}
