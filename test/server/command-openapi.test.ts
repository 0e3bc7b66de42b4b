// Statements: X64, X69, X357.

import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { readFlags } from "../../src/adapters/cli/flags.ts";
import { openapi } from "../../src/openapi/index.ts";
import { killAll, run, runHere } from "./run-command.ts";

afterEach(killAll);

test("openapi prints the document, with flags of the bank that of such a bank", async () => {
  const { code, out, err } = await runHere(["openapi"]);
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toEqual(openapi());
  const strict = await runHere(["openapi", "--strict"]);
  expect(JSON.parse(strict.out).components.schemas.AchTransferCreate.additionalProperties).toBe(false);
});

test.each([
  ["--strict"],
  ["--strict=advice"],
  ["--seed=7"],
  ["--latency=1"],
  ["--start=2026-03-02"],
  ["--paused"],
  ["--scenario=empty"],
  ["--faults=down"],
  ["--options=bank.config.ts"],
])("%s alone describes a bank, so that openapi prints the document of such a bank", (flag) => {
  expect(readFlags(["openapi", flag]).describesBank).toBe(true);
});

test.each([
  ["--strict", true],
  ["--strict=true", true],
  ["--strict=false", false],
  ["--strict=advice", "advice"],
])("%s sets the option strict to %j, whatever stands after it", async (flag, strict) => {
  for (const after of [["openapi"], ["--seed=7", "openapi"], []]) {
    expect(readFlags([flag, ...after]).toBank({})).toMatchObject({ strict });
  }
});

test("--strict takes no other value", async () => {
  const { code, err } = await runHere(["openapi", "--strict=advise"]);
  expect([code, err]).toEqual([1, 'sandbank: --strict must be true, false or "advice", got "advise".\n']);
});

test("flags of the server describe no bank", () => {
  expect(readFlags(["--port=1", "--isolate", "--allow-host=bank.test"]).describesBank).toBe(false);
});

test("openapi --faults alone lists what its rules answer", async () => {
  const { out } = await runHere(["openapi", "--faults", "down"]);
  expect(JSON.parse(out).paths["/v1/ach"].get.responses).toHaveProperty("503");
});

test("openapi ends as it should when its reader has seen enough", async () => {
  const { child, ended } = run("openapi");
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, err: "" });
});
