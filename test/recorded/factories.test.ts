// Statements: X147.

import { expect, test } from "vitest";
import * as z from "zod";
import { createFactories } from "../../fixtures/index.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import type { Resource } from "../../src/engine/resource/resource.ts";
import { DRAWN, FACTORIES, factoryFor } from "../../src/recorded/factories.ts";
import { REGISTRY } from "../../src/registry.ts";
import { mondayBank } from "../support/bank.ts";

const entries = Object.entries(FACTORIES);
const template = [{ name: "project", required: true }];
const realCards = ["1001", "1002"].map((id) => ({ id, alias: `alias ${id}` }));
/** Options and fields on which what a factory sets depends. */
const settings = [
  { options: {}, given: {} },
  { options: {}, given: { counterparty_id: 1001 } },
  { options: {}, given: { counterparty_id: null, service: "same-day" } },
  { options: {}, given: { document_type: "ein" } },
  { options: { cardNetworkTemplate: template }, given: {} },
  { options: { realCards }, given: {} },
];

/** Every body that a factory makes with these fields, from several seeds. */
function bodiesOf(name: string, options: object, given: object): readonly Record<string, unknown>[] {
  return [1, 2, 3, 4, 5].map((seed) => {
    const factories: Readonly<Record<string, unknown>> = { ...createFactories(seed, mondayBank(options)) };
    const build = factories[name];
    if (typeof build !== "function") throw new Error(`There is no factory ${name}.`);
    return build(given);
  });
}

test("the factories are those of what is created with JSON", () => {
  const names = Object.values(DEVELOPMENT).flatMap(({ factories = {} }) => Object.keys(factories));
  expect(entries.map(([, { name }]) => name).sort()).toEqual(names.filter((name) => name !== "aFile").sort());
});

test.each(entries)("what the factory for %s sets by itself is known", (_, { name, sets }) => {
  for (const { options, given } of settings) {
    const bodies = bodiesOf(name, options, given);
    const known = sets(given, options);
    for (const body of bodies)
      expect(Object.keys({ ...known, ...given }).sort()).toEqual(Object.keys(body).sort());
    const always = Object.entries(known).filter(
      ([field, value]) => value !== DRAWN && !Object.hasOwn(given, field),
    );
    for (const body of bodies) expect(body).toMatchObject(Object.fromEntries(always));
  }
});

test.each(entries)("the other fields that the factory for %s takes are known", (path, { sets, takes }) => {
  const resources: readonly Resource[] = Object.values(REGISTRY);
  const create = resources
    .flatMap(({ routes }) => routes)
    .find((route) => route.method === "POST" && route.path === path);
  const schema = create?.body?.schema;
  if (!(schema instanceof z.ZodObject)) throw new Error(`Nothing is created at ${path}.`);
  const known = new Set([...Object.keys(sets({}, {})), ...takes]);
  expect([...known].sort()).toEqual(Object.keys(schema.shape).sort());
});

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
