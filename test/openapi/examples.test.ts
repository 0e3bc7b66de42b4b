import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY, request } from "../../fixtures/http-client.ts";
import { starter } from "../../fixtures/index.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { createBank } from "../../src/index.ts";
import { exampleOf, stateOf } from "../../src/openapi/calls/example.ts";
import { requestInit } from "../../src/openapi/calls/sent-call.ts";
import { endpointsOf } from "../../src/openapi/endpoints.ts";
import { openapi } from "../../src/openapi/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { ready, sendExample, uploadOf } from "../../tooling/contract/prepare.ts";
import { mondayBank } from "../support/bank.ts";
import { contentsOf, operationsOf } from "./document.ts";
import { validatorOf } from "./validator.ts";

const document = openapi();
const operations = operationsOf(document);
const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);

test("every example is valid by its schema", () => {
  const compile = validatorOf(document);
  let count = 0;
  for (const { place, content } of operations.flatMap(contentsOf)) {
    const validate = compile(content.schema);
    for (const { value } of Object.values(content.examples ?? {})) {
      expect([place, validate(value), validate.errors]).toEqual([place, true, null]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(300);
});

test("the example of a wrong method is what the bank answers to it", async () => {
  const { content } = document.components.responses.MethodNotAllowed ?? {};
  const { status, body } = await request(mondayBank(), "PUT", "/v1");
  expect([status, body]).toEqual([405, content?.["application/json"]?.examples?.example?.value]);
});

test("so is every example made for a bank that has rows", async () => {
  const bank = createBank({ scenario: starter, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  await bank.reset();
  const made = openapi(bank);
  const compile = validatorOf(made);
  for (const { place, content } of operationsOf(made).flatMap(contentsOf)) {
    const validate = compile(content.schema);
    for (const { value } of Object.values(content.examples ?? {}))
      expect([place, validate(value), validate.errors]).toEqual([place, true, null]);
  }
});

test.each(endpoints)("the example of $route.operation works as it stands", async (endpoint) => {
  const { route } = endpoint;
  const bank = mondayBank({ clock: { start: "2035-03-05T15:00:00Z", paused: true } });
  const { path } = await ready(bank, endpoint, endpoints);
  const { operation } = operations.find((one) => one.operation.operationId === route.operation) ?? {};
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  const value = content?.examples?.example?.value as Record<string, unknown> | undefined;
  const { file: _file, ...fields } = value ?? {};
  const sent = route.multipart ? { form: uploadOf(fields) } : { body: value };
  const key = route.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  const answer = await request(bank, route.method, path, { key, ...sent });
  const success = Object.keys(operation?.responses ?? {})[0];
  expect([answer.status, answer.text]).toEqual([Number(success), answer.text]);
});

test("the example of an endpoint for a bank refers to rows of that bank", async () => {
  const bank = mondayBank();
  for (const endpoint of endpoints.filter(({ route }) => route.method === "POST")) {
    const answer = await sendExample(bank, endpoint, await ready(bank, endpoint, endpoints));
    expect([endpoint.route.operation, answer.ok, answer.text]).toEqual([
      endpoint.route.operation,
      true,
      answer.text,
    ]);
    expect(exampleOf(endpoint, stateOf(bank)).missing).toEqual([]);
  }
});

test("an own resource without an example has one of its required fields, each with a value of its type (DEF-30)", () => {
  const row = z.object({
    id: z.string(),
    amount: z.int(),
    details: z.record(z.string(), z.string()),
    due: z.iso.date(),
    isPaid: z.boolean(),
    kind: z.enum(["sale", "refund"]),
    note: z.string(),
    tags: z.array(z.string()),
    version: z.literal(3),
  });
  const required = ["amount", "details", "due", "isPaid", "kind", "note", "tags", "version"] as const;
  const invoices = defineResource({ noun: "invoice", path: "/api/invoices", row, create: { required } });
  const { paths } = openapi(mondayBank({ resources: { invoices } }));
  expect(paths["/api/invoices"]?.post?.requestBody?.content["application/json"]?.examples).toEqual({
    example: {
      value: {
        data: {
          amount: 1,
          details: {},
          due: "2026-03-03",
          isPaid: true,
          kind: "sale",
          note: "Example",
          tags: [],
          version: 3,
        },
      },
    },
  });
});

test("the file of an example is a small pdf", async () => {
  const body = { kind: "form", bytes: 20, fields: { type: "other" } } as const;
  const sent = requestInit(
    { method: "POST", path: "/v1/files", key: "client", body },
    { client: CLIENT_KEY, admin: ADMIN_KEY },
  );
  const form = sent.body as FormData;
  const file = form.get("file") as File;
  expect([file.name, file.type, await file.text()]).toEqual([
    "sample.pdf",
    "application/pdf",
    "%PDF-1.4\n%%EOF\n     ",
  ]);
  expect(form.get("type")).toBe('"other"');
});
