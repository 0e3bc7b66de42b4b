import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Endpoint, endpointsOf, withData } from "../../playground/src/explorer/endpoints.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { routesOf } from "../../src/engine/http/routes/route.ts";
import type { Development } from "../../src/engine/resource/development.ts";
import { resourcesOf } from "../../src/engine/resource/resource.ts";
import { referenceTo } from "../../src/engine/schema/fields.ts";
import { createInput } from "../../src/engine/schema/input.ts";
import type { Service } from "../../src/engine/service.ts";
import { defineModel } from "../../src/engine/store/model.ts";
import { createBank } from "../../src/index.ts";
import { type ExampleRow, exampleOf } from "../../src/openapi/calls/example.ts";
import { REGISTRY } from "../../src/registry.ts";

const Note = z.object({
  id: z.string(),
  text: z.string(),
  counterparty_id: referenceTo("counterparties"),
  status: z.enum(["open", "closed"]),
});

const Notes = defineModel({
  collection: "notes",
  noun: "note",
  plural: "Notes",
  type: "note",
  path: "/v1/notes",
  ids: "string",
  row: Note,
});

const route = routesOf<Service>();
const notes = resourcesOf<Service>()({
  model: Notes,
  area: "notes",
  routes: [
    route({
      operation: "createNote",
      method: "POST",
      path: "/v1/notes",
      summary: "Create a note",
      model: Notes,
      body: createInput(Note, { required: ["text", "counterparty_id"] }),
      handle: () => undefined,
    }),
    route({
      operation: "deleteNote",
      method: "DELETE",
      path: "/v1/notes/:id",
      summary: "Delete a note",
      model: Notes,
      handle: () => undefined,
    }),
  ],
});

const notesDevelopment: Development<z.output<typeof Note>> = {
  examples: {
    createNote: {
      data: ({ unique, idOf }) => ({ text: `Note ${unique}`, counterparty_id: idOf("counterparties") }),
    },
    deleteNote: { worksOn: ({ status }) => status === "closed" },
  },
};

const endpoints = endpointsOf({ ...REGISTRY, notes }, { ...DEVELOPMENT, notes: notesDevelopment });
const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);
const endpointNamed = (name: string) => {
  const found = endpoints.find(({ operation }) => operation === name);
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  return found;
};

const rows: Readonly<Record<string, readonly ExampleRow[]>> = {
  counterparties: [{ id: "1001" }, { id: "1002" }],
  notes: [
    { id: "1005", status: "closed" },
    { id: "1006", status: "open", counterparty_id: 1002 },
  ],
};
const state = { now: () => new Date("2026-03-04T15:00:00Z"), rows: (name: string) => rows[name] ?? [] };

test("a further resource has its endpoints, after those of the others", () => {
  expect(endpoints.slice(0, -2).map(({ operation }) => operation)).toEqual(
    ENDPOINTS.map(({ operation }) => operation),
  );
  const { body = {}, resolve, ...createNote } = endpointNamed("createNote");
  expect(createNote).toMatchObject({
    area: "notes",
    creates: "notes",
    names: ["text", "counterparty_id"],
  });
  expect(withData(body, resolve).properties?.data?.required).toEqual(["text", "counterparty_id"]);
});

test("the endpoints of a bank show the values that it reserves, besides the documented ones", () => {
  const bank = createBank({
    reserved: {
      receiverAccounts: { "9000000000008203": { return: "R03" } },
      companyNames: { "TEST SUSPENDED": { status: "suspended" } },
    },
  });
  const own = endpointsOf(REGISTRY, DEVELOPMENT, bank);
  const described = (name: string, field: string) => {
    const { body = {}, resolve } = own.find(({ operation }) => operation === name) as Endpoint;
    return withData(body, resolve).properties?.data?.properties?.[field]?.description;
  };
  const account = described("createAchTransfer", "receiver_account_number");
  expect(account).toContain("`9000000000008201`: failed, returned with R01.");
  expect(account).toContain("`9000000000008203`: failed, returned with R03.");
  expect(described("createCompany", "name")).toContain("`TEST SUSPENDED`: suspended.");
});

test("its examples are those of its development part", () => {
  expect(exampleOf(endpointNamed("createNote"), state)).toEqual({
    path: "/v1/notes",
    body: { data: { text: "Note 1007", counterparty_id: 1002 } },
    missing: [],
  });
  expect(exampleOf(endpointNamed("deleteNote"), state).path).toBe("/v1/notes/1005");
});

test("the rows of a further resource point into the collections of the others", () => {
  expect(endpointNamed("getCounterparty").pointers).toEqual([
    { collection: "achTransfers", field: "counterparty_id" },
    { collection: "notes", field: "counterparty_id" },
  ]);
});
