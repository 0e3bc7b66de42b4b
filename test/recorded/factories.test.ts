// Statements: X147.

import { expect, test } from "vitest";
import { createFactories } from "../../fixtures/index.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { factoryFor } from "../../src/recorded/factories.ts";
import { REGISTRY } from "../../src/registry.ts";
import { mondayBank } from "../support/bank.ts";

const realCards = ["1001", "1002"].map((id) => ({ id, alias: `alias ${id}` }));
/** Options and fields on which what a factory sets depends. */
const settings = [
  { options: {}, given: {} },
  { options: {}, given: { counterparty_id: 1001 } },
  { options: {}, given: { counterparty_id: null, service: "same-day" } },
  { options: {}, given: { document_type: "ein" } },
  { options: { cardNetworkTemplate: [{ name: "project", required: true }] }, given: {} },
  { options: { realCards }, given: {} },
];

const made = Object.values(REGISTRY).flatMap(({ model, routes }) => {
  const takes = routes.find(({ method, path }) => method === "POST" && path === model.path);
  const { factories = {} } = DEVELOPMENT[model.collection];
  return takes && !("multipart" in takes)
    ? Object.keys(factories).map((name) => [model.path, name] as const)
    : [];
});

test.each(made)(
  "a body of the factory for %s is written as that factory, which makes it again",
  (path, name) => {
    for (const { options, given } of settings) {
      const bank = mondayBank(options);
      const build = (seed: number, fields: object): Record<string, unknown> => {
        const make: unknown = Reflect.get(createFactories(seed, bank), name);
        if (typeof make !== "function") throw new Error(`There is no factory ${name}.`);
        return make(fields);
      };
      for (const seed of [1, 2, 3, 4, 5]) {
        const known = Object.fromEntries(
          Object.entries(given).filter(([field]) => Object.hasOwn(createOf(path), field)),
        );
        const body = build(seed, known);
        const found = factoryFor(path, body, { ...bank.options });
        expect(found?.name).toBe(name);
        expect(build(seed + 1, found?.fields ?? {})).toEqual(body);
      }
    }
  },
);

/** The fields that are taken at a path. */
function createOf(path: string): object {
  const routes = Object.values(REGISTRY).flatMap((resource) => [...resource.routes]);
  const create = routes.find((route) => route.method === "POST" && route.path === path);
  return create && "body" in create ? create.body.schema.shape : {};
}

test("a factory is used where it gives the fields as they were, and no others", () => {
  const address = {
    street_line1: "1 Main Street",
    city: "Dover",
    state: "DE",
    postal_code: "19901",
    country: "US",
  };
  const { country, ...others } = address;
  expect(factoryFor("/v1/addresses", address, {})).toEqual({ name: "anAddress", fields: others });
  expect(factoryFor("/v1/addresses", { ...address, country: "CA" }, {})?.fields).toEqual({
    ...others,
    country: "CA",
  });
  expect(factoryFor("/v1/addresses", { ...others, state: undefined }, {})).toBeUndefined();
  expect(factoryFor("/v1/addresses", { ...address, colour: "red" }, {})).toBeUndefined();
  expect(factoryFor("/v1/__proto__", address, {})).toBeUndefined();
  const transfer = {
    account_number: "1",
    amount: 1,
    direction: "credit",
    sec_code: "ppd",
    counterparty_id: 1001,
  };
  expect(factoryFor("/v1/ach", transfer, {})).toEqual({ name: "anAchTransfer", fields: transfer });
  expect(factoryFor("/v1/ach", { ...transfer, service: "same-day" }, {})).toBeUndefined();
});
