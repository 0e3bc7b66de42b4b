// Statements: S14.

import { describe, test } from "vitest";
import { start } from "../../src/adapters/browser/index.ts";
import { eventsBank, productsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";
import { eventCases } from "./events.ts";
import { axiosClient, fetchClient, xhrClient } from "./fault-clients.ts";
import { faultCases } from "./faults.ts";
import { productCases } from "./products.ts";

test.each(cases)("through setupWorker: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { stop } = await start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

test.each(productCases)("through setupWorker: $name", async ({ run }) => {
  const bank = productsBank();
  const { stop } = await start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

test.each(eventCases)("through setupWorker: $name", async ({ run }) => {
  const bank = eventsBank();
  const { stop } = await start(bank);
  try {
    await run({ fetch: (path, init) => fetch(BASE_URL + path, init) }, bank);
  } finally {
    await stop();
  }
});

describe.each([
  fetchClient((path, init) => fetch(BASE_URL + path, init)),
  xhrClient(BASE_URL),
  axiosClient(BASE_URL, "xhr"),
  axiosClient(BASE_URL, "fetch"),
])("with $name", (client) => {
  test.each(faultCases)("through setupWorker: $name", async ({ options, run }) => {
    const bank = mondayBank({ baseUrl: BASE_URL, ...options });
    const { stop } = await start(bank);
    try {
      await run(client, bank);
    } finally {
      // msw's worker stops once no request hangs any more.
      await bank.dispose();
      await stop();
    }
  });
});
