import { expect, test } from "vitest";
import * as z from "zod";
import { getApiVersion } from "../../src/bank/runtime/routes.ts";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import type { Resource } from "../../src/engine/resource/resource.ts";
import { defineModel, wireOf } from "../../src/engine/store/model.ts";
import { numbered, statementsIn, statementsOf } from "../../src/engine/store/statements.ts";
import { REGISTRY } from "../../src/registry.ts";
import { statements } from "./statements.ts";

const texts = new Map(statements().map(({ id, cells }) => [id, cells[0] ?? ""]));
const resources = Object.values<Resource>(REGISTRY);
const routes = [getApiVersion, ...resources.flatMap((resource) => resource.routes)];

test("every field that a resource shows or takes has a statement, and that one names it", () => {
  const wrong = resources.flatMap(({ model, routes }) => {
    const taken = routes.flatMap(({ body, statements = {} }) =>
      Object.keys(body?.schema.shape ?? {}).filter((field) => !(field in statements)),
    );
    const fields = new Set([...Object.keys(wireOf(model).shape), ...taken]);
    return [...fields].flatMap((field) => mismatch(model.noun, field, statementsOf(model)[field]));
  });
  expect(wrong).toEqual([]);
});

test("no statement is given for a field that a resource neither shows nor takes", () => {
  const stray = resources.flatMap(({ model }) => {
    const known = Object.keys(wireOf(model).shape);
    return Object.keys(statementsOf(model)).filter((field) => !known.includes(field));
  });
  expect(stray).toEqual([]);
});

test("every parameter of a route has a statement", () => {
  const wrong = routes.flatMap(
    ({ operation, model, query = {}, beside = {}, multipart, body, openPrefix, statements = {} }) => {
      const taken = Object.keys(body?.schema.shape ?? {}).filter(
        (field) => !(model && field in statementsOf(model)),
      );
      const open = openPrefix === undefined ? [] : ["filter"];
      const files = multipart ? [multipart.file] : [];
      const names = [...Object.keys(query), ...Object.keys(beside), ...taken, ...open, ...files];
      return names.flatMap((name) =>
        texts.has(statements[name] ?? "") ? [] : [`${operation}: ${name}, ${statements[name]}`],
      );
    },
  );
  expect(wrong).toEqual([]);
});

test("every field of an object inside of an answer has a statement, and its statement exists", () => {
  const objects = routes.flatMap((route) => {
    const { body } = answersOf(route).success;
    return body ? objectsIn(body) : [];
  });
  const named = new Map(objects.map((object) => [object.meta()?.component, object]));
  const parts = [...named.keys()].filter((name) => !/^undefined$|Reference$|List$/.test(String(name)));
  expect(parts.sort()).toEqual([
    "AchReturn",
    "Authorization",
    "Clearing",
    "CompanyAccount",
    "CompanyEvent",
    "CompanyStatus",
    "Links",
    "RealCard",
    "ReferenceObject",
    "Supplier",
  ]);
  const wrong = objects.flatMap((object) => {
    const { component, statements } = object.meta() ?? {};
    if (statements === undefined) return [];
    const found = statementsIn(object);
    return Object.keys(object.shape).flatMap((field) =>
      texts.has(found[field] ?? "") ? [] : [`${component}: ${field}, ${found[field]}`],
    );
  });
  expect(wrong).toEqual([]);
  const { Authorization, Clearing, CompanyEvent } = Object.fromEntries(named);
  for (const object of [Authorization, Clearing, CompanyEvent]) {
    const found = Object.entries(statementsIn(object as z.ZodObject));
    expect(found.flatMap(([field, id]) => mismatch("object", field, id))).toEqual([]);
  }
});

test("fields are numbered from the last one that was named", () => {
  expect(numbered(["a", "b", "c", "d"], { b: "ACH-9", d: "S11" })).toEqual({
    a: "",
    b: "ACH-9",
    c: "ACH-10",
    d: "S11",
  });
  expect(statementsIn(z.object({ a: z.string(), b: z.string() }).meta({ statements: "S8" }))).toEqual({
    a: "S8",
    b: "S8",
  });
});

test("a numbering names only fields that there are", () => {
  const parts = { noun: "note", plural: "Notes", type: "note", path: "/v1/notes", ids: "string" } as const;
  const row = z.object({ id: z.string(), text: z.string() });
  const notes = defineModel({ collection: "notes", ...parts, row, numbering: { id: "S9" } });
  expect(statementsOf(notes)).toEqual({ id: "S9", text: "S10" });
  // @ts-expect-error: a note has no title.
  defineModel({ collection: "notes", ...parts, row, numbering: { title: "S9" } });
});

/** A message unless a statement names a field; [] otherwise. */
function mismatch(owner: string, field: string, id: string | undefined): string[] {
  const names = [...(texts.get(id ?? "") ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  return names.includes(field) ? [] : [`${owner}: ${field} is not named by ${id}`];
}

/** Every object in a schema, itself included. */
function objectsIn(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) {
    const { internal: _internal, ...shape } = schema.shape;
    return [schema, ...Object.values(shape).flatMap(objectsIn)];
  }
  if (schema instanceof z.ZodArray) return objectsIn(schema.element);
  return schema instanceof z.ZodNullable ? objectsIn(schema.unwrap()) : [];
}
