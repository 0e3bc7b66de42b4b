// Statements: S14.

import { test } from "vitest";
import { eventsBank, productsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";
import { eventCases } from "./events.ts";
import { fetchClient } from "./fault-clients.ts";
import { faultCases } from "./faults.ts";
import { productCases } from "./products.ts";

test.each(cases)("through bank.fetch: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  await run(bank, bank);
});

test.each(productCases)("through bank.fetch: $name", async ({ run }) => {
  const bank = productsBank();
  await run(bank, bank);
});

test.each(eventCases)("through bank.fetch: $name", async ({ run }) => {
  const bank = eventsBank();
  await run(bank, bank);
});

test.each(faultCases)("through bank.fetch: $name", async ({ options, run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL, ...options });
  await run(fetchClient(bank.fetch), bank);
});
