// Receivers that do what they should not, through the real fetch.

import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { accounts, eventResourcesWith } from "../../src/products/index.ts";
import { type DeliverOptions, deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { ach, PRODUCTS, send } from "../products/support.ts";
import { noReceiver, receiver } from "./receiver.ts";

/** Of the receivers that wait for it, machine milliseconds: enough for what comes before on a machine that is busy. */
const TIMEOUT = 500;

/** Delivers one event to such a receiver; returns its attempt, and how long a request took meanwhile. */
async function attemptAt(url: string, options: DeliverOptions = {}) {
  const resources = { accounts, ...eventResourcesWith({ webhooks: [{ url, secret: "s" }] }) };
  const bank = createBank({ ...PRODUCTS, resources });
  const delivering = deliverWebhooks(bank, options);
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/ach", ach());
  // The first attempt is made in a turn of its own, and the clock stands still before the second.
  await delivering.idle();
  const [delivery] = bank.db.webhookDeliveries.all();
  return { bank, status: delivery?.status, attempts: delivery?.attempts };
}

async function outcomeOf(respond: (response: ServerResponse) => void, options: DeliverOptions = {}) {
  const { url } = await receiver(respond);
  const { status, attempts } = await attemptAt(url, options);
  return { status, attempts: attempts?.map(({ at: _, duration_ms: __, ...attempt }) => attempt) };
}

test("a receiver that hangs is left after the timeout, and no request waits for it (PROD-71)", async () => {
  const { url, got } = await receiver(() => undefined);
  const resources = { accounts, ...eventResourcesWith({ webhooks: [{ url, secret: "s" }] }) };
  const bank = createBank({ ...PRODUCTS, resources });
  const delivering = deliverWebhooks(bank, { timeout: TIMEOUT });
  onTestFinished(() => delivering.stop());
  await send(bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(got).toHaveLength(1));
  expect(await send(bank, "GET", "/v1/ach/1001")).toMatchObject({ status: 200 });
  expect(bank.db.webhookDeliveries.all()).toMatchObject([{ status: "due", attempts: [] }]);
  await delivering.idle();
  expect(bank.db.webhookDeliveries.all()).toMatchObject([
    {
      status: "pending",
      attempts: [
        {
          status: null,
          body: null,
          duration_ms: expect.any(Number),
          error: `The receiver has not answered within ${TIMEOUT} ms.`,
        },
      ],
    },
  ]);
});

test("of an endless body the first 1,000 characters are kept, and its status counts (PROD-71)", async () => {
  const outcome = await outcomeOf((response) => {
    response.writeHead(200);
    const more = () => void (response.writable && response.write("more ".repeat(1000), more));
    more();
  });
  expect(outcome).toEqual({
    status: "delivered",
    attempts: [{ status: 200, body: "more ".repeat(200), error: null }],
  });
});

test("a body that drips counts with what came of it before the timeout (PROD-71)", async () => {
  const drip = (response: ServerResponse) => void response.writeHead(200).write("first");
  const outcome = await outcomeOf(drip, { timeout: TIMEOUT });
  expect(outcome).toEqual({
    status: "delivered",
    attempts: [{ status: 200, body: "first", error: null }],
  });
});

test("a redirect is not followed, wherever it leads (PROD-71)", async () => {
  const elsewhere = await receiver();
  const outcome = await outcomeOf((response) => {
    response.writeHead(307, { location: elsewhere.url }).end();
  });
  expect(outcome).toEqual({ status: "pending", attempts: [{ status: 307, body: "", error: null }] });
  expect(elsewhere.got).toEqual([]);
});

test("a connection that is closed without an answer is an attempt that failed (PROD-71)", async () => {
  const outcome = await outcomeOf((response) => void response.destroy());
  expect(outcome).toEqual({
    status: "pending",
    attempts: [{ status: null, body: null, error: "The receiver could not be reached: other side closed" }],
  });
});

test("a connection that is closed within the body counts with its status (PROD-71)", async () => {
  const outcome = await outcomeOf((response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half", () => response.destroy());
  });
  expect(outcome).toEqual({
    status: "delivered",
    attempts: [{ status: 200, body: "half", error: null }],
  });
});

test("204 is received, 304 is not, and an informational answer is waited through (PROD-71)", async () => {
  expect(await outcomeOf((response) => void response.writeHead(204).end())).toEqual({
    status: "delivered",
    attempts: [{ status: 204, body: "", error: null }],
  });
  expect(await outcomeOf((response) => void response.writeHead(304).end())).toEqual({
    status: "pending",
    attempts: [{ status: 304, body: "", error: null }],
  });
  const early = (response: ServerResponse) => {
    response.writeProcessing();
    response.writeEarlyHints({ link: "</a.css>; rel=preload" });
    response.writeHead(200).end("done");
  };
  expect(await outcomeOf(early)).toEqual({
    status: "delivered",
    attempts: [{ status: 200, body: "done", error: null }],
  });
});

test("a port at which nothing listens is an attempt that failed (PROD-71)", async () => {
  const url = await noReceiver();
  const { attempts } = await attemptAt(url);
  const refused = `connect ECONNREFUSED ${new URL(url).host}`;
  expect(attempts).toMatchObject([{ status: null, error: `The receiver could not be reached: ${refused}` }]);
});

test("another machine is not asked before the options allow it (PROD-71)", async () => {
  const { attempts } = await attemptAt("https://hooks.example.com/a");
  expect(attempts).toMatchObject([
    { status: null, error: expect.stringContaining('"https://hooks.example.com"') },
  ]);
});
