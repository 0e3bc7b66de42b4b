import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "sandbank/core";
import { clientOf, createFactories } from "sandbank/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRuntime } from "../runtime.js";

const keys = {
  SANDBANK_CONTROL_KEY: "control-key-of-this-test",
  SANDBANK_WORLDS_KEY: "worlds-key-of-this-test",
};
let folder = "";
let runtime: ReturnType<typeof startRuntime>;
let baseUrl = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worlds-"));
  runtime = startRuntime({ folder, bindings: keys });
  baseUrl = (await runtime.ready).origin;
});

afterAll(async () => {
  await runtime.dispose();
  await rm(folder, { recursive: true });
});

test("a transfer that the receiver's bank returns has failed", async () => {
  const headers = { "x-sandbank-key": keys.SANDBANK_WORLDS_KEY };
  await fetch(`${baseUrl}/_worlds/checkout`, { method: "PUT", headers });
  const bank = connect({ baseUrl, world: "checkout", key: keys.SANDBANK_CONTROL_KEY });
  const { id } = await clientOf(bank).create("/v1/ach", createFactories(1).anAchTransfer());
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  expect(await bank.db.achTransfers.get(id)).toMatchObject({ status: "failed", return: { code: "R01" } });
});
