import { test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";

test.each(cases)("through setupServer: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { stop } = start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});
