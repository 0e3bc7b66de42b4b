import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "sandbank/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRuntime } from "../runtime.js";

const bindings = {
  SANDBANK_CONTROL_KEY: "key of the control in this test",
  SANDBANK_WORLDS_KEY: "key of the worlds in this test",
};

let folder: string;
let runtime: ReturnType<typeof startRuntime>;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "access-"));
  runtime = startRuntime({ folder, bindings });
  url = (await runtime.ready).origin;
});

afterAll(async () => {
  await runtime.dispose();
  await rm(folder, { recursive: true });
});

const keyed = (method: string, path: string) =>
  fetch(url + path, { method, headers: { "x-sandbank-key": bindings.SANDBANK_WORLDS_KEY } });
const remoteIn = (world: string) => connect({ baseUrl: url, world, key: bindings.SANDBANK_CONTROL_KEY });

test("a world is made, is used with the key, and is removed with its rows", async () => {
  expect((await keyed("GET", "/_worlds/removed")).status).toBe(404);
  expect((await keyed("PUT", "/_worlds/removed")).status).toBe(201);
  const bank = remoteIn("removed");
  const rows = await bank.db.achTransfers.count();
  await bank.restore({ ...(await bank.snapshot()) });
  const shown = await (await keyed("GET", "/_worlds/removed")).json();
  expect(shown).toMatchObject({ world: "removed", rows: expect.any(Number) });
  expect(shown.bytes).toBeGreaterThan(1000);
  expect((await keyed("DELETE", "/_worlds/removed")).status).toBe(204);
  await expect(bank.clock.now()).rejects.toMatchObject({ status: 404 });
  expect((await keyed("PUT", "/_worlds/removed")).status).toBe(201);
  expect(await bank.db.achTransfers.count()).toBe(rows);
});

test("without its key the control is closed, and a page of another origin has none", async () => {
  await keyed("PUT", "/_worlds/closed");
  const open = connect({ baseUrl: url, world: "closed" });
  await expect(open.snapshot()).rejects.toMatchObject({ status: 401 });
  const headers = {
    Origin: "https://evil.example",
    "x-sandbank-world": "closed",
    "x-sandbank-key": bindings.SANDBANK_CONTROL_KEY,
  };
  expect((await fetch(`${url}/_sandbank/snapshot`, { headers })).status).toBe(403);
  expect(await remoteIn("closed").clock.paused()).toBe(false);
});

test("a snapshot that is too large is refused in words, and the world goes on", async () => {
  await keyed("PUT", "/_worlds/large");
  const bank = remoteIn("large");
  const before = await bank.db.achTransfers.count();
  await expect(bank.restore({ version: 1, padding: "x".repeat(33 * 1024 ** 2) })).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("The snapshot is larger than the 33554432 bytes"),
  });
  expect(await bank.db.achTransfers.count()).toBe(before);
});
