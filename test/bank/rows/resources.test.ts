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

test("a resource is described whole: its statuses and ways, its references and operations, and how it is asked", () => {
  const { actions: _actions, ...described } = mondayBank().resources.achTransfers;
  const way = (from: string, to: string, by: string, name: string, more: object = {}) => ({
    ...{ from, to, by, name, operation: null, when: null },
    ...more,
  });
  const settled = { when: "after 1 banking day, at 13:30" };
  const edges = [
    way("pending", "processing", "step", "process", { when: "after 60 minutes" }),
    way("pending", "processing", "action", "process"),
    way("pending", "canceled", "request", "cancel", { operation: "cancelAchTransfer" }),
    way("pending", "hold", "action", "hold"),
    way("processing", "failed", "step", "settle", settled),
    way("processing", "succeeded", "step", "settle", settled),
    way("processing", "succeeded", "action", "settle"),
    way("processing", "failed", "action", "return"),
    way("processing", "hold", "action", "hold"),
    way("hold", "pending", "action", "release"),
    way("hold", "processing", "action", "release"),
    way("hold", "failed", "action", "reject"),
    way("hold", "canceled", "action", "reject"),
    way("succeeded", "failed", "action", "return"),
  ];
  const operation = (name: string, method: string, path: string) => ({
    ...{ operation: name, method, path, auth: "client" },
  });
  expect(described).toEqual({
    ...{ collection: "achTransfers", noun: "ACH transfer", plural: "ACH transfers" },
    ...{ area: "payments", path: "/v1/ach", type: "ach" },
    statuses: [
      { name: "pending", tone: "wait" },
      { name: "processing", tone: "move" },
      { name: "hold", tone: "held" },
      { name: "succeeded", tone: "good" },
      { name: "failed", tone: "bad" },
      { name: "canceled", tone: "off" },
    ],
    transitions: [0, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13].map((at) => ({
      from: edges[at]?.from,
      to: edges[at]?.to,
    })),
    lifecycle: { initial: "pending", edges },
    references: [{ field: "counterparty_id", collection: "counterparties" }],
    reserved: [
      { field: "receiver_account_number", value: "9000000000008201", outcome: "failed, returned with R01" },
      { field: "receiver_account_number", value: "9000000000008202", outcome: "failed, returned with R02" },
    ],
    cutOffs: [
      { time: "13:30", what: "standard transfers settle" },
      { time: "22:00", what: "same-day transfers settle" },
    ],
    operations: [
      operation("createAchTransfer", "POST", "/v1/ach"),
      operation("getAchTransfer", "GET", "/v1/ach/:id"),
      operation("cancelAchTransfer", "PATCH", "/v1/ach/:id"),
      operation("listAchTransfers", "GET", "/v1/ach"),
    ],
    credential: { header: "Authorization", before: "Bearer " },
    envelope: "data",
  });
});

test("an action is described with its arguments, one that is a request with what is sent", () => {
  const { achTransfers, virtualCards, counterparties } = mondayBank().resources;
  const action = (name: string, title: string, more: object = {}) => ({
    ...{ name, title, positional: [], arguments: [], target: null, byState: true, request: null },
    ...more,
  });
  const [process, cancel, , , give] = achTransfers.actions;
  expect([process, cancel]).toStrictEqual([
    action("process", "Process"),
    action("cancel", "Cancel", {
      request: { method: "PATCH", path: "/v1/ach/:id", data: { status: "canceled" } },
    }),
  ]);
  const [{ choices = [], ...code } = {}] = give?.arguments ?? [];
  expect({ ...give, arguments: [code] }).toEqual(
    action("return", "Return", {
      positional: ["code"],
      arguments: [{ name: "code", title: "Return code", type: "choice", required: true }],
    }),
  );
  expect(choices[0]).toEqual({ value: "R01", title: "Insufficient Funds" });
  const [authorize, clear, , refund] = virtualCards.actions;
  const rate = { name: "exchangeRate", title: "USD for one of it", type: "text", required: false };
  expect(clear).toStrictEqual(
    action("clear", "Clear", {
      positional: ["reference"],
      byState: false,
      arguments: [
        { name: "reference", title: "Authorization", type: "text", required: true },
        { name: "amount", title: "Amount", type: "number", required: false, unit: "cents" },
        { name: "fee", title: "Fee", type: "number", required: false, default: 0, unit: "cents" },
        rate,
        { name: "final", title: "Final", type: "boolean", required: false, default: true },
      ],
    }),
  );
  expect(refund?.arguments.at(-1)).toEqual({
    ...{ name: "clearing", title: "Clearing", type: "text", required: false },
    hint: "Its index in the list, or the authorization's reference.",
  });
  expect(authorize?.arguments.at(-1)).toEqual({
    ...{ name: "decline", title: "Issuer declines", type: "text", required: false },
    suggestions: ["do not honor", "suspected fraud", "wrong cvc", "wrong expiry"],
  });
  expect(authorize?.arguments[1]).toEqual({
    ...{ name: "type", title: "Type", type: "choice", required: false, default: "Authorization" },
    choices: [
      "Authorization",
      "Advice",
      "First Presentment",
      "Unspecified (Offline Settlements)",
      "Forced Post",
    ].map((value) => ({ value, title: value })),
  });
  expect([counterparties.actions, counterparties.lifecycle, counterparties.reserved]).toEqual([[], null, []]);
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
