import { expect } from "vitest";
import { type BankOptions, createBank } from "../../src/index.ts";
import type { JsonSchema, OpenApiDocument, OperationObject } from "../../src/openapi/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { validatorOf } from "./validator.ts";

/** An operation with where it stands. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

/** Every operation of a document. */
export function operationsOf({ paths }: OpenApiDocument): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** A content of a body, with where it stands. */
export function contentsOf({ operation }: Placed) {
  const { operationId, requestBody, responses } = operation;
  const bodies = [["body", requestBody] as const, ...Object.entries(responses)];
  return bodies.flatMap(([name, body]) =>
    Object.values(body?.content ?? {}).map((content) => ({ place: `${operationId} ${name}`, content })),
  );
}

/** A schema with where it stands, and whether it is that of a field. */
export interface PlacedSchema {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly isField: boolean;
}

/** Every schema of a document, those inside of others included. */
export function schemasOf(document: OpenApiDocument): readonly PlacedSchema[] {
  const operations = operationsOf(document);
  return [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => within(name, schema)),
    ...operations.flatMap(contentsOf).flatMap(({ place, content }) => within(place, content.schema)),
    ...operations.flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters.flatMap(({ name, schema }) => within(`${operationId} ${name}`, schema)),
    ),
  ];
}

function within(place: string, schema: JsonSchema, isField = false): readonly PlacedSchema[] {
  const { properties = {}, patternProperties = {}, anyOf = [], items, additionalProperties } = schema;
  const parts = [...anyOf, items, additionalProperties, ...Object.values(patternProperties as object)];
  return [
    { place, schema, isField },
    ...Object.entries(properties).flatMap(([name, field]) => within(`${place}.${name}`, field, true)),
    ...parts.filter(isSchema).flatMap((part, at) => within(`${place}/${at}`, part)),
  ];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

/** The document of a bank with these options, which must be valid with every example in it. */
export function validDocument(options: BankOptions) {
  const document = openapi(createBank(options));
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  const compile = validatorOf(document);
  for (const { place, content } of operationsOf(document).flatMap(contentsOf)) {
    const validate = compile(content.schema);
    for (const { value } of Object.values(content.examples ?? {}))
      expect([place, validate(value), validate.errors]).toEqual([place, true, null]);
  }
  const { schemas } = document.components;
  return { document, schemas, field: (name: string, field: string) => schemas[name]?.properties?.[field] };
}
