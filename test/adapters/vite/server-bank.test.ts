// The bank in the dev server's process; test/package has it in React Router and SvelteKit.
// Statements: X200, PROD-33.

import type { ServerResponse } from "node:http";
import type { Connect, ViteDevServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServerBank } from "../../../src/adapters/vite/server-bank.ts";

const server = {
  environments: {},
  config: { root: "/", server: { allowedHosts: [] } },
} as unknown as ViteDevServer;

/** Starts the bank of a dev server, by the first request for the app. */
async function startedWith(more: Partial<Parameters<typeof createServerBank>[1]>): Promise<void> {
  const options = { baseUrl: "https://api.example.com" };
  const source = { options, scenarios: undefined, products: undefined, allowWebhooks: [], ...more };
  const { middleware, stop } = createServerBank(server, source, "/");
  onTestFinished(stop);
  const request = { url: "/", headers: {} } as Connect.IncomingMessage;
  await new Promise((next) => void middleware(request, {} as ServerResponse, next));
}

test("warnings of the dev server's bank reach the console, once for each kind (X200)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  await startedWith({});
  for (let time = 0; time < 2; time += 1) {
    const headers = { Authorization: "Bearer test" };
    expect((await fetch("https://api.example.com/v1/ach?limit=1", { headers })).status).toBe(200);
  }
  expect(warn.mock.calls).toEqual([
    [
      "[sandbank] GET /v1/ach?limit=1: 'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
    ],
  ]);
});

test("the dev server's bank has products where they are asked for (PROD-33)", async () => {
  const options = { baseUrl: "https://products.example.com", accounts: ["9900112233"] };
  await startedWith({ options, products: "all" });
  const headers = { Authorization: "Bearer test" };
  const answer = await fetch("https://products.example.com/v1/accounts", { headers });
  expect(await answer.json()).toMatchObject({ data: [{ url: "/v1/accounts/1001" }] });
});
