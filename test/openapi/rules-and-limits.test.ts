import { expect, test } from "vitest";
import { request } from "../../fixtures/http-client.ts";
import { createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { operationsOf, validDocument } from "./document.ts";

const statusesOf = (document: ReturnType<typeof openapi>, operationId: string) => {
  const placed = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  return placed?.operation.responses ?? {};
};

test("a bank without rules or a limit documents no 429 and no 503 of an operation, and both as components (X100)", () => {
  const { document } = validDocument({});
  const faulty = operationsOf(document).filter(
    ({ operation: { responses } }) => responses[429] ?? responses[503],
  );
  expect(faulty).toEqual([]);
  expect(Object.keys(document.components.responses).sort()).toEqual([
    "MethodNotAllowed",
    "ServiceUnavailable",
    "TooManyRequests",
  ]);
});

test.each([
  ["ServiceUnavailable", "down", 1],
  ["TooManyRequests", "rate-limited", 2],
] as const)("the example of %s is what a bank with the preset %s answers", async (name, preset, requests) => {
  const bank = createBank({ faults: [preset] });
  let answer = await request(bank, "GET", "/v1/ach");
  for (let sent = 1; sent < requests; sent += 1) answer = await request(bank, "GET", "/v1/ach");
  const { content, headers = {} } = openapi().components.responses[name] ?? {};
  expect(content?.["application/json"]?.examples?.example?.value).toEqual(answer.body);
  expect(Object.keys(headers)).toEqual(answer.headers.has("retry-after") ? ["Retry-After"] : []);
});

test("a limit is a 429 of every operation, with the header and the text that the bank sends (X100)", async () => {
  const bank = createBank({ rateLimit: { quota: 0, window: 30 } });
  const document = openapi(bank);
  for (const { operation } of operationsOf(document))
    expect(Object.keys(operation.responses)).toContain("429");
  const { headers, content } = statusesOf(document, "createAchTransfer")[429] ?? {};
  expect(headers).toEqual({
    "Retry-After": {
      description: "Seconds until the request may be sent again.",
      schema: { type: "integer", minimum: 0 },
    },
  });
  const { body } = await request(bank, "POST", "/v1/ach", { data: {} });
  expect(content?.["application/json"]?.examples?.example?.value).toEqual(body);
});

test("the statuses of rules are those of the operations that they are about (X100)", () => {
  const { document } = validDocument({
    faults: [
      "slow",
      { on: "createAchTransfer", status: 503 },
      { on: "PATCH /v1/*", status: 418, body: { teapot: true }, headers: { "X-Pot": "tea" } },
      { on: "listPersons", then: "refuse" },
      { on: ({ method }) => method === "GET", status: 502 },
    ],
  });
  const added = (operationId: string) =>
    Object.keys(statusesOf(document, operationId)).filter((status) => ["418", "502", "503"].includes(status));
  expect(added("createAchTransfer")).toEqual(["502", "503"]);
  expect(added("cancelAchTransfer")).toEqual(["418", "502"]);
  expect(added("listPersons")).toEqual(["502"]);
  const teapot = statusesOf(document, "cancelAchTransfer")[418];
  expect(teapot?.headers).toEqual({
    "X-Pot": { description: "As the rule gives it.", schema: { type: "string" } },
  });
  expect(teapot?.content?.["application/json"]).toEqual({
    schema: { type: "object", properties: { teapot: { type: "boolean" } }, required: ["teapot"] },
    examples: { example: { value: { teapot: true } } },
  });
});

test("a status that the bank gives too has both bodies, and keeps its own example", () => {
  const { document } = validDocument({
    faults: [{ on: "createAchTransfer", status: 400, body: "Bad." }, "down", "flaky"],
  });
  const own = statusesOf(openapi(), "createAchTransfer")[400];
  const both = statusesOf(document, "createAchTransfer")[400];
  expect(both?.description).toBe(
    `${own?.description} A rule of \`faults\` or the \`rateLimit\` of this bank answers so.`,
  );
  expect(both?.content?.["application/json"]?.schema).toEqual({
    anyOf: [{ $ref: "#/components/schemas/ErrorBody" }, { type: "string" }],
  });
  const ref = { $ref: "#/components/schemas/ErrorBody" };
  expect(statusesOf(document, "createAchTransfer")[503]?.content?.["application/json"]?.schema).toEqual(ref);
});

test("a body of errors of the bank's own is that of rules and of the limit", () => {
  const { document } = validDocument({
    assumptions: { errorBody: ({ status, message }) => ({ errors: [{ status, message }] }) },
    faults: ["down"],
    rateLimit: { quota: 1, window: 1 },
  });
  const [down, limited] = [503, 429].map(
    (status) =>
      statusesOf(document, "getCompany")[status]?.content?.["application/json"]?.examples?.example?.value,
  );
  expect(down).toEqual({ errors: [{ status: 503, message: "MasterCard is currently unavailable." }] });
  expect(limited).toMatchObject({ errors: [{ status: 429 }] });
});
