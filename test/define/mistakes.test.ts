import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank, OptionError } from "../../src/index.ts";

const row = z.object({ id: z.string(), amount: z.int(), status: z.enum(["open", "closed"]) });
const right = {
  noun: "case",
  path: "/api/cases",
  row,
  create: { required: ["amount"] },
  states: { open: {}, closed: {} },
};

const RULE = { fields: ["amount"], broken: () => undefined };
const FOLLOWS = { field: "amount", collection: "achTransfers", to: { failed: "closed" } };

/** The message with which a bank refuses a definition. */
function refusal(definition: object, name = "cases"): string {
  try {
    createBank({ resources: { [name]: defineResource({ ...right, ...definition } as never) } });
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError);
    return (error as Error).message;
  }
}

test("a right definition is taken (DEF-2)", () => {
  expect(refusal({})).toBe("");
});

test.each<readonly [what: string, definition: object, message: string]>([
  [
    "a path without a slash",
    { path: "cases" },
    `Option 'resources.cases.path' must be a path that begins with "/" and does not end with one, got "cases".`,
  ],
  [
    "an answer that is no success",
    { create: { required: ["amount"], status: 404 } },
    "Option 'resources.cases.create.status' must be a whole number from 200 to 299, got 404.",
  ],
  ["an unknown part", { rout: {} }, "Unknown option 'resources.cases.rout' for createBank."],
  [
    "no schema",
    { row: {} },
    "Option 'resources.cases.row' must be the schema of a row, as z.object makes it, got an object.",
  ],
  [
    "an answer without a schema",
    {
      routes: (route: (given: object) => unknown) => ({
        close: route({ method: "POST", path: "/api/close", answer: {}, handle: () => ({}) }),
      }),
    },
    "Option 'resources.cases.routes.close.answer' must be a schema of zod, got an object.",
  ],
  [
    "a field that there is not",
    { create: { required: ["amount", "amout"] } },
    `Option 'resources.cases.create.required' must be a field of the row, one of "id", "amount", "status", got "amout".`,
  ],
  [
    "a state that there is not",
    { states: { open: { after: { days: 1, to: "shut" } }, closed: {} } },
    `Option 'resources.cases.states.open.after.to' must be a state, one of "open", "closed", got "shut".`,
  ],
  [
    "a status that the schema does not take",
    { states: { open: {}, shut: {} } },
    "Option 'resources.cases.states.shut' must be a status that the schema of the row takes.",
  ],
  [
    "a field of a name that answers leave out",
    { row: row.extend({ internal: z.string() }), create: { required: ["amount", "internal"] } },
    "Option 'resources.cases.row' must not have a field internal, which is the name of what answers leave out.",
  ],
  [
    "a wrong duration",
    { states: { open: { after: { weeks: 1, to: "closed" } }, closed: {} } },
    "Option 'resources.cases.states.open.after' must be a duration: it does not know the unit 'weeks': use minutes, hours, days, bankingDays.",
  ],
  [
    "an action of no state",
    { actions: { close: {} } },
    `Option 'resources.cases.actions' must be an action of a state, of which there is none, got "close".`,
  ],
  [
    "a field that nothing fills in",
    { create: { required: [] } },
    "Option 'resources.cases.create' must say what 'amount' is when it is not sent: list it in required, or give it in defaults.",
  ],
  [
    "a statement that there is not",
    { rules: [{ fields: ["amount"], statement: "C-1", broken: () => undefined }] },
    `Option 'resources.cases.rules.0.statement' must be the id of one of its statements, of which there is none, got "C-1".`,
  ],
  [
    "a prefix that ends in a digit",
    { ids: { prefix: "v2" } },
    `Option 'resources.cases.ids.prefix' must be a text that does not end in a digit, got "v2".`,
  ],
  ["no row", { row: undefined }, "Option 'resources.cases.row' is required."],
  ["no function", { seed: 5 }, "Option 'resources.cases.seed' must be a function, got 5."],
  [
    "two mistakes",
    { update: ["amout"], indexes: ["amont"] },
    `Option 'resources.cases.update' must be a field of the row, one of "id", "amount", "status", got "amout". Option 'resources.cases.indexes' must be a field of the row, one of "id", "amount", "status", got "amont".`,
  ],
  ...(
    [
      ["create.optional", { create: { required: ["amount"], optional: ["x"] } }],
      ["create.defaults", { create: { required: ["amount"], defaults: { x: 1 } } }],
      ["filters", { filters: ["amount", "x"] }],
      ["filters", { filters: [{ name: "amount", field: "x.amount" }] }],
      ["reserved", { reserved: { x: {} } }],
      ["rules.1.fields", { rules: [RULE, { ...RULE, fields: ["x"] }] }],
      [
        "states.open.follows.field",
        { states: { open: { follows: { ...FOLLOWS, field: "x" } }, closed: {} } },
      ],
    ] satisfies [string, object][]
  ).map(
    ([path, definition]) =>
      [
        `a field x in ${path}`,
        definition,
        `Option 'resources.cases.${path}' must be a field of the row, one of "id", "amount", "status", got "x".`,
      ] as const,
  ),
  ...(
    [
      ["onEnter", { onEnter: { x: () => ({}) } }],
      ["reserved.amount", { reserved: { amount: { 1: "open", 2: "x" } } }],
      ["states.open.actions.end.to", { states: { open: { actions: { end: { to: "x" } } }, closed: {} } }],
      [
        "states.open.follows.to",
        { states: { open: { follows: { ...FOLLOWS, to: { failed: "x" } } }, closed: {} } },
      ],
    ] satisfies [string, object][]
  ).map(
    ([path, definition]) =>
      [
        `a state x in ${path}`,
        definition,
        `Option 'resources.cases.${path}' must be a state, one of "open", "closed", got "x".`,
      ] as const,
  ),
  [
    "states, and no field for them",
    { row: z.object({ id: z.string(), amount: z.int() }) },
    "Option 'resources.cases.row' must have a field status, as there are states.",
  ],
  [
    "a status that is no state, and nothing that fills it in",
    { states: {} },
    "Option 'resources.cases.create' must say what 'status' is when it is not sent: list it in required, or give it in defaults.",
  ],
  [
    "no id",
    { row: z.object({ amount: z.int(), status: z.string() }) },
    "Option 'resources.cases.row' must have a field id.",
  ],
])("a definition with %s is refused by its path (DEF-2)", (_, definition, message) => {
  expect(refusal(definition)).toBe(message);
});

test.each([
  ["Cases", "Option 'resources.Cases' must have a name of letters and digits, the first a small letter."],
  ["cases-2", "Option 'resources.cases-2' must have a name of letters and digits, the first a small letter."],
  [
    "companies",
    /^Option 'resources.companies' must have another name than the bank's own, which are "counterparties", /,
  ],
])("a collection can't have the name %s (DEF-3)", (name, message) => {
  expect(refusal({}, name)).toMatch(message);
});

test("no operation and no path is there twice (DEF-3)", () => {
  expect(refusal({ path: "/v1/ach" })).toBe(
    "Option 'resources.cases' has POST /v1/ach, which there is already.",
  );
  expect(refusal({ noun: "company", plural: "Cases" })).toBe(
    "Option 'resources.cases' has the operation createCompany, which there is already.",
  );
});

test("two resources may share a path by methods that differ (DEF-3)", () => {
  const row = z.object({ id: z.string() });
  const path = "/api/things";
  const made = defineResource({
    ...{ noun: "thing", path, row, create: { required: [] }, operations: ["create"] },
  });
  const listed = defineResource({ noun: "item", path, row, operations: ["list"] });
  expect(() => createBank({ resources: { made, listed } })).not.toThrow();
});

test("what defineResource has not made is refused (DEF-2)", () => {
  expect(() => createBank({ resources: { cases: right as never } })).toThrow(
    "Option 'resources.cases' must be a resource that defineResource of sandbank/define has made, got an object.",
  );
  expect(() => createBank({ resources: { cases: () => undefined } })).toThrow(
    "Option 'resources.cases' must be a resource that defineResource of sandbank/define has made.",
  );
});
