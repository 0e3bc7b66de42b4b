import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "sandbank/core";
import { expect, test } from "vitest";
import { startRuntime } from "../runtime.js";

const transfer = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "987654321",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
};

function send(url: string, world: string): Promise<Response> {
  return fetch(`${url}/v1/ach`, {
    method: "POST",
    headers: {
      Authorization: "Bearer test",
      "Content-Type": "application/json",
      "x-sandbank-world": world,
    },
    body: JSON.stringify({ data: transfer }),
  });
}

test("a world goes on after a restart of the runtime where it has ended", async () => {
  const folder = await mkdtemp(join(tmpdir(), "worlds-"));
  const first = startRuntime({ folder });
  const { origin } = await first.ready;
  const before = connect({ baseUrl: origin, world: "checkout" });
  await before.reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  expect((await send(origin, "checkout")).status).toBe(200);
  const snapshot = await before.snapshot();
  await first.dispose();
  const second = startRuntime({ folder });
  const after = connect({ baseUrl: (await second.ready).origin, world: "checkout" });
  expect(JSON.stringify(await after.snapshot())).toBe(JSON.stringify(snapshot));
  await second.dispose();
  await rm(folder, { recursive: true });
});
