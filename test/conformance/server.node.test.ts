// Statements: S14.

import { describe, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { eventsBank, productsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";
import { eventCases } from "./events.ts";
import { axiosClient, fetchClient } from "./fault-clients.ts";
import { faultCases } from "./faults.ts";
import { productCases } from "./products.ts";

test.each(cases)("through setupServer: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { stop } = start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

test.each(productCases)("through setupServer: $name", async ({ run }) => {
  const bank = productsBank();
  const { stop } = start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

test.each(eventCases)("through setupServer: $name", async ({ run }) => {
  const bank = eventsBank();
  const { stop } = start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

describe.each([
  fetchClient((path, init) => fetch(BASE_URL + path, init)),
  axiosClient(BASE_URL, "http"),
  axiosClient(BASE_URL, "fetch"),
])("with $name", (client) => {
  test.each(faultCases)("through setupServer: $name", async ({ options, run }) => {
    const bank = mondayBank({ baseUrl: BASE_URL, ...options });
    const { stop } = start(bank);
    try {
      await run(client, bank);
    } finally {
      await stop();
    }
  });
});
