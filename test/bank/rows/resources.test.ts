// Statements: P14, O9.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";

test("bank.resources names the area, the path and the plural of each resource", () => {
  const described = Object.entries(mondayBank().resources).map(([name, { area, path, plural }]) => [
    name,
    area,
    path,
    plural,
  ]);
  const known = [
    ["counterparties", "payments", "/v1/counterparties", "Counterparties"],
    ["achTransfers", "payments", "/v1/ach", "ACH transfers"],
    ["virtualCards", "cards", "/v1/virtualcards", "Virtual cards"],
    ["realCards", "cards", "/v1/realcards", "Real cards"],
    ["suppliers", "cards", "/v1/suppliers", "Suppliers"],
    ["companies", "onboarding", "/v1/companies", "Companies"],
    ["persons", "onboarding", "/v1/persons", "Persons"],
    ["logins", "onboarding", "/v1/logins", "Logins"],
    ["parentCompanies", "onboarding", "/v1/parent_companies", "Parent companies"],
    ["addresses", "onboarding", "/v1/addresses", "Addresses"],
    ["files", "onboarding", "/v1/files", "Files"],
    ["documents", "onboarding", "/v1/documents", "Documents"],
    ["govIdents", "onboarding", "/v1/gov_idents", "Gov idents"],
  ];
  expect(described).toEqual(expect.arrayContaining(known));
});

test("the transition of a company is described as an action that leads to the status it is given", () => {
  const { actions, statuses } = mondayBank().resources.companies;
  expect(actions).toMatchObject([
    { name: "transition", positional: ["status"], target: "status", byState: true },
  ]);
  const [status] = actions[0]?.arguments ?? [];
  expect(status?.choices?.map(({ value }) => value).toSorted()).toEqual(
    statuses.map(({ name }) => name).toSorted(),
  );
});

test("the arguments of a card's actions that are amounts of money are described in cents", () => {
  const { actions } = mondayBank().resources.virtualCards;
  const inCents = actions.flatMap((action) =>
    action.arguments
      .filter(({ unit }) => unit === "cents")
      .map((argument) => `${action.name} ${argument.name}`),
  );
  expect(inCents.toSorted()).toEqual([
    "authorize amount",
    "clear amount",
    "clear fee",
    "refund amount",
    "reverse amount",
  ]);
});

test("an argument that is an object is described with its parts, also where all of them may be left out", () => {
  const { actions } = mondayBank().resources.virtualCards;
  const authorize = actions.find(({ name }) => name === "authorize");
  expect(authorize?.arguments.find(({ name }) => name === "merchant")).toEqual({
    name: "merchant",
    title: "Merchant",
    type: "object",
    required: false,
    fields: [
      { name: "id", title: "Merchant id", type: "text", required: false, default: "100000000000001" },
      { name: "name", title: "Merchant", type: "text", required: false, default: "Corner Shop" },
      { name: "mcc", title: "Category code", type: "text", required: false, default: "5999" },
    ],
  });
});

test("the ways from one status to another are described, under the name that the options give a status (P14)", () => {
  const { achTransfers, virtualCards, counterparties } = mondayBank({
    assumptions: { reviewStatus: "in_review" },
  }).resources;
  expect(achTransfers.transitions.filter(({ from }) => from === "in_review")).toEqual([
    { from: "in_review", to: "pending" },
    { from: "in_review", to: "processing" },
    { from: "in_review", to: "failed" },
    { from: "in_review", to: "canceled" },
  ]);
  expect(virtualCards.transitions).toEqual([{ from: "Approved", to: "Canceled" }]);
  expect(counterparties.transitions).toEqual([]);
});

test("the review of companies leads to its outcome, and to blocked (O8)", () => {
  const to = (from: string, outcome: "approved" | "rejected") =>
    mondayBank({ assumptions: { review: { outcome } } })
      .resources.companies.transitions.filter((each) => each.from === from)
      .map((each) => each.to);
  expect(to("pending", "rejected").toSorted()).toEqual([
    "approved",
    "blocked",
    "conditionally_approved",
    "rejected",
  ]);
  expect(to("rejected", "approved")).toEqual([]);
});
