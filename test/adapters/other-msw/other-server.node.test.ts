// Another `setupServer` beside that of `sandbank/node`, before it and after it.
// Statements: X225.

import { HttpResponse, http } from "msw";
import * as library from "msw/node";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { start } from "../../../src/adapters/node/index.ts";
import { createBank } from "../../../src/index.ts";

const baseUrl = "https://bank.invalid";
const headers = { Authorization: "Bearer test" };
const bypass = { onUnhandledRequest: "bypass", onUnhandledFrame: "bypass" } as const;
/** Before msw 2.13 a second one fails by itself, and the bank goes on answering. */
const asksOne = "defaultNetworkOptions" in library;

const theirs = () =>
  library.setupServer(http.get("https://app.invalid/y", () => HttpResponse.json({ from: "theirs" })));
const statusOfBank = async () => {
  const response = await fetch(`${baseUrl}/v1/ach`, { headers }).catch(() => undefined);
  return response?.status;
};
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.runIf(asksOne)(
  "one that listens after the bank is named with what to do, and the bank answers when it has closed (X225)",
  async () => {
    const { stop } = start(createBank({ baseUrl }));
    const other = theirs();
    other.listen(bypass);
    try {
      await vi.waitFor(() =>
        expect(warnings()).toEqual([
          "[sandbank] Another setupServer answers this process's requests since its listen(). msw asks one in a process, so the bank gets none until it is closed: give it the bank's handlers by `server.use(...bank.handlers)`, or leave it out and give the bank yours (`bank.use(...)` in tests, `server.use(...)` of what `start` returns).",
        ]),
      );
    } finally {
      other.close();
    }
    expect(await statusOfBank()).toBe(200);
    await stop();
  },
);

test.runIf(asksOne)("one that listened before the bank is named when the bank starts (X225)", async () => {
  const other = theirs();
  other.listen(bypass);
  const { stop } = start(createBank({ baseUrl }));
  expect(await statusOfBank()).toBe(200);
  expect(warnings()).toEqual([
    expect.stringContaining("Another setupServer was listening when the bank started."),
  ]);
  other.close();
  expect(await statusOfBank()).toBe(200);
  await stop();
});

test.runIf(asksOne)("one that has the bank's handlers is not warned of (X225)", async () => {
  const bank = createBank({ baseUrl });
  const { stop } = start(bank);
  const other = library.setupServer(...bank.handlers);
  other.listen(bypass);
  expect(await statusOfBank()).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(warnings()).toEqual([]);
  other.close();
  await stop();
});

test.runIf(asksOne)("after the bank has stopped, another is not warned of (X225)", async () => {
  await start(createBank({ baseUrl })).stop();
  const other = theirs();
  other.listen(bypass);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await (await fetch("https://app.invalid/y")).json()).toEqual({ from: "theirs" });
  other.close();
  expect(warnings()).toEqual([]);
});
