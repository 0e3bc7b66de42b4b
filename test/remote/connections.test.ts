// Statements: X45, X48.

import { test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { connect } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { controlCases } from "./cases/cases.ts";
import { runControl } from "./cases/run.ts";

test.each(controlCases)("in the process: $name", async (each) => {
  await runControl(each, connect({ baseUrl: "http://bank.test", fetch: mondayBank().fetch }));
});

test.each(controlCases)("in a world of a server: $name", async (each) => {
  const { url, close } = await serve({}, { port: 0, isolate: true });
  try {
    await runControl(each, connect({ baseUrl: url, world: "suite" }));
  } finally {
    await close();
  }
});
