// The bank in the dev server's process; test/package has it in React Router and SvelteKit.
// Statements: X200.

import type { ServerResponse } from "node:http";
import type { Connect, ViteDevServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServerBank } from "../../../src/adapters/vite/server-bank.ts";

test("warnings of the dev server's bank reach the console, once for each kind (X200)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const config = { root: "/", server: { allowedHosts: [] } };
  const server = { environments: {}, config } as unknown as ViteDevServer;
  const options = { baseUrl: "https://api.example.com" };
  const { middleware, stop } = createServerBank(server, { options, scenarios: undefined }, "/");
  const request = { url: "/", headers: {} } as Connect.IncomingMessage;
  await new Promise((next) => void middleware(request, {} as ServerResponse, next));
  for (let time = 0; time < 2; time += 1) {
    const headers = { Authorization: "Bearer test" };
    expect((await fetch("https://api.example.com/v1/ach?limit=1", { headers })).status).toBe(200);
  }
  stop();
  expect(warn.mock.calls).toEqual([
    [
      "[sandbank] GET /v1/ach?limit=1: 'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
    ],
  ]);
});
