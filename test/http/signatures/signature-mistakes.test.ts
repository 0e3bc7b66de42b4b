import { expect, test } from "vitest";
import { minimalCounterparty } from "../../support/bodies.ts";

import { ask, checking, create, json, NOW, ORIGIN, type Sent, type Signed, signatureOf } from "./signed.ts";

const base64 = Buffer.from(signatureOf({}), "hex").toString("base64");
test.each([
  ["X-Timestamp", `${NOW}000`, "milliseconds or less: divide by 1000 and leave the fraction out"],
  ["X-Timestamp", "2026-03-02T15:00:00Z", "another form"],
  ["X-Timestamp", `${NOW}.5`, "another form"],
  ["X-Timestamp", "-1", "another form"],
])("'%s: %s' is a 401 that says what it must be (X157)", async (name, value, got) => {
  const { status, body } = await ask(checking(), {}, {}, { [name]: value });
  expect([status, body]).toEqual([
    401,
    { error: `'X-Timestamp' must be the whole seconds since 1970 of the signature, got ${got}.` },
  ]);
});

test.each([
  [base64, "base64: write the same bytes as hex"],
  [base64.replaceAll("+", "-").replaceAll("/", "_").replace("=", ""), "base64: write the same bytes as hex"],
  [`sha256=${signatureOf({})}`, "a prefix before them: leave it out"],
  [signatureOf({}).slice(0, 40), "40 hex digits"],
  ["not a signature", "text of 15 characters"],
])("the signature %j is a 401 that says what it must be (X156)", async (value, got) => {
  const { status, body } = await ask(checking(), {}, {}, { "X-Signature": value });
  expect([status, body]).toEqual([
    401,
    { error: `'X-Signature' must be the 64 hex digits of an HMAC with SHA-256, got ${got}.` },
  ]);
});

const listed = { path: "/v1/ach?page[limit]=2&filter[status]=pending" };
const query = "page[limit]=2&filter[status]=pending";
const ENCODING =
  "The query is signed in another encoding or order than it is sent in: sign it as it is sent.";
const IN_PATH = "The query is signed as a part of the path: sign it in a line of its own, without its '?'.";
const REWRITTEN =
  "The body is signed in another form than it is sent in (spaces, order or line ends): sign the bytes that are sent.";
const NOT_JOINED = "The parts are not joined by newlines: put one line feed between each and the next.";
const NO_BODY_LINE =
  "The empty line of the body is missing: without a body, what is signed ends with a newline.";
const NO_LAST_LINES =
  "An empty line at the end is missing: without a query and a body, what is signed ends with two newlines after the path.";
const NO_QUERY_LINE =
  "The empty line of the query is missing: without a query, sign an empty line in its place.";

test.each<[string, Sent, Signed, string]>([
  [
    "method in lower case",
    create,
    { method: "post" },
    "The method is signed in lower case: sign it in upper case.",
  ],
  [
    "whole url",
    create,
    { path: `${ORIGIN}/v1/counterparties` },
    "The whole url is signed: sign its path alone.",
  ],
  [
    "whole url with query",
    listed,
    { path: `${ORIGIN}${listed.path}`, query: "" },
    "The whole url is signed: sign its path alone.",
  ],
  ["path with query", listed, { path: listed.path, query: "" }, IN_PATH],
  ["path with query and one line less", listed, { path: listed.path, query: null }, IN_PATH],
  ["query with its ?", listed, { query: `?${query}` }, "The query is signed with its '?': sign it without."],
  ["query left out", listed, { query: "" }, "The query is not signed: it is the line after the path."],
  ["query encoded", listed, { query: "page%5Blimit%5D=2&filter%5Bstatus%5D=pending" }, ENCODING],
  ["query sorted", listed, { query: "filter[status]=pending&page[limit]=2" }, ENCODING],
  ["no empty line of the query", create, { query: null }, NO_QUERY_LINE],
  [
    "? for no query",
    create,
    { query: "?" },
    "A '?' is signed as the query: without a query, sign an empty line in its place.",
  ],
  ["no empty line of the body", {}, { body: null }, NO_LAST_LINES],
  ["no empty line of the query, where the body has none either", {}, { query: null }, NO_LAST_LINES],
  ["neither empty line", {}, { query: null, body: null }, NO_LAST_LINES],
  ["no empty line of the body, after a query", listed, { body: null }, NO_BODY_LINE],
  ["body left out", create, { body: "" }, "The body is not signed: it is the last part."],
  ["body left out with its line", create, { body: null }, "The body is not signed: it is the last part."],
  ["body with spaces", create, { body: json.replaceAll('":', '": ').replaceAll(',"', ', "') }, REWRITTEN],
  ["body on several lines", create, { body: JSON.stringify(JSON.parse(json), null, 2) }, REWRITTEN],
  [
    "body in another order",
    { ...create, body: '{"data":{"name":"b","account_number":"a"}}' },
    { body: '{"data":{"account_number":"a","name":"b"}}' },
    REWRITTEN,
  ],
  ["data alone", create, { body: JSON.stringify(minimalCounterparty) }, REWRITTEN],
  ["body that was not sent", {}, { body: "{}" }, "A body is signed that was not sent."],
  ["no timestamp", create, { timestamp: null }, "The timestamp is not signed: it is the first line."],
  [
    "milliseconds",
    create,
    { timestamp: `${NOW}000` },
    "The timestamp is signed in milliseconds: sign it as it is sent, in seconds.",
  ],
  ["nothing between the parts", create, { separator: "" }, NOT_JOINED],
  ["carriage returns", create, { separator: "\r\n" }, NOT_JOINED],
  [
    "method and query wrong at once",
    listed,
    { method: "get", query: `?${query}` },
    "The method is signed in lower case: sign it in upper case. The query is signed with its '?': sign it without.",
  ],
])("a signature of %s is a 401 that says so (X156)", async (_, sent, signed, says) => {
  const bank = checking();
  const { status, body } = await ask(bank, sent, signed);
  expect([status, body]).toEqual([401, { error: `'X-Signature' does not fit this request. ${says}` }]);
  expect(bank.db.counterparties.count()).toBe(0);
});

test.each([
  ["20,000 lists in each other", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["5,000 objects in each other", `${'{"data":'.repeat(5_000)}1${"}".repeat(5_000)}`],
  ["9 MB of lists", `[${Array.from({ length: 100_000 }, () => `${"[".repeat(45)}${"]".repeat(45)}`)}]`],
])("a body that no client sends is a 401 like any other: %s (X156)", async (_, body) => {
  const answer = await ask(checking(), { method: "POST", body }, { secret: "another" });
  expect(answer).toMatchObject({
    status: 401,
    body: { error: expect.stringContaining(`a body of ${body.length} bytes`) },
  });
});

test("a multipart request that signs its body is a 401 that says so (X156)", async () => {
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--b--\r\n`;
  const type = { "Content-Type": "multipart/form-data; boundary=b" };
  const sent = { method: "POST", path: "/v1/files", body };
  expect((await ask(checking(), sent, {}, type)).body).toEqual({
    error:
      "'X-Signature' does not fit this request. The body is signed, but that of a multipart request is not: sign an empty one.",
  });
  expect((await ask(checking(), sent, { body: "" }, type)).status).toBe(200);
});

test("where no mistake explains the difference, the message has what is signed, but no number of it (X156)", async () => {
  const path = "/v1/ach?filter[metadata.account_number]=4000000011";
  const { status, body } = await ask(checking(), { path }, { secret: "another" });
  expect([status, body]).toEqual([
    401,
    {
      error:
        "'X-Signature' does not fit this request. Signed are the timestamp, GET, /v1/ach, filter[metadata.account_number]=•••• and a body of 0 bytes, each after a newline but the first. No usual mistake explains the difference, so compare the secret first.",
    },
  ]);
});
