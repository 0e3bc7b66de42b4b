// The bank in the dev server's process; test/package has it in React Router and SvelteKit.
// Statements: X200, PROD-33, PROD-72, MCP-3, MCP-5.

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Connect, ResolvedConfig, ViteDevServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServerBank } from "../../../src/adapters/vite/server-bank.ts";
import { serverTools } from "../../../src/adapters/vite/tools/server.ts";
import { eventResourcesWith } from "../../../src/products/index.ts";
import { toolsAt } from "../../mcp/support.ts";
import { receiver } from "../../webhooks/receiver.ts";

const server = {
  environments: {},
  config: { root: "/", server: { allowedHosts: [] } },
} as unknown as ViteDevServer;

const source = { options: {}, scenarios: undefined, products: undefined, allowWebhooks: [] };

/** Starts the bank of a dev server, by the first request for the app. */
async function startedWith(more: Partial<Parameters<typeof createServerBank>[1]>): Promise<void> {
  const options = { baseUrl: "https://api.example.com" };
  const { middleware, stop } = createServerBank(server, { ...source, options, ...more }, "/");
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

test("assistants use the dev server's bank at its own path, and no page of another origin does (MCP-3, MCP-5)", async () => {
  const options = { baseUrl: "https://tools.example.com" };
  const { bank, stop } = createServerBank(server, { ...source, options }, "/app/");
  onTestFinished(stop);
  const config = { base: "/app/", server: { allowedHosts: [] } } as unknown as ResolvedConfig;
  const dev = createServer((incoming, outgoing) =>
    serverTools(config, bank)(incoming, outgoing, () => outgoing.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => void dev.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void dev.close());
  const url = `http://127.0.0.1:${(dev.address() as AddressInfo).port}`;
  const { call } = await toolsAt(`${url}/app/_sandbank/mcp`);
  expect((await call("send_request", { method: "GET", path: "/v1/ach" })).data).toMatchObject({
    status: 200,
  });
  expect((await bank()).log.entries).toHaveLength(1);
  const headers = { Origin: "https://evil.example", "Content-Type": "application/json" };
  const post = (path: string) => fetch(url + path, { method: "POST", headers, body: "{}" });
  expect([(await post("/app/_sandbank/mcp")).status, (await post("/_sandbank/mcp")).status]).toEqual([
    403, 404,
  ]);
});

test("the dev server delivers what its bank has to deliver (PROD-72)", async () => {
  const { got, url } = await receiver();
  const baseUrl = "https://webhooks.example.com";
  const options = { baseUrl, resources: eventResourcesWith({ webhooks: [{ url }] }) };
  await startedWith({ options });
  const create = () =>
    fetch(`${baseUrl}/v1/virtualcards`, {
      method: "POST",
      headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
      body: JSON.stringify({ data: { total_card_amount: 100, valid_ending_on: "2099-12-31" } }),
    });
  expect((await create()).status).toBe(200);
  await vi.waitFor(() => expect(got).toHaveLength(1));
  expect(JSON.parse(got[0]?.body ?? "")).toMatchObject({ event_type: "virtualcard.created" });
});
