// The suites of the repository, which the checks lay beside this file, against the installed package.

import { connect } from "sandbank/core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { cases } from "../repository/test/conformance/cases.ts";
import { runRemotely } from "../repository/test/conformance/remote.ts";
import { controlCases } from "../repository/test/remote/cases/cases.ts";
import { runControl } from "../repository/test/remote/cases/run.ts";
import { RUNTIMES, type Running } from "./runtimes.ts";

describe.each(Object.entries(RUNTIMES))("in %s", (_, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  test.each(cases)("$name", (each) => runRemotely(each, connect({ baseUrl: running.url })));

  test.each(controlCases)("control: $name", (each) => runControl(each, connect({ baseUrl: running.url })));
});
