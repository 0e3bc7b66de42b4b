import { test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";

test.each(cases)("through a server: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { url, close } = await serve(bank, { port: 0 });
  try {
    await run({ fetch: (path, init) => fetch(url + path, init) }, bank);
  } finally {
    await close();
  }
});
