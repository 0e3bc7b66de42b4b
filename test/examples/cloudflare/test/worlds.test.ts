import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "sandbank/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRuntime } from "../runtime.js";

const CONTROL_KEY = "control-key-of-the-tests";
const WORLDS_KEY = "worlds-key-of-the-tests";
const bindings = { SANDBANK_CONTROL_KEY: CONTROL_KEY, SANDBANK_WORLDS_KEY: WORLDS_KEY };

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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worlds-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The worker in a runtime; with the same folder another one has the same worlds. */
async function running() {
  const runtime = startRuntime({ folder, bindings });
  const { origin } = await runtime.ready;
  return {
    stop: () => runtime.dispose(),
    make: (world: string) =>
      fetch(`${origin}/_worlds/${world}`, { method: "PUT", headers: { "x-sandbank-key": WORLDS_KEY } }),
    bank: (world: string) => connect({ baseUrl: origin, world, key: CONTROL_KEY }),
    create: (world: string) =>
      fetch(`${origin}/v1/ach`, {
        method: "POST",
        headers: {
          Authorization: "Bearer test",
          "Content-Type": "application/json",
          "x-sandbank-world": world,
        },
        body: JSON.stringify({ data: transfer }),
      }),
  };
}

test("a transfer that was created before a restart succeeds after it", async () => {
  const before = await running();
  expect((await before.make("checkout")).status).toBe(201);
  await before.bank("checkout").reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const created = await before.create("checkout");
  expect(created.status).toBe(200);
  const { data } = (await created.json()) as { data: { id: string } };
  await before.stop();

  const after = await running();
  await after.bank("checkout").clock.advance({ bankingDays: 3 });
  const found = await after.bank("checkout").db.achTransfers.get(data.id);
  expect(found).toMatchObject({ receiver_name: "Ada Lovelace", status: "succeeded" });
  await after.stop();
});

test("a world that was not made is a 404 that says how to make it", async () => {
  const worlds = await running();
  const answer = await worlds.create("nowhere");
  expect([answer.status, await answer.json()]).toEqual([
    404,
    {
      error:
        'There is no world "nowhere". PUT /_worlds/nowhere makes it, with the secret SANDBANK_WORLDS_KEY in the header x-sandbank-key.',
    },
  ]);
  await worlds.stop();
});
