// A function that stands in place of `fetch` before the first bank of the process is made.
// Statements: X192.

import { expect, vi } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";

const { fetch: first } = globalThis;
const urls: string[] = [];
vi.stubGlobal("fetch", (input: Request, init?: RequestInit) => {
  urls.push(new Request(input, init).url);
  return first(input, init);
});

test("a function that watches all requests sees those to a bank (X192)", async ({ bank }) => {
  const url = `${bank.baseUrl}/v1/ach`;
  expect((await fetch(url, { headers: { Authorization: "Bearer test" } })).status).toBe(200);
  expect(urls).toEqual([url]);
});
