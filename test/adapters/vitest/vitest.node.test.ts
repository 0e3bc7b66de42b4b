// Statements: O15, X50, X195.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { register } from "../../../src/adapters/vitest/banks.ts";
import { answer, test } from "../../../src/adapters/vitest/index.ts";
import { createBank } from "../../../src/index.ts";
import { sendFile, vitestConformance } from "./vitest-conformance.ts";

vitestConformance();

test("a file that is sent arrives whole", async ({ bank }) => {
  const post = (url: string, body: FormData) => fetch(url, { method: "POST", body });
  expect(await sendFile(`${bank.baseUrl}`, bank.handlers, post)).toEqual([1234]);
});

test("a preflight of a request that goes to the network goes there too (X195)", async () => {
  const network = createServer((_, response) => response.writeHead(418).end());
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  const options = { baseUrl, assumptions: { unknownPaths: "passthrough" } } as const;
  const ask = async (path: string) => {
    const headers = { Origin: "http://app.test", "Access-Control-Request-Method": "GET" };
    return (await fetch(`${baseUrl}${path}`, { method: "OPTIONS", headers })).status;
  };
  try {
    const { unregister } = await register(options, { failOn: new Set(), test: "asks" });
    expect([await ask("/v1/ach"), await ask("/graphql")]).toEqual([204, 418]);
    await unregister();
    const stop = await answer(createBank(options));
    expect([await ask("/v1/ach"), await ask("/graphql")]).toEqual([204, 418]);
    stop();
  } finally {
    network.close();
  }
});
