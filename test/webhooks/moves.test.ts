// Statements: PROD-88, PROD-89, PROD-90.

import { expect, onTestFinished, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { ach, PRODUCTS, send } from "../products/support.ts";

test("a move of the clock first sends what is due, at the time of its event (PROD-88)", async () => {
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

test("a bank that is disposed of while a delivery is under way sends no more, and says nothing (PROD-89)", async () => {
  const error = vi.spyOn(console, "error");
  onTestFinished(() => error.mockRestore());
  const webhooks = [{ url: "http://localhost:3000/hooks" }];
  const bank = createBank({ ...PRODUCTS, resources: eventResourcesWith({ webhooks }) });
  const sent: string[] = [];
  deliverWebhooks(bank, {
    async deliver({ id }) {
      sent.push(id);
      await bank.dispose();
      return new Response();
    },
  });
  await send(bank, "POST", "/v1/ach", ach());
  await expect(bank.clock.advance({ days: 1 })).rejects.toThrow("This bank was disposed of");
  expect(sent).toEqual(["1001"]);
  expect(error.mock.calls).toEqual([]);
});

test("an attempt for which deliver returns no Response, or a redirect, has failed, and says so (PROD-90)", async () => {
  const webhooks = [{ url: "http://localhost:3000/hooks" }];
  const bank = createBank({ ...PRODUCTS, resources: eventResourcesWith({ webhooks }) });
  // As a page has it of a redirect that it does not follow.
  const redirect = Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
  const answers: unknown[] = [undefined, { ok: true }, redirect, new Response("yes")];
  const delivering = deliverWebhooks(bank, { deliver: () => answers.shift() as Response });
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/ach", ach());
  await bank.clock.advance({ minutes: 1 });
  const noResponse = { status: null, body: null, error: "The option 'deliver' must return a Response." };
  expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({
    status: "delivered",
    attempts: [
      noResponse,
      noResponse,
      { ...noResponse, error: "The receiver responded with a redirect, which isn't followed." },
      { status: 200, body: "yes", error: null },
    ],
  });
});

test("a delivery of which nothing can be recorded is sent once, and again after a restore (PROD-45)", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const webhooks = [{ url: "http://localhost:3000/hooks", events: ["virtualcard.created"] }];
  const bank = createBank({ ...PRODUCTS, resources: eventResourcesWith({ webhooks }) });
  const deliver = vi.fn(() => new Response());
  vi.spyOn(bank.simulate.webhookDeliveries, "receive").mockRejectedValueOnce(new Error("full"));
  const delivering = deliverWebhooks(bank, { deliver });
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/virtualcards", { total_card_amount: 500, valid_ending_on: "2026-12-31" });
  await bank.clock.advance({ days: 1 });
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith("What came of delivery 1001 could not be recorded.", new Error("full"));
  await bank.restore(bank.snapshot());
  await delivering.idle();
  expect(bank.db.webhookDeliveries.get("1001")?.status).toBe("delivered");
});
