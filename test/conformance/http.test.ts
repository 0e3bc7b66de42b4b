// Statements: S14.

import { describe, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { eventsBank, productsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { BASE_URL } from "./case.ts";
import { cases } from "./cases.ts";
import { eventCases } from "./events.ts";
import { axiosClient, fetchClient } from "./fault-clients.ts";
import { faultCases } from "./faults.ts";
import { productCases } from "./products.ts";

test.each(cases)("through a server: $name", async ({ run }) => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { url, close } = await serve(bank, { port: 0 });
  try {
    await run({ fetch: (path, init) => fetch(url + path, init) }, bank);
  } finally {
    await close();
  }
});

test.each(productCases)("through a server: $name", async ({ run }) => {
  const bank = productsBank();
  const { url, close } = await serve(bank, { port: 0 });
  try {
    await run({ fetch: (path, init) => fetch(url + path, init) }, bank);
  } finally {
    await close();
  }
});

test.each(eventCases)("through a server: $name", async ({ run }) => {
  const bank = eventsBank();
  const { url, close } = await serve(bank, { port: 0 });
  try {
    await run({ fetch: (path, init) => fetch(url + path, init) }, bank);
  } finally {
    await close();
  }
});

describe.each([
  ["fetch", (url: string) => fetchClient((path, init) => fetch(url + path, init))],
  ["axios (http)", (url: string) => axiosClient(url, "http")],
  ["axios (fetch)", (url: string) => axiosClient(url, "fetch")],
])("with %s", (_, clientOf) => {
  test.each(faultCases)("through a server: $name", async ({ options, run }) => {
    const bank = mondayBank({ baseUrl: BASE_URL, ...options });
    const { url, close } = await serve(bank, { port: 0 });
    try {
      await run(clientOf(url), bank);
    } finally {
      await close();
    }
  });
});
