import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { type Endpoint, endpointsOf, withData } from "../../playground/src/explorer/endpoints.ts";
import { describeField } from "../../playground/src/explorer/fields.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import type { Tour } from "../../playground/src/tours/tour.ts";
import { TOURS } from "../../playground/src/tours/tours.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { createBank, type Scenario } from "../../src/index.ts";
import { exampleOf, stateOf } from "../../src/openapi/calls/example.ts";
import { preparationOf } from "../../src/openapi/calls/prepare.ts";
import {
  accounts,
  bookTransfers,
  events,
  webhookDeliveries,
  webhooks,
  wireTransfers,
} from "../../src/products/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { clock, ENDPOINTS, exampleIn } from "../recorded/support/calls.ts";
import { expectExamplesToWork } from "./support/examples-work.ts";

/** The banks in which every example has to work: each scenario, the one of the page, and that one after each tour. */
const banks: readonly { name: string; scenario?: Scenario; tour?: Tour }[] = [
  { name: "a bank without a scenario" },
  // busy takes long: examples.slow.test.ts.
  ...Object.entries(scenarios)
    .filter(([name]) => name !== "busy")
    .map(([name, scenario]) => ({ name: `the scenario ${name}`, scenario })),
  { name: "the bank that the page opens with", scenario: opening },
  ...TOURS.map((tour) => ({ name: `that bank after the tour “${tour.title}”`, scenario: opening, tour })),
];

test.each(banks)(
  "the example of each endpoint answers with the documented success in $name",
  expectExamplesToWork,
);

test("a bank whose options leave no blank value has examples that work as well", async () => {
  const bank = createBank({
    clock,
    accounts: ["4000000011", "4000000022"],
    cardNetworkTemplate: [{ name: "project", required: true }],
  });
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, bank);
  for (const endpoint of endpoints) {
    const { ok, text } = await (await exampleIn(bank, endpoint, endpoints))();
    expect([endpoint.operation, ok, text]).toEqual([endpoint.operation, true, text]);
  }
});

test("the examples of products work in the bank that the page opens with", async () => {
  const resources = { accounts, bookTransfers, wireTransfers, events, webhooks, webhookDeliveries };
  const bank = createBank({ clock, scenario: opening, resources });
  await bank.ready;
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, bank);
  const answers: unknown[] = [];
  for (const endpoint of endpoints) {
    if (!Object.hasOwn(resources, endpoint.collection ?? endpoint.creates ?? "")) continue;
    await bank.reset();
    const { ok, text } = await (await exampleIn(bank, endpoint, endpoints))();
    answers.push([endpoint.operation, ok || text]);
  }
  expect(answers).toEqual([
    ["getAccount", true],
    ["listTransactions", true],
    ["listHolds", true],
    ["createBookTransfer", true],
    ["getBookTransfer", true],
    // It settles at once here, so that there is never a pending one.
    ["cancelBookTransfer", `{"error":"'status' is succeeded: cancel is possible only in status pending."}`],
    ["createWireTransfer", true],
    ["getWireTransfer", true],
    ["cancelWireTransfer", true],
    ["getEvent", true],
    ["getWebhook", true],
    ["deleteWebhook", true],
    ["createWebhook", true],
  ]);
});

test("the examples for a bank of the profile observed work in it, POST /v1 among them (OPT-1, OPT-5)", async () => {
  const bank = createBank({ clock, scenario: opening, profile: "observed" });
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, bank);
  expect(endpoints.map(({ operation }) => operation)).toContain("postApiVersion");
  for (const endpoint of endpoints) {
    await bank.reset();
    const { ok, text } = await (await exampleIn(bank, endpoint, endpoints))();
    expect([endpoint.operation, ok, text]).toEqual([endpoint.operation, true, text]);
  }
  const createTransfer = endpoints.find(({ operation }) => operation === "createAchTransfer") as Endpoint;
  const { body = {}, resolve, answers } = createTransfer;
  const { counterparty_id = {} } = withData(body, resolve).properties?.data?.properties ?? {};
  expect(describeField(counterparty_id).type).toBe("integer or -1 or null");
  expect(answers.map(({ status }) => status)).toEqual(["200", "400", "401", "403"]);
});

test("an example works again and again, each time in the state that the one before left", async () => {
  const bank = createBank({ clock });
  for (const endpoint of [...ENDPOINTS, ...ENDPOINTS]) {
    expect([endpoint.operation, (await (await exampleIn(bank, endpoint))()).text]).toEqual([
      endpoint.operation,
      expect.not.stringContaining("error"),
    ]);
  }
});

test("an example says which rows are missing", () => {
  const endpoint = ENDPOINTS.find(({ operation }) => operation === "createPerson") as Endpoint;
  expect(exampleOf(endpoint, stateOf(createBank({ clock }))).missing).toEqual(["addresses", "govIdents"]);
});

test("the rows that have to be made first are known before they are made, each after those that it needs", () => {
  const steps = (operation: string) => {
    const endpoint = ENDPOINTS.find((one) => one.operation === operation) as Endpoint;
    return preparationOf(endpoint, ENDPOINTS, stateOf(createBank({ clock }))).map(
      ({ route }) => route.operation,
    );
  };
  expect(steps("createAddress")).toEqual([]);
  expect(steps("getCompany")).toEqual([
    "createAddress",
    "createFile",
    "createGovIdent",
    "createPerson",
    "createCompany",
  ]);
});
