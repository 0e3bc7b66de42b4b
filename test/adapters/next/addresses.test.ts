// Statements: X212.

import { expect, test } from "vitest";
import { mayBeOfBank } from "../../../src/adapters/ssr/addresses.ts";

test.each([
  ["https://api.example.com/anything", true],
  ["http://localhost:3000/v1/ach", true],
  ["http://localhost:3000/_sandbank/clock", true],
  ["http://localhost:3000/bank/v1", true],
  ["http://localhost:3000/", false],
  ["http://localhost:3000/_next/static/a.js", false],
  ["http://localhost:3000/sandbank", false],
  ["http://localhost:3000/v1/of/sandbank", false],
  ["data:text/plain,x", false],
  ["blob:http://localhost:3000/v1/x", false],
])("until the page has its bank, a request to %s waits: %s (X212)", (url, waits) => {
  expect(mayBeOfBank("http://localhost:3000", "/v1/of/sandbank")(url)).toBe(waits);
});
