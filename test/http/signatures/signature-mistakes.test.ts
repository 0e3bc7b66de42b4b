import { expect, test } from "vitest";
import { defineResource, z } from "../../../src/define/index.ts";
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
  [`sha256=${signatureOf({})}0`, "text of 72 characters"],
  [`a sha256=${signatureOf({})}`, "text of 73 characters"],
  [signatureOf({}).slice(0, 40), "40 hex digits"],
  [`${signatureOf({})}0`, "65 hex digits"],
  ["abc xyz", "text of 7 characters"],
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
const METHOD = "The method is signed in another form: sign it in upper case.";
const PATH = "The path is signed in another form: sign all of the path, without the origin and the query.";
const QUERY =
  "The query is signed in another form: sign it as it is sent, without its '?', in a line of its own, and an empty line when there is none.";
const BODY =
  "The body is signed in another form: sign the bytes that are sent as the last part, and an empty one for no body or a multipart one.";
const TIMESTAMP =
  "The timestamp is signed in another form: sign it as it is sent, in seconds, as the first line.";
const SEPARATOR = "The parts are not joined by newlines: put one line feed between each and the next.";

test.each<[string, Sent, Signed, string]>([
  ["the method in lower case", create, { method: "post" }, METHOD],
  ["the whole url", create, { path: `${ORIGIN}/v1/counterparties` }, PATH],
  ["the whole url with the query", listed, { path: `${ORIGIN}${listed.path}`, query: "" }, PATH],
  ["the path with the query", listed, { path: listed.path, query: "" }, PATH],
  ["the path with the query and one line less", listed, { path: listed.path, query: null }, PATH],
  ["the host and the path", listed, { path: "localhost/v1/ach", query }, PATH],
  ["the path below the version", listed, { path: "/ach", query }, PATH],
  ["the query with its ?", listed, { query: `?${query}` }, QUERY],
  ["no query", listed, { query: "" }, QUERY],
  ["an encoded query", listed, { query: "page%5Blimit%5D=2&filter%5Bstatus%5D=pending" }, QUERY],
  ["a sorted query", listed, { query: "filter[status]=pending&page[limit]=2" }, QUERY],
  ["no empty line of the query", create, { query: null }, QUERY],
  ["a ? for no query", create, { query: "?" }, QUERY],
  ["one empty line less, where query and body are empty", {}, { body: null }, QUERY],
  ["no empty line of query and body", {}, { query: null, body: null }, `${QUERY} ${BODY}`],
  ["no empty line of the body, after a query", listed, { body: null }, BODY],
  ["no body", create, { body: "" }, BODY],
  ["no body and no line of it", create, { body: null }, BODY],
  ["a body with spaces", create, { body: json.replaceAll('":', '": ').replaceAll(',"', ', "') }, BODY],
  ["a body on several lines", create, { body: JSON.stringify(JSON.parse(json), null, 2) }, BODY],
  [
    "a body in another order",
    { ...create, body: '{"data":{"name":"b","account_number":"a"}}' },
    { body: '{"data":{"account_number":"a","name":"b"}}' },
    BODY,
  ],
  [
    "a body with lists and spaces",
    { ...create, body: '{"data":{"names":["a","b"]}}' },
    { body: '{"data": {"names": ["a", "b"]}}' },
    BODY,
  ],
  [
    "a body with lists in another order",
    { ...create, body: '{"data":{"names":[{"b":1,"a":2}]}}' },
    { body: '{"data":{"names":[{"a":2,"b":1}]}}' },
    BODY,
  ],
  [
    "a body without the spaces at its end",
    { ...create, body: '{"data" :{}} ' },
    { body: '{"data" :{}}' },
    BODY,
  ],
  ["a body with a newline at its end", create, { body: `${json}\n` }, BODY],
  ["data alone", create, { body: JSON.stringify(minimalCounterparty) }, BODY],
  ["a body that was not sent", {}, { body: "{}" }, BODY],
  ["no timestamp", create, { timestamp: null }, TIMESTAMP],
  ["milliseconds", create, { timestamp: `${NOW}000` }, TIMESTAMP],
  ["nothing between the parts", create, { separator: "" }, SEPARATOR],
  ...["\r\n", "\\n", " ", "|", ":", "."].map(
    (separator) =>
      [`${JSON.stringify(separator)} between the parts`, create, { separator }, SEPARATOR] as [
        string,
        Sent,
        Signed,
        string,
      ],
  ),
  ["method and query in another form", listed, { method: "get", query: `?${query}` }, `${METHOD} ${QUERY}`],
])("a signature of %s is a 401 that says so (X156)", async (_, sent, signed, says) => {
  const bank = checking();
  const { status, body } = await ask(bank, sent, signed);
  expect([status, body]).toEqual([401, { error: `'X-Signature' does not fit this request. ${says}` }]);
  expect(bank.db.counterparties.count()).toBe(0);
});

test.each([
  ["20,000 lists in each other", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["5,000 objects in each other", `${'{"data":'.repeat(5_000)}1${"}".repeat(5_000)}`],
  ["a number", "5"],
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
    error: `'X-Signature' does not fit this request. ${BODY}`,
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

test("of no query it says that an empty line is signed (X156)", async () => {
  expect((await ask(checking(), {}, { secret: "another" })).body).toEqual({
    error:
      "'X-Signature' does not fit this request. Signed are the timestamp, GET, /v1/ach, an empty line and a body of 0 bytes, each after a newline but the first. No usual mistake explains the difference, so compare the secret first.",
  });
});

test.each([
  [65_536, BODY, `${METHOD} ${SEPARATOR}`],
  [65_537, "Signed are the timestamp, POST,", "Signed are the timestamp, POST,"],
])(
  "a body of %i bytes is written again, and looked at for two mistakes, up to 64 KiB (X156)",
  async (size, body, both) => {
    const written = '{"data": ""}';
    const sent = { ...create, body: written.replace('""', `"${"a".repeat(size - written.length)}"`) };
    const errorOf = async (signed: Signed) => (await ask(checking(), sent, signed)).text;
    expect(await errorOf({ body: sent.body.replace(" ", "") })).toContain(`fit this request. ${body}`);
    expect(await errorOf({ method: "post", separator: "|" })).toContain(`fit this request. ${both}`);
  },
);

test("the path of an endpoint without a version, and of the version alone, is looked at too (X156)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string() }),
    auth: "client",
  });
  const bank = checking({}, { baseUrl: "https://api.example.com/bank", resources: { notes } });
  const says = { error: `'X-Signature' does not fit this request. ${PATH}` };
  const notesPath = "https://api.example.com/bank/api/notes";
  expect((await ask(bank, { path: notesPath }, { path: notesPath, query: "" })).body).toEqual(says);
  const version = "https://api.example.com/bank/v1";
  expect((await ask(bank, { path: version }, { path: "/v1", query: "" })).body).toEqual(says);
});
