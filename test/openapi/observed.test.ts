import { describe, expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY, request } from "../../fixtures/http-client.ts";
import { starter } from "../../fixtures/index.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { endpointsOf } from "../../src/openapi/endpoints.ts";
import { type JsonSchema, type OpenApiDocument, openapi } from "../../src/openapi/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { ready, sendExample } from "../../tooling/contract/prepare.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { contentsOf, operationsOf } from "./document.ts";
import { validatorOf } from "./validator.ts";

const OPTIONS = {
  "the profile observed": { profile: "observed" },
  "documented statuses": { assumptions: { statusCodes: "documented" } },
  "bare cursors": { assumptions: { nextLink: "cursor-only" } },
  "-1 for what is not given": { assumptions: { minusOne: "not-given" } },
  "an answer to POST /v1": { assumptions: { postVersion: "answer" } },
  "ids of payments as numbers": { assumptions: { paymentIds: "numbers" } },
  wire_routing_Number: { assumptions: { wireRoutingField: "wire_routing_Number" } },
  "receiver fields left out": { assumptions: { receiverFields: "left-out" } },
} satisfies Record<string, BankOptions>;

/** Compares each example of a document with its schema. */
function expectValidExamples(document: OpenApiDocument) {
  const compile = validatorOf(document);
  for (const { place, content } of operationsOf(document).flatMap(contentsOf)) {
    const validate = compile(content.schema);
    for (const { value } of Object.values(content.examples ?? {}))
      expect([place, validate(value), validate.errors]).toEqual([place, true, null]);
  }
}

test.each(Object.entries<BankOptions>(OPTIONS))(
  "a bank with %s has a document with valid examples (OPT-1 to OPT-8)",
  (_, options) => expectValidExamples(openapi(createBank(options))),
);

test("so has one with rows (OPT-1 to OPT-8)", async () => {
  const bank = mondayBank({ profile: "observed", scenario: starter });
  await bank.ready;
  expectValidExamples(openapi(bank));
});

describe("a bank of the profile observed", () => {
  const options = { profile: "observed" } as const;
  const document = openapi(createBank(options));
  const compile = validatorOf(document);
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, createBank(options).options);

  test.each(endpoints)("answers $route.operation as its document says (OPT-1 to OPT-8)", async (endpoint) => {
    const { route } = endpoint;
    const bank = mondayBank({ ...options, clock: { start: "2035-03-05T15:00:00Z", paused: true } });
    const example = await ready(bank, endpoint, endpoints);
    const key = route.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
    const wrong = route.body ? { body: { data: { name: 1, status: 2, metadata: 3 } } } : {};
    const answers = [
      await sendExample(bank, endpoint, example),
      await request(bank, route.method, example.path, { key, ...wrong, contentType: "text/plain" }),
      await request(bank, route.method, example.path, { key, ...wrong }),
      await request(bank, route.method, example.path.replace("1001", "9999"), { key }),
      await request(bank, route.method, example.path, { key: "" }),
    ];
    expect([answers[0]?.ok, answers[0]?.text]).toEqual([true, answers[0]?.text]);
    const placed = operationsOf(document).find(
      ({ operation: { operationId } }) => operationId === route.operation,
    );
    const { responses = {} } = placed?.operation ?? {};
    for (const { status, body } of answers) {
      expect(Object.keys(responses)).toContain(String(status));
      const content = responses[status]?.content?.["application/json"];
      if (!content) expect(body).toBeUndefined();
      const validate = compile(content?.schema ?? {});
      expect([status, validate(body), validate.errors]).toEqual([status, true, null]);
    }
  });
});

const field = (schema: JsonSchema | undefined, name: string) => schema?.properties?.[name];

test("a document has the ids, the name and the fields that its bank sends (OPT-6, OPT-7, OPT-8)", () => {
  const plain = openapi().components.schemas;
  const { schemas } = openapi(createBank({ profile: "observed" })).components;
  for (const name of ["AchTransfer", "Counterparty", "AchTransferReference", "CounterpartyReference"]) {
    expect(field(plain[name], "id")?.type).toBe("string");
    expect(field(schemas[name], "id")?.type).toBe("integer");
  }
  expect(field(schemas.VirtualCard, "id")?.type).toBe("string");
  for (const name of ["Counterparty", "CounterpartyCreate", "CounterpartyUpdate"]) {
    const names = Object.keys(plain[name]?.properties ?? {});
    expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(
      names.map((each) => (each === "wire_routing_number" ? "wire_routing_Number" : each)),
    );
    expect(field(schemas[name], "wire_routing_Number")).toEqual(field(plain[name], "wire_routing_number"));
  }
  const receiver = [
    "receiver_account_number",
    "receiver_account_type",
    "receiver_name",
    "receiver_routing_number",
  ];
  expect(plain.AchTransfer?.required).toEqual(expect.arrayContaining(receiver));
  const required = plain.AchTransfer?.required?.filter((each) => !receiver.includes(each));
  expect(schemas.AchTransfer?.required).toEqual(required);
});

test("a document has only statuses that its bank sends, and says what becomes of other methods (OPT-2)", () => {
  const document = openapi(createBank({ assumptions: { statusCodes: "documented" } }));
  const statuses = operationsOf(document).flatMap(({ operation }) => Object.keys(operation.responses));
  expect([...new Set(statuses)].sort()).toEqual(["200", "202", "204", "400", "401", "403", "404"]);
  expect(Object.keys(document.components.responses)).toEqual(["TooManyRequests", "ServiceUnavailable"]);
  expect(document.info.description).toContain("A method that a path does not have is answered with 404");
  const { description } = document.paths["/v1/ach/{id}"]?.patch?.responses[400] ?? {};
  expect(description).toBe(
    "The body is malformed, or a field or query parameter is invalid. The body was not complete in time. The transfer is no longer pending. The body is too large. The body is not application/json.",
  );
});

test("a document describes POST /v1 where its bank answers it (OPT-5)", () => {
  const { get, post } = openapi(createBank({ assumptions: { postVersion: "answer" } })).paths["/v1"] ?? {};
  expect(post).toEqual({ ...get, operationId: "postApiVersion" });
  expect(openapi().paths["/v1"]?.post).toBeUndefined();
});

test("an optional number takes -1 by the document where it means that nothing is given, a required one does not (OPT-4)", async () => {
  const bank = mondayBank({ assumptions: { minusOne: "not-given" } });
  const document = openapi(bank);
  const schema = { $ref: "#/components/schemas/AchTransferCreate" };
  const validate = validatorOf(document)(schema);
  const plain = validatorOf(openapi())(schema);
  for (const [minus, isTaken] of [
    [{ counterparty_id: -1 }, true],
    [{ amount: -1 }, false],
    [{ counterparty_id: -2 }, false],
  ] as const) {
    const data = { ...minimalTransfer, ...minus };
    expect(validate(data)).toBe(isTaken);
    expect(plain(data)).toBe(false);
    expect((await call(bank, "POST", "/v1/ach", data)).ok).toBe(isTaken);
  }
});
