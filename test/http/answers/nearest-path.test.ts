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

test.each([
  // Another version of more than one digit, and one that is the end of a path.
  ["/v12/ach", ["/v1/ach"], "/v1/ach"],
  ["/api/v2", ["/v1"], "/v1"],
  // The nearest of several, wherever it stands among them; of two as near the first.
  ["/v1/card", ["/v1/carded", "/v1/cards", "/v1/cardboard"], "/v1/cards"],
  ["/v1/card", ["/v1/carda", "/v1/cards"], "/v1/carda"],
  // A word is near to one that holds it, either way, unless one has fewer than three letters.
  ["/v1/cards", ["/v1/virtualcards"], "/v1/virtualcards"],
  ["/v1/allpersons", ["/v1/persons"], "/v1/persons"],
  ["/v1/achs", ["/v1/ach"], "/v1/ach"],
  ["/v1/ac", ["/v1/ach"], undefined],
  // One letter may differ anywhere, and more after the first three letters, up to a third of the word.
  ["/v1/oersons", ["/v1/persons"], "/v1/persons"],
  ["/v1/peesonz", ["/v1/persons"], undefined],
  ["/v1/perzonz", ["/v1/persons"], "/v1/persons"],
  ["/v1/perzzonz", ["/v1/persons"], undefined],
  ["/v1/persxx", ["/v1/person"], "/v1/person"],
])("of a path %s among %j the nearest is %s (X198)", (path, paths, nearest) => {
  expect(nearestPath(path, paths)).toBe(nearest);
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
