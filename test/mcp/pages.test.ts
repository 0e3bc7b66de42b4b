// The pages of a dev server, each a bank of this process behind a connection as Vite has them.
// Statements: MCP-4, MCP-18, MCP-19.

import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ResolvedConfig, ViteDevServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerTools, type Hot } from "../../src/adapters/vite/tools/page.ts";
import { pageTools } from "../../src/adapters/vite/tools/server.ts";
import { createBank } from "../../src/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { toolsAt } from "./support.ts";

/** A dev server without pages, and what opens them. */
async function devServer() {
  const events = new EventEmitter();
  const clients = new Set<object>();
  const ws = { clients, on: events.on.bind(events) } as unknown as ViteDevServer["ws"];
  const config = { base: "/", server: { allowedHosts: [] } } as unknown as ResolvedConfig;
  const middleware = pageTools(config, ws);
  const server = createServer((request, response) => middleware(request, response, () => response.end()));
  await new Promise<void>((opened) => void server.listen(0, "127.0.0.1", opened));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const tools = await toolsAt(`http://127.0.0.1:${port}/_sandbank/mcp`);
  /** Opens a page; one that is stopped answers nothing. */
  const open = (address: string, isStopped = false) => {
    vi.stubGlobal("location", { href: address, origin: new URL(address).origin });
    onTestFinished(() => void vi.unstubAllGlobals());
    const asked = new EventEmitter();
    const client = { send: (event: string, data: object) => void (isStopped || asked.emit(event, data)) };
    clients.add(client);
    const send = (event: string, data: object) => void events.emit(event, data, client);
    const bank = createBank({ console: false });
    answerTools(bank, { on: asked.on.bind(asked), send } as Hot);
    return { bank, close: () => void clients.delete(client) };
  };
  /** The texts that pages have answered from now on. */
  const answersFromNow = (): readonly string[] => {
    const texts: string[] = [];
    events.on("sandbank:answer", ({ body }: { readonly body: string }) => void texts.push(body));
    return texts;
  };
  return { ...tools, open, answersFromNow };
}

test("a page that is reloaded keeps its name, another one has the next, and a call names one (MCP-4)", async () => {
  const { call, open } = await devServer();
  const one = open("http://localhost:5173/one");
  open("http://localhost:5173/other");
  one.close();
  open("http://localhost:5173/one");
  open("http://localhost:5173/one");
  const list = [
    "page-2 (http://localhost:5173/other)",
    "page-1 (http://localhost:5173/one)",
    "page-3 (http://localhost:5173/one)",
  ];
  const { data, next } = await call("status");
  expect([data, next]).toEqual([{ banks: list }, 'give "bank" with each call.']);
  expect((await call("get_log")).text).toBe(
    `There are several banks: give "bank", one of ${list.join(", ")}.`,
  );
  expect((await call("get_log", { bank: "page-2" })).data).toEqual({ bank: "page-2", entries: [], total: 0 });
  expect((await call("status", { bank: "page-3" })).data).toMatchObject({ bank: "page-3", speed: 1 });
  expect((await call("status", { bank: "page-4" })).text).toMatch(
    /^There is no bank "page-4"\. The nearest is "page-2"\. There are: page-2, page-1, page-3\./,
  );
});

test("a page tells of its new address when its app moves on without a reload (MCP-4)", async () => {
  const { call, open } = await devServer();
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  open("http://localhost:5173/one");
  vi.stubGlobal("location", { href: "http://localhost:5173/moved" });
  navigation.dispatchEvent(new Event("currententrychange"));
  vi.stubGlobal("navigation", undefined);
  open("http://localhost:5173/other");
  expect((await call("status")).data).toEqual({
    banks: ["page-1 (http://localhost:5173/moved)", "page-2 (http://localhost:5173/other)"],
  });
});

test("a page that a debugger has stopped is told of after 15 seconds (MCP-18)", async () => {
  const { call, open } = await devServer();
  open("http://localhost:5173/", true);
  const real = globalThis.setTimeout;
  const wall = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => wall.mockRestore());
  wall.mockImplementation(((run: () => void, milliseconds: number, ...values: []) =>
    real(run, milliseconds === 15_000 ? 0 : milliseconds, ...values)) as typeof setTimeout);
  expect(await call("status")).toMatchObject({
    isError: true,
    text: "The page does not answer: it is closed, or stopped by a debugger.",
  });
});

test("of a list of rows a page leaves the process of the bank, not all of them (MCP-19)", async () => {
  const { call, open, answersFromNow } = await devServer();
  const { bank } = open("http://localhost:5173/");
  for (let count = 0; count < 100; count += 1) await create(bank, "/v1/counterparties", minimalCounterparty);
  const list = { collection: "counterparties", where: { name: "Ada Lovelace" }, fields: ["name"], limit: 2 };
  await call("get_rows", list);
  const answers = answersFromNow();
  expect((await call("get_rows", { ...list, after: "1099" })).data).toEqual({
    bank: "page-1",
    rows: [
      { id: "1098", name: "Ada Lovelace" },
      { id: "1097", name: "Ada Lovelace" },
    ],
    total: 100,
    after: "1097",
  });
  expect(answers.filter((text) => text.includes("Ada Lovelace"))).toEqual([
    expect.stringMatching(/^.{1,2000}$/),
  ]);
});
