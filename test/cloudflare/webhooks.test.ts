// Statements: PROD-73.

import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "../../src/core.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { receiver } from "../webhooks/receiver.ts";
import { CONTROL_KEY, deployed, worldIn } from "./deployed.ts";

const START = Date.parse("2026-03-02T15:00:00Z");

async function worldWith(url: string, options: object = {}, clock: object = { start: new Date(START) }) {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  onTestFinished(() => void vi.useRealTimers());
  const resources = eventResourcesWith({ webhooks: [{ url, secret: "s" }] });
  const platform = deployed({ bank: { resources }, ...options });
  await worldIn(platform, "checkout", clock);
  const bank = connect({
    ...{ baseUrl: "https://bank.example", world: "checkout", key: CONTROL_KEY, resources },
    fetch: platform.fetch,
  });
  return { platform, bank, storage: platform.storage("checkout") };
}

test.each([{ paused: false }, { paused: true }])(
  "a world's alarm delivers what is due, with a clock that is %j, and is set for the next attempt (PROD-73)",
  async ({ paused }) => {
    let status = 500;
    const { got, url } = await receiver((response) => void response.writeHead(status).end());
    const { platform, bank, storage } = await worldWith(url, {}, { start: new Date(START), paused });
    await create(bank, "/v1/ach", minimalTransfer);
    expect([got.length, storage.alarmAt]).toEqual([0, START + 1000]);
    vi.setSystemTime(START + 1000);
    await platform.alarm("checkout");
    expect(got).toHaveLength(1);
    if (paused) return;
    expect(storage.alarmAt).toBe(START + 3000);
    // Nothing of it is in memory any more.
    platform.restart();
    status = 204;
    vi.setSystemTime(START + 3000);
    await platform.alarm("checkout");
    expect(await bank.db.webhookDeliveries.all()).toMatchObject([
      { status: "delivered", failed: 1, attempts: [{ status: 500 }, { status: 204 }] },
    ]);
    expect(got).toHaveLength(2);
  },
);

test("a delivery that was under way when an object ended is made again by the next (PROD-73)", async () => {
  const waiting: ServerResponse[] = [];
  const { got, url } = await receiver((response) => void waiting.push(response));
  const { platform, bank, storage } = await worldWith(url);
  await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + 1000);
  const ended = platform.alarm("checkout");
  await vi.waitFor(() => expect(got).toHaveLength(1));
  platform.restart();
  expect(await bank.db.webhookDeliveries.all()).toMatchObject([{ status: "due", attempts: [] }]);
  // The read has set it, a second later.
  expect(storage.alarmAt).toBe(Date.now() + 1000);
  const again = platform.alarm("checkout");
  await vi.waitFor(() => expect(got).toHaveLength(2));
  waiting[1]?.writeHead(204).end();
  await again;
  expect(await bank.db.webhookDeliveries.all()).toMatchObject([{ status: "delivered" }]);
  waiting[0]?.writeHead(204).end();
  await ended.catch(() => undefined);
});

test("a move of the clock waits for the receiver (PROD-73)", async () => {
  const { got, url } = await receiver();
  const { bank } = await worldWith(url, {}, { start: new Date(START), paused: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ bankingDays: 3 });
  expect(got.map(({ body }) => JSON.parse(body).payload.status)).toEqual([
    "pending",
    "processing",
    "succeeded",
  ]);
});

test("a world delivers to origins that the option allowWebhooks has, and to no others (PROD-73)", async () => {
  const sent: string[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    sent.push((request as Request).url);
    return new Response();
  });
  onTestFinished(() => spy.mockRestore());
  const url = "https://hooks.example.com/a";
  for (const allowWebhooks of [[], ["https://hooks.example.com"]]) {
    const { platform, bank } = await worldWith(url, { allowWebhooks });
    await create(bank, "/v1/ach", minimalTransfer);
    vi.setSystemTime(START + 1000);
    await platform.alarm("checkout");
  }
  expect(sent).toEqual([url]);
});
