// The suites of the repository, which the checks lay beside this file, each case in a world of its own.

import { afterAll, beforeAll, expect, test } from "vitest";
import { cases } from "../repository/test/conformance/cases.ts";
import { runRemotely } from "../repository/test/conformance/remote.ts";
import { controlCases } from "../repository/test/remote/cases/cases.ts";
import { runControl } from "../repository/test/remote/cases/run.ts";
import { startWorlds, type Worlds } from "./worlds.ts";

let worlds: Worlds;
beforeAll(async () => {
  worlds = await startWorlds({ SANDBANK_OPTIONS: JSON.stringify({ baseUrl: "https://bank.test" }) });
});
afterAll(() => worlds.stop());

let made = 0;
const newWorld = () => {
  made += 1;
  return worlds.make(`suite-${made}`);
};

test.each(cases)("$name", async (each) => runRemotely(each, await newWorld()));

test.each(controlCases)("control: $name", async (each) => runControl(each, await newWorld()));

test("a refusal that did not need the body leaves the connection to the next request", async () => {
  const bank = await newWorld();
  const headers = { Authorization: "Bearer test_key", "Content-Type": "text/plain" };
  const init = { method: "POST", headers, body: "x".repeat(300_000) };
  for (let time = 0; time < 40; time += 1) {
    expect((await bank.fetch("/v1/ach", init)).status).toBe(415);
    expect((await bank.fetch("/v1", { headers })).status).toBe(200);
  }
});
