// Statements: PROD-107.

import { expect, onTestFinished, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { ach, PRODUCTS, send } from "../products/support.ts";

test("a move of the clock first sends what is due, at the time of its event (PROD-107)", async () => {
  const webhooks = [{ url: "http://localhost:3000/hooks" }];
  const bank = createBank({ ...PRODUCTS, resources: eventResourcesWith({ webhooks }) });
  const delivering = deliverWebhooks(bank, { deliver: () => new Response(null, { status: 204 }) });
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/ach", ach());
  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.webhookDeliveries.all().map(({ attempts }) => attempts.map(({ at }) => at))).toEqual(
    bank.db.events.all().map(({ created_at }) => [created_at]),
  );
});
