// Statements: S4, S5, X4, X295.

import { expect, test } from "vitest";
import { defineResource, z } from "../../../src/define/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { send, sendText } from "../../support/call.ts";

const body = JSON.stringify({ data: minimalCounterparty });
const post = (contentType: string | undefined) => {
  const type = contentType === undefined ? undefined : { "Content-Type": contentType };
  // Unlike text, bytes do not set a Content-Type.
  const bytes = new TextEncoder().encode(body);
  return { method: "POST", headers: { Authorization: "Bearer test_key", ...type }, body: bytes };
};

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "application/json;charset=UTF-8",
  "Application/JSON",
])("the Content-Type %s is taken (CONV-12, S4)", async (contentType) => {
  expect((await send(mondayBank(), "/v1/counterparties", post(contentType))).status).toBe(200);
});

test.each([
  "text/plain",
  "text/json",
  "application/jsonp",
  "application/vnd.api+json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "json",
])("the Content-Type %s is a 415 (CONV-12, S4)", async (contentType) => {
  const bank = mondayBank();
  const answer = await send(bank, "/v1/counterparties", post(contentType));
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual({
    error: `The 'Content-Type' must be application/json, got "${contentType}".`,
  });
  expect(bank.db.counterparties.count()).toBe(0);
});

test("no Content-Type is a 415 (CONV-12, S4, X4)", async () => {
  const answer = await send(mondayBank(), "/v1/counterparties", post(undefined));
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual({ error: "The 'Content-Type' must be application/json, got none." });
});

test.each([
  ["POST", "/v1/counterparties"],
  ["PATCH", "/v1/counterparties/1001"],
  ["POST", "/v1/companies"],
])("%s %s with no body is a 400, with or without a Content-Type (S5, X4)", async (method, path) => {
  const bank = mondayBank();
  for (const type of [{}, { "Content-Type": "application/json" }]) {
    const answer = await send(bank, path, { method, headers: { Authorization: "Bearer test_key", ...type } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: "The body is empty: send JSON with the fields in 'data'." });
  }
});

test("no Content-Type is needed where nothing but an empty piece is sent (X4)", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array());
      controller.close();
    },
  });
  const sent = { method: "POST", headers: { Authorization: "Bearer test_key" }, body, duplex: "half" };
  const answer = await send(mondayBank(), "/v1/counterparties", sent);
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: "The body is empty: send JSON with the fields in 'data'." },
  ]);
});

test.each([
  ["", "The body is empty: send JSON with the fields in 'data'."],
  ["  \n ", "The body is empty: send JSON with the fields in 'data'."],
  ["{", "The body is not JSON: send an object with the fields in 'data'."],
  ["{'data':{}}", "The body is not JSON: send an object with the fields in 'data'."],
  ['{"data":{},}', "The body is not JSON: send an object with the fields in 'data'."],
  ['{"data":{"amount":NaN}}', "The body is not JSON: send an object with the fields in 'data'."],
  ['{"data":{}} {}', "The body is not JSON: send an object with the fields in 'data'."],
  ["null", "The body must be a JSON object with the fields in 'data'."],
  ["true", "The body must be a JSON object with the fields in 'data'."],
  ["7", "The body must be a JSON object with the fields in 'data'."],
  ['"data"', "The body must be a JSON object with the fields in 'data'."],
  ["[]", "The body must be a JSON object with the fields in 'data'."],
  ['[{"data":{}}]', "The body must be a JSON object with the fields in 'data'."],
  ["{}", "'data' is required: the fields go inside it."],
  ['{"name":"Ada"}', "'data' is required: the fields go inside it."],
  ['{"Data":{}}', "'data' is required: the fields go inside it."],
  ['{"__proto__":{"data":{}}}', "'data' is required: the fields go inside it."],
  ['{"data":null}', "'data' must be a JSON object that holds the fields."],
  ['{"data":[]}', "'data' must be a JSON object that holds the fields."],
  ['{"data":"{}"}', "'data' must be a JSON object that holds the fields."],
  ['{"data":7}', "'data' must be a JSON object that holds the fields."],
])("the body %j is a 400 (CONV-3, S5)", async (malformed, error) => {
  for (const [method, path] of [
    ["POST", "/v1/counterparties"],
    ["PATCH", "/v1/counterparties/1001"],
    ["POST", "/v1/ach"],
    ["PATCH", "/v1/ach/1001"],
  ] as const) {
    const answer = await sendText(mondayBank(), method, path, malformed);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error });
  }
});

test.each([
  ["the media type", {}, "text/plain", "unsupported_media_type", "S4", null],
  ["the body", {}, "application/json", "malformed_body", "S5", "data"],
  ["the size", { "Content-Length": "10485761" }, "application/json", "body_too_large", "X62", null],
])("the log has the reason of a refusal for %s (S4, S5, X62)", async (_, more, type, code, rule, field) => {
  const bank = mondayBank();
  const headers = { Authorization: "Bearer test_key", "Content-Type": type, ...more };
  const answer = await send(bank, "/v1/counterparties", { method: "POST", headers, body: "{" });
  const message = (answer.body as { readonly error: string }).error;
  expect(bank.log.entries[0]?.issues).toEqual([{ field, code, message, rule }]);
});

test.each(["10485760", "10485761"])("a Content-Length of %s bytes is believed (X62)", async (length) => {
  const sent = post("application/json");
  const headers = { ...sent.headers, "Content-Length": length };
  for (const given of [sent.body, body]) {
    const answer = await send(mondayBank(), "/v1/counterparties", { ...sent, headers, body: given });
    expect(answer.status).toBe(length === "10485760" ? 200 : 413);
  }
});

test.each(["data", "none"] as const)(
  "a body that breaks off says what to send, with envelope %s (S5)",
  async (envelope) => {
    const notes = defineResource({
      noun: "note",
      path: "/notes",
      row: z.object({ id: z.string(), text: z.string() }),
      create: { required: ["text"] },
      envelope,
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.error(new Error("The network is gone."));
      },
    });
    const headers = { "Content-Type": "application/json" };
    const bank = mondayBank({ resources: { notes } });
    const sent = { method: "POST", headers, body, duplex: "half" };
    expect(await send(bank, "/notes", sent)).toMatchObject({
      status: 400,
      body: {
        error: `The body could not be read completely: send JSON with the fields${envelope === "data" ? " in 'data'" : ""}.`,
      },
    });
  },
);

test("the last of two equal keys counts, as JSON has it", async () => {
  const bank = mondayBank();
  await sendText(
    bank,
    "POST",
    "/v1/counterparties",
    `{"data":7,"data":${JSON.stringify(minimalCounterparty)}}`,
  );
  expect(bank.db.counterparties.count()).toBe(1);
});

test("a byte order mark before the body does no harm, and one within a text stays", async () => {
  const answer = await sendText(mondayBank(), "POST", "/v1/counterparties", `\ufeff${body}`);
  expect(answer.status).toBe(200);
  const marked = JSON.stringify({ data: { ...minimalCounterparty, metadata: { note: "a\ufeffb" } } });
  const { body: made } = await sendText(mondayBank(), "POST", "/v1/counterparties", marked);
  expect(made).toMatchObject({ data: { metadata: { note: "a\ufeffb" } } });
});

test("the body of a GET, and its Content-Type, are not looked at", async () => {
  const headers = { Authorization: "Bearer test_key", "Content-Type": "text/plain" };
  expect((await send(mondayBank(), "/v1/counterparties", { headers })).status).toBe(200);
});

test("a body that was read already is a 400", async () => {
  const request = new Request("https://bank.test/v1/counterparties", post("application/json"));
  await request.text();
  expect((await mondayBank().fetch(request)).status).toBe(400);
});

test("a compressed body is a 400 that says to send it uncompressed, to the control too (X295)", async () => {
  const bank = mondayBank();
  const compressed = async (path: string, coding: string, text: string) => {
    const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    return send(bank, path, {
      method: "POST",
      headers: {
        ...{ Authorization: "Bearer test_key", "Content-Type": "application/json" },
        "Content-Encoding": coding,
      },
      body: new Uint8Array(await new Response(bytes).arrayBuffer()),
    });
  };
  const instead =
    "Its 'Content-Encoding' is \"gzip\", and no compressed body is taken: send it uncompressed, without this header.";
  expect(await compressed("/v1/counterparties", "gzip", body)).toMatchObject({
    status: 400,
    body: { error: `The body is not JSON: send an object with the fields in 'data'. ${instead}` },
  });
  expect(await compressed("/_sandbank/restore", "gzip", JSON.stringify(bank.snapshot()))).toMatchObject({
    status: 400,
    body: { error: `The body is not JSON: send an object with the arguments. ${instead}` },
  });
  expect(await compressed("/v1/counterparties", "identity", body)).toMatchObject({
    status: 400,
    body: { error: "The body is not JSON: send an object with the fields in 'data'." },
  });
  expect(bank.db.counterparties.count()).toBe(0);
});
