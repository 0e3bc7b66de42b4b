import { test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";

test.each(cases)("through bank.fetch: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  await run(bank, bank);
});
