// Statements: S14.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { mondayBank } from "../support/bank.ts";

const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const headers = { Authorization: "Bearer test_key" };

test("with a base url everything below it is the bank's, and unknownPaths decides otherwise (S14)", async () => {
  const real = createServer((_, response) => response.end("network"));
  await new Promise<void>((resolve) => real.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
  const paths = [
    "/v1/ach",
    "/v1/nothing",
    "/_sandbank/clock",
    "/_sandbank/nothing",
    "/",
    "/v2/ach",
    "/ach?x=1",
  ];
  const answered = async (unknownPaths?: "answer" | "passthrough") => {
    const bank = mondayBank({ baseUrl: `${origin}/bank`, assumptions: { unknownPaths } });
    server.use(...bank.handlers);
    try {
      return await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(`${origin}/bank${path}`, { headers });
          return (await response.text()) === "network" ? "network" : response.status;
        }),
      );
    } finally {
      server.resetHandlers();
    }
  };
  expect(await answered()).toEqual([200, 404, 200, 404, 404, 404, 404]);
  expect(await answered("answer")).toEqual([200, 404, 200, 404, 404, 404, 404]);
  const throughPages = [200, 404, 200, 404, "network", "network", "network"];
  expect(await answered("passthrough")).toEqual(throughPages);
  vi.stubGlobal("location", { origin });
  try {
    expect(await answered()).toEqual(throughPages);
    expect(await answered("answer")).toEqual([200, 404, 200, 404, 404, 404, 404]);
  } finally {
    vi.unstubAllGlobals();
    real.close();
  }
});
