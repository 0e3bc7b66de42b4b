// Statements: X198.

import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestPath } from "../../../src/engine/http/routes/nearest-path.ts";
import { createBank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";

const errorOf = async (path: string, bank = mondayBank()) => (await call(bank, "GET", path)).body;

test.each([
  ["/v1/counterparty", "/v1/counterparties"],
  ["/v1/counterparty/1001", "/v1/counterparties/:id"],
  ["/v1/company", "/v1/companies"],
  ["/v1/address", "/v1/addresses"],
  ["/v1/virtual-cards", "/v1/virtualcards"],
  ["/v1/ACH", "/v1/ach"],
  ["/v1/ach/", "/v1/ach"],
  ["/v1//ach", "/v1/ach"],
  ["/v2/ach", "/v1/ach"],
  ["/api/v1/ach/7", "/v1/ach/:id"],
  ["/ach", "/v1/ach"],
  ["/persons/1001", "/v1/persons/:id"],
  ["/v1/ach/1001/cancel", "/v1/ach/:id"],
  // Of a path only as much is compared as the longest that there is has.
  [`/v1/ach/${"1".repeat(200)}/x/y`, "/v1/ach/:id"],
])("the 404 of %s names %s (X198)", async (path, nearest) => {
  const error = `There is nothing at this path. The nearest is ${nearest}. GET /_sandbank lists all.`;
  expect(await errorOf(path)).toEqual({ error });
});

test("a slash too many after a short word is no other word (X198)", () => {
  expect(nearestPath("/v1/me/", ["/v1/me", "/v1/ach"])).toBe("/v1/me");
});

test.each(["/v1/loans", "/v1/nothing", "/v1/x/1001", "/favicon.ico", "/v1/constructor", "/zzz/1/2/3"])(
  "no path is near to %s (X198)",
  async (path) => {
    expect(await errorOf(path)).toEqual({
      error: "There is nothing at this path. GET /_sandbank lists all.",
    });
  },
);

test("without the control the 404 names the page of the documentation (X198)", async () => {
  expect(await errorOf("/v1/loans", createBank({ control: false }))).toEqual({
    error: "There is nothing at this path. docs/endpoints.md of Sandbank lists all.",
  });
});

test("no unknown path is repeated, since it may hold a secret (X198)", async () => {
  const masked = await errorOf("/v1/accountz/9000000000008201");
  expect(JSON.stringify(masked)).not.toContain("9000000000008201");
  expect(await errorOf(`/v1/${"x".repeat(5000)}`)).toEqual({
    error: "There is nothing at this path. GET /_sandbank lists all.",
  });
});

test("a path with one letter too many, too few or wrong is told the path that was meant (X198)", async () => {
  const bank = mondayBank();
  const paths = Object.values(bank.resources)
    .map(({ path }) => path)
    .filter((path) => path.length > 8);
  const slips = fc.record({
    path: fc.constantFrom(...paths),
    at: fc.nat(1000),
    slip: fc.constantFrom("replaced", "removed", "added"),
  });
  await fc.assert(
    fc.asyncProperty(slips, async ({ path, at, slip }) => {
      const place = "/v1/".length + (at % (path.length - "/v1/".length));
      const rest = path.slice(slip === "added" ? place : place + 1);
      const wrong = path.slice(0, place) + (slip === "removed" ? "" : "x") + rest;
      expect(await errorOf(wrong, bank)).toMatchObject({
        error: expect.stringContaining(`The nearest is ${path}.`),
      });
    }),
    { numRuns: 100 },
  );
});
