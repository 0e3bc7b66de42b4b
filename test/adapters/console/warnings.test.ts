// Statements: X200.

import { afterEach, expect, test, vi } from "vitest";
import { start } from "../../../src/adapters/node/index.ts";
import { serve } from "../../../src/adapters/server/index.ts";
import { createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const post = (url: string, data: object) =>
  fetch(url, { method: "POST", headers, body: JSON.stringify({ data }) });
const ended: (() => Promise<void>)[] = [];

/** What is printed from now on. */
function printed(): readonly unknown[] {
  const lines: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, "info").mockImplementation((line) => void lines.push(line));
  return lines;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) await end();
});

test("each kind of warning is printed once for a bank of sandbank/node, with the request and what to do (X200)", async () => {
  const lines = printed();
  const baseUrl = "https://api.example.com";
  const bank = createBank({ baseUrl, clock: { start: MONDAY, paused: true } });
  const { stop } = start(bank);
  ended.push(stop);
  for (const at of [1, 2]) {
    await post(`${baseUrl}/v1/ach?account_number=9000000000008201`, {
      ...minimalTransfer,
      effectiveDate: "2026-03-03",
      memo: at,
    });
    await post(`${baseUrl}/v1/ach`, { ...minimalTransfer, effective_date: `2026-02-0${at}` });
    await fetch(`${baseUrl}/v1/ach?limit=${at}`, { headers });
  }
  await post(`${baseUrl}/v1/counterparties`, { memo: "x" });
  expect(lines).toEqual([
    "[sandbank] POST /v1/ach?account_number=••••: 'account_number' is not taken by this call and was ignored. Leave it out.",
    "[sandbank] POST /v1/ach?account_number=••••: 'effectiveDate' is not taken by this call and was ignored. Send 'effective_date' instead.",
    "[sandbank] POST /v1/ach?account_number=••••: 'memo' is not taken by this call and was ignored. Leave it out.",
    "[sandbank] POST /v1/ach: 'effective_date' is in the past: today is 2026-03-02 (GMT), got 2026-02-01. Send today's date or a later one.",
    "[sandbank] GET /v1/ach?limit=1: 'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
    "[sandbank] POST /v1/counterparties: 'memo' is not taken by this call and was ignored. Leave it out.",
  ]);
});

test("the warning of an action is printed once, with its control path (X7, X200)", async () => {
  const lines = printed();
  const bank = createBank({ clock: { start: MONDAY, paused: true } });
  ended.push(start(bank).stop);
  for (const _ of [1, 2])
    await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data: minimalTransfer }) });
  await bank.clock.advance({ days: 90 });
  for (const id of ["1001", "1002"]) await bank.simulate.achTransfers.return(id, "R10");
  expect(lines).toEqual([
    expect.stringMatching(
      /^\[sandbank\] POST \/_sandbank\/simulate\/achTransfers\/1001\/return: ACH transfer 1001 was returned \d+ days after/,
    ),
  ]);
});

test("a bank that is started again after a stop, or is reset, does not print a kind twice (X200)", async () => {
  const lines = printed();
  const bank = createBank({ baseUrl: "https://api.example.com" });
  for (const _ of [1, 2]) {
    const { stop } = start(bank);
    await fetch("https://api.example.com/v1/ach?limit=1", { headers });
    await bank.reset();
    await fetch("https://api.example.com/v1/ach?limit=2", { headers });
    await stop();
  }
  expect(lines).toHaveLength(1);
});

test("the banks of a server's worlds print a kind once between them (X200)", async () => {
  const lines = printed();
  const { url, close } = await serve({}, { port: 0, isolate: true });
  ended.push(close);
  for (const world of ["", "one", "other"])
    await fetch(`${url}/v1/ach?limit=1`, { headers: { ...headers, "x-sandbank-world": world } });
  expect(lines).toEqual([expect.stringContaining("GET /v1/ach?limit=1: 'limit' is not taken")]);
});

test("after fifty kinds of warnings one line says that there are more (X200)", async () => {
  const lines = printed();
  const bank = createBank();
  ended.push(start(bank).stop);
  for (let at = 0; at < 60; at += 1) await bank.fetch(`/v1/ach?field_${at}=1`, { headers });
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe(
    "[sandbank] There are warnings of more than 50 kinds: the others are in bank.log.",
  );
});

test("what a client sends moves no cursor of the terminal (X200)", async () => {
  const lines = printed();
  const bank = createBank();
  ended.push(start(bank).stop);
  const body = JSON.stringify({ data: { "red\u001b[31m\n": 1 } });
  await bank.fetch("/v1/counterparties", { method: "POST", headers, body });
  expect(lines).toEqual([
    expect.stringMatching(/^\[sandbank\] POST \/v1\/counterparties: 'red [^\p{Cc}]*$/u),
  ]);
});

test("with console: false nothing is printed (X200)", async () => {
  const lines = printed();
  const bank = createBank({ console: false });
  ended.push(start(bank).stop);
  await bank.fetch("/v1/ach?limit=1", { headers });
  const { url, close } = await serve({ console: false }, { port: 0 });
  ended.push(close);
  await fetch(`${url}/v1/ach?limit=1`, { headers });
  expect(lines).toEqual([]);
});

test("a bank that no adapter has prints nothing, and neither do mere handlers", async () => {
  const lines = printed();
  const baseUrl = "https://api.example.com";
  const bank = createBank({ baseUrl });
  ended.push(start({ handlers: [...bank.handlers] }).stop);
  await fetch(`${baseUrl}/v1/ach?limit=1`, { headers });
  expect(lines).toEqual([]);
});
