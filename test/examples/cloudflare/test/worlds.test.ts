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

const bindings = {
  SANDBANK_CONTROL_KEY: "key of the control in this test",
  SANDBANK_WORLDS_KEY: "key of the worlds in this test",
};
const key = bindings.SANDBANK_CONTROL_KEY;

function make(url: string, world: string): Promise<Response> {
  const headers = { "x-sandbank-key": bindings.SANDBANK_WORLDS_KEY };
  return fetch(`${url}/_worlds/${world}`, { method: "PUT", headers });
}

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
  const first = startRuntime({ folder, bindings });
  const { origin } = await first.ready;
  expect((await make(origin, "checkout")).status).toBe(201);
  const before = connect({ baseUrl: origin, world: "checkout", key });
  await before.reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  expect((await send(origin, "checkout")).status).toBe(200);
  const snapshot = await before.snapshot();
  await first.dispose();
  const second = startRuntime({ folder, bindings });
  const after = connect({ baseUrl: (await second.ready).origin, world: "checkout", key });
  expect(JSON.stringify(await after.snapshot())).toBe(JSON.stringify(snapshot));
  await second.dispose();
  await rm(folder, { recursive: true });
});
