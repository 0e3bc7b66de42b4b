// A function that stands in place of `fetch` before the first bank of the process is made.
// Statements: X201.

import { expect, vi } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";

const { fetch: first } = globalThis;
const urls: string[] = [];
vi.stubGlobal("fetch", (input: Request, init?: RequestInit) => {
  urls.push(new Request(input, init).url);
  return first(input, init);
});

test("a function that watches all requests sees those to a bank (X201)", async ({ bank }) => {
  const url = `${bank.baseUrl}/v1/ach`;
  expect((await fetch(url, { headers: { Authorization: "Bearer test" } })).status).toBe(200);
  expect(urls).toEqual([url]);
});
