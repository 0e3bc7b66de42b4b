// The suites of the repository, which the checks lay beside this file, each case in a world of its own.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "sandbank/core";
import { afterAll, beforeAll, test } from "vitest";
import { cases } from "../repository/test/conformance/cases.ts";
import { runRemotely } from "../repository/test/conformance/remote.ts";
import { controlCases } from "../repository/test/remote/cases/cases.ts";
import { runControl } from "../repository/test/remote/cases/run.ts";
import { startRuntime } from "../runtime.js";

let folder = "";
let runtime: ReturnType<typeof startRuntime>;
let baseUrl = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worlds-"));
  runtime = startRuntime({
    folder,
    bindings: { SANDBANK_OPTIONS: JSON.stringify({ baseUrl: "https://bank.test" }) },
  });
  baseUrl = (await runtime.ready).origin;
});
afterAll(async () => {
  await runtime.dispose();
  await rm(folder, { recursive: true });
});

let worlds = 0;
const newWorld = async () => {
  worlds += 1;
  return connect({ baseUrl, world: `suite-${worlds}` });
};

test.each(cases)("$name", async (each) => runRemotely(each, await newWorld()));

test.each(controlCases)("control: $name", async (each) => runControl(each, await newWorld()));
