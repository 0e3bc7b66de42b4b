import { expect, test } from "vitest";
import * as z from "zod/mini";
import { getApiVersion } from "../../src/bank/runtime/version-routes.ts";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import type { Resource } from "../../src/engine/resource/resource.ts";
import { withMeta } from "../../src/engine/schema/zod/with-meta.ts";
import { wireOf } from "../../src/engine/store/model.ts";
import { statementsIn, statementsOf } from "../../src/engine/store/statements.ts";
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

test("every field of an object inside of an answer has a statement, which names it if it is about that field alone", () => {
  const objects = routes.flatMap((route) => {
    const { body } = answersOf(route).success;
    return body ? objectsIn(body) : [];
  });
  const named = new Map(
    objects.map((object) => [z.globalRegistry.get(object)?.component as string | undefined, object]),
  );
  expect(named.has("Authorization")).toBe(true);
  named.delete(undefined);
  const wrong = [...named].flatMap(([component, object]) =>
    Object.entries(statementsIn(object)).flatMap(([field, id]) => {
      if (z.globalRegistry.get(object)?.statements === undefined) return mismatch(`${component}`, field, id);
      return texts.has(id) ? [] : [`${component}: ${field}, ${id}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("a field names its statement itself, or has that of its object", () => {
  const named = z.object({ a: withMeta(z.string(), { statement: "ACH-9" }), b: z.string() });
  expect(statementsIn(named)).toEqual({ a: "ACH-9", b: "" });
  expect(statementsIn(withMeta(named, { statements: "S8" }))).toEqual({ a: "ACH-9", b: "S8" });
});

/** A message unless a statement names a field; [] otherwise. */
function mismatch(owner: string, field: string, id: string | undefined): string[] {
  const names = [...(texts.get(id ?? "") ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  return names.includes(field) ? [] : [`${owner}: ${field} is not named by ${id}`];
}

/** Every object in a schema, itself included. */
function objectsIn(schema: z.core.$ZodType): z.ZodMiniObject[] {
  if (schema instanceof z.ZodMiniObject) {
    const { internal: _internal, ...shape } = schema.shape;
    return [schema, ...Object.values(shape).flatMap(objectsIn)];
  }
  if (schema instanceof z.ZodMiniArray) return objectsIn(schema.def.element);
  return schema instanceof z.ZodMiniNullable ? objectsIn(schema.def.innerType) : [];
}
