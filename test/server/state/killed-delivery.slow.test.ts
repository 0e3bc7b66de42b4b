// Statements: PROD-74.

import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../../../src/index.ts";
import { events, webhookDeliveries, webhooks } from "../../../src/products/index.ts";
import { ach, send } from "../../products/support.ts";
import { receiver } from "../../webhooks/receiver.ts";
import { killAll, run } from "../run-command.ts";
import { cleanUp, newFolder } from "./support.ts";

afterEach(async () => {
  killAll();
  await cleanUp();
});

const TRANSFERS = 5;

test("a kept bank that is killed during a delivery makes it again, and loses none that was due (PROD-74)", async () => {
  let isHanging = true;
  const { got, url } = await receiver((response) => {
    if (!isHanging) response.writeHead(204).end();
  });
  const path = join(await newFolder(), "bank.json");
  const flags = ["--port=0", "--start=2026-03-02T15:00:00Z", "--paused", "--quiet", "--products=all"];
  const start = async () => {
    const command = run(...flags, `--state=${path}`);
    const bank = connect({
      baseUrl: await command.address(),
      resources: { events, webhooks, webhookDeliveries },
    });
    return { ...command, bank };
  };
  const first = await start();
  await send(first.bank, "POST", "/v1/webhooks", { url });
  for (let count = 0; count < TRANSFERS; count += 1) await send(first.bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(got).toHaveLength(1), { timeout: 5000 });
  const deliveries = await first.bank.db.webhookDeliveries.all();
  expect(deliveries.map(({ status, attempts }) => [status, attempts])).toEqual(
    Array.from({ length: TRANSFERS }, () => ["due", []]),
  );
  first.child.kill("SIGKILL");
  await once(first.child, "close");
  isHanging = false;
  const second = await start();
  await vi.waitFor(
    async () =>
      expect((await second.bank.db.webhookDeliveries.all()).map(({ status }) => status)).toEqual(
        Array.from({ length: TRANSFERS }, () => "delivered"),
      ),
    { timeout: 10_000, interval: 100 },
  );
  const ids = got.map(({ body }) => JSON.parse(body).payload.id);
  expect(ids).toEqual(["1001", "1001", "1002", "1003", "1004", "1005"]);
});
