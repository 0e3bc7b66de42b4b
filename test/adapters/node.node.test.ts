// Statements: S14, X211.

import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { expect, test, vi } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { startServer } from "../../src/adapters/shared/msw/start-server.ts";
import { createBank } from "../../src/index.ts";

const bank = () => createBank({ baseUrl: "https://api.example.com" });

test("a bank answers the process's requests until it is stopped, and then another can", async () => {
  for (const _ of [1, 2]) {
    const { stop } = start(bank());
    expect(
      (await fetch("https://api.example.com/v1", { headers: { Authorization: "Bearer test" } })).status,
    ).toBe(200);
    await stop();
    await stop();
  }
});

const authorized = { headers: { Authorization: "Bearer test" } };
const statusOf = async (url: string) => (await fetch(url, authorized)).status;

test("a second bank takes the place of the first, which stays usable, and says so once (X211)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const first = bank();
  const second = createBank({ baseUrl: "https://other.example.com" });
  const before = start(first);
  before.server.use(http.get("https://other.example.com/v1", () => HttpResponse.json({}, { status: 418 })));
  const { stop } = start(second);
  expect(warn.mock.calls).toEqual([
    [
      "[sandbank] Another bank answers this process's requests from now on, and the previous one no longer does. If both are to answer, give `server.use(...bank.handlers)` the other.",
    ],
  ]);
  await before.stop();
  expect(await statusOf("https://other.example.com/v1")).toBe(200);
  expect((await first.fetch("/v1", authorized)).status).toBe(200);
  expect(first.log.entries).toHaveLength(1);
  await stop();
  warn.mockRestore();
});

test("the same bank again changes nothing (X211)", async () => {
  const warn = vi.spyOn(console, "warn");
  const only = bank();
  const first = start(only);
  expect(start(only)).toBe(first);
  expect(warn).not.toHaveBeenCalled();
  await first.stop();
  const again = start(only);
  await first.stop();
  expect(await statusOf("https://api.example.com/v1")).toBe(200);
  await again.stop();
});

test("a start that follows a stop at once works (X211)", async () => {
  const stopping = start(bank()).stop();
  const { stop } = start(bank());
  await stopping;
  expect(await statusOf("https://api.example.com/v1")).toBe(200);
  await stop();
});

test("a start that fails leaves the next one free (X211)", async () => {
  const setup = vi.fn(() => {
    throw new Error("no msw");
  });
  expect(() => startServer({ setupServer: setup }, bank())).toThrow("no msw");
  const { stop } = start(bank());
  expect(await statusOf("https://api.example.com/v1")).toBe(200);
  await stop();
});

test("an adapter's banks and another that is started meanwhile refuse each other (X211)", async () => {
  const adapter = startServer({ setupServer }, bank(), "adapter");
  expect(() => start(bank())).toThrow(
    "A bank already answers this process's requests: stop it first, or leave them to the adapter, whose banks could not answer as well.",
  );
  await adapter.stop();
  const { stop } = start(bank());
  expect(() => startServer({ setupServer }, bank(), "adapter")).toThrow(
    "A bank answers this process's requests",
  );
  await stop();
});
