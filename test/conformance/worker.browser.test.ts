import { test } from "vitest";
import { start } from "../../src/adapters/browser/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";

test.each(cases)("through setupWorker: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { stop } = await start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});
