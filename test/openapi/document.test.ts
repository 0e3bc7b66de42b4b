import { expect, test } from "vitest";
import { starter } from "../../fixtures/index.ts";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import type { Resource } from "../../src/engine/resource/resource.ts";
import { createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { contentsOf, operationsOf, schemasOf } from "./document.ts";
import { validatorOf } from "./validator.ts";

const document = openapi();
const operations = operationsOf(document);
const schemas = schemasOf(document);
const routes = Object.values<Resource>(REGISTRY).flatMap(({ routes }) => routes);

test("every route is an operation, under its name and with its statuses", () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
    ["getApiVersion", ...routes.map(({ operation }) => operation)].sort(),
  );
  for (const route of routes) {
    const { success, refusals } = answersOf(route);
    const found = operations.find(({ operation }) => operation.operationId === route.operation);
    expect(Object.keys(found?.operation.responses ?? {})).toEqual(
      [String(success.status), ...Object.keys(refusals)].sort(),
    );
  }
});

test("every operation has a summary, one tag of the document and the keys that it takes", () => {
  const tags = document.tags.map(({ name }) => name);
  expect(tags).toEqual(["service", "payments", "cards", "onboarding"]);
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.tags.filter((tag) => tags.includes(tag))).toHaveLength(1);
    const keys = operation.security.flatMap((one) => Object.keys(one));
    expect(keys.filter((key) => !(key in document.components.securitySchemes))).toEqual([]);
    expect(keys.length).toBeGreaterThan(0);
  }
  const securityOf = (id: string) =>
    operations.find(({ operation }) => operation.operationId === id)?.operation.security;
  expect(securityOf("createAchTransfer")).toEqual([{ client: [] }]);
  expect(securityOf("updateConfiguration")).toEqual([{ admin: [] }]);
  expect(securityOf("getApiVersion")).toEqual([{ client: [] }, { admin: [] }]);
});

test("no schema and no field falls back to anything", () => {
  const saying = ["$ref", "type", "anyOf", "const", "enum"];
  const open = schemas.filter(({ schema }) => !saying.some((keyword) => keyword in schema));
  expect(open.map(({ place }) => place)).toEqual([]);
});

test("the description of 'data' says what a body holds in it (CONV-3)", () => {
  const { content } = document.paths["/v1/ach"]?.post?.requestBody ?? {};
  expect(content?.["application/json"]?.schema.properties?.data?.description).toBe(
    "The body of a create or update holds its fields in an object called `data`.",
  );
});

test("every field, parameter and tag has a description, once", () => {
  const fields = schemas
    .filter(({ isField }) => isField)
    .map(({ place, schema }) => [place, schema] as const);
  const parameters = operations.flatMap(({ operation: { operationId, parameters = [] } }) =>
    parameters.map((parameter) => [`${operationId} ${parameter.name}`, parameter] as const),
  );
  const named = [...fields, ...parameters, ...document.tags.map((tag) => [tag.name, tag] as const)];
  expect(named.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  const twice = fields.filter(([, { anyOf }]) => anyOf?.some(({ description }) => description));
  expect(twice.map(([place]) => place)).toEqual([]);
});

test("every body and every documented error has an example", () => {
  const without = operations.flatMap(contentsOf).filter(({ content }) => !content.examples);
  expect(without.map(({ place }) => place)).toEqual([]);
});

test("a refusal for its key names the scheme, a wrong method answers the right ones", () => {
  for (const { operation } of operations) {
    expect(Object.keys(operation.responses[401]?.headers ?? {})).toEqual(["WWW-Authenticate"]);
  }
  expect(Object.keys(document.components.responses.MethodNotAllowed?.headers ?? {})).toEqual(["Allow"]);
});

test("each status of a refusal says what it is for (S2, OPT-2)", () => {
  const { paths } = openapi();
  const said = (path: string, method: "get" | "post" | "patch", from = paths) => {
    const { responses = {} } = from[path]?.[method] ?? {};
    return Object.fromEntries(
      Object.entries(responses).map(([status, { description }]) => [status, description]),
    );
  };
  const key = { 401: "The key is missing, malformed or unknown.", 403: "The key is that of the admin user." };
  const malformed = "The body is malformed, or a field or query parameter is invalid.";
  const body = {
    400: malformed,
    408: "The body was not complete in time.",
    413: "The body is too large.",
    415: "The body is not application/json.",
  };
  expect(said("/v1", "get")).toEqual({ 200: "Done.", 400: "A query parameter is invalid.", 401: key[401] });
  expect(said("/v1/admin/virtualcard", "patch")).toEqual({
    ...{ 200: "Done.", ...body, ...key },
    403: "The key is that of the client user.",
  });
  expect(said("/v1/virtualcards/{id}", "patch")).toEqual({
    ...{ 200: "Done.", ...body, ...key, 404: "No row has this id.", 409: "The card is canceled." },
  });
  expect(said("/v1/files", "post")).toEqual({
    ...{ 200: "Done.", ...body, ...key },
    413: "The file or the body is too large.",
    415: "The body is not multipart/form-data, or the file's type is not taken.",
  });
  const documented = createBank({ assumptions: { statusCodes: "documented" } });
  expect(said("/v1/ach", "post", openapi(documented).paths)).toEqual({
    ...{ 200: "Done.", ...key },
    400: `${malformed} ${body[408]} ${body[413]} ${body[415]}`,
  });
});

test("a list holds references, whose ids are as those of the rows, and links (CONV-5)", () => {
  const { schemas } = openapi().components;
  const fieldsOf = (name: string) => {
    const { properties = {}, required } = schemas[name] ?? {};
    const fields = Object.entries(properties).map(([field, { description, ...schema }]) => [field, schema]);
    return { fields: Object.fromEntries(fields), required };
  };
  const text = { type: "string" };
  expect(fieldsOf("AchTransferReference")).toEqual({
    fields: { id: text, type: { ...text, const: "ach" }, url: text },
    required: ["id", "type", "url"],
  });
  expect(schemas.CompanyReference?.properties?.id?.type).toBe("integer");
  expect(fieldsOf("CompanyList")).toEqual({
    fields: {
      data: { type: "array", items: { $ref: "#/components/schemas/CompanyReference" } },
      links: { $ref: "#/components/schemas/Links" },
    },
    required: ["data", "links"],
  });
  expect(fieldsOf("Links")).toEqual({
    fields: { first: text, next: { anyOf: [text, { type: "null" }] } },
    required: ["first", "next"],
  });
  for (const name of ["AchTransferReference", "CompanyList", "Links"])
    for (const { description } of Object.values(schemas[name]?.properties ?? {}))
      expect(description).toMatch(/^A list returns `data`, an array of references/);
});

test("fields of a row that no call takes are read-only", () => {
  const { properties = {} } = document.components.schemas.AchTransfer ?? {};
  const readOnly = Object.keys(properties).filter((name) => properties[name]?.readOnly);
  expect(readOnly).toEqual(["id", "batch_id", "return", "type", "url"]);
});

test("a create names the default of a field, a row does not", () => {
  const { AchTransferCreate, AchTransfer } = document.components.schemas;
  expect(AchTransferCreate?.properties?.service?.default).toBe("standard");
  expect(AchTransferCreate?.properties?.currency?.default).toBe("usd");
  expect(AchTransferCreate?.properties?.metadata?.default).toBeNull();
  expect(AchTransfer?.properties?.service).not.toHaveProperty("default");
});

test("what JSON Schema has no keyword for is said in words", () => {
  const said = (name: string, field: string) =>
    document.components.schemas[name]?.properties?.[field]?.description;
  expect(said("CompanyCreate", "metadata")).toBe(
    "The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.",
  );
  expect(said("CompanyCreate", "options")).toContain("It nests at most 500 levels deep.");
  expect(said("CounterpartyCreate", "routing_number")).toContain("Its check digit is tested in strict mode.");
  expect(said("VirtualCardCreate", "metadata")).toContain("8192 bytes");
});

test("every schema compiles as JSON Schema 2020-12, without a keyword that the standard does not know", () => {
  const compile = validatorOf(document);
  for (const { schema } of schemas) expect(() => compile(schema)).not.toThrow();
});

test("equal calls give equal documents, and so do equal banks", async () => {
  expect(JSON.stringify(openapi())).toBe(JSON.stringify(document));
  const bankNow = async () => {
    const bank = createBank({ scenario: starter, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
    await bank.reset();
    return JSON.stringify(openapi(bank));
  };
  expect(await bankNow()).toBe(await bankNow());
});

test("reading the document changes nothing of it for the next", () => {
  const first = JSON.parse(JSON.stringify(openapi()));
  Object.assign(openapi().components.schemas.AchTransfer ?? {}, { type: "null" });
  expect(JSON.parse(JSON.stringify(openapi()))).toEqual(first);
});

test("a summary follows from method and noun where a route has none", () => {
  const { paths } = openapi();
  expect([
    paths["/v1/persons"]?.get?.summary,
    paths["/v1/ach"]?.post?.summary,
    paths["/v1/addresses/{id}"]?.get?.summary,
    paths["/v1/gov_idents/{id}"]?.delete?.summary,
  ]).toEqual([
    "List persons",
    "Create an ACH transfer",
    "Retrieve an address",
    "Delete a gov ident that nothing uses",
  ]);
});
