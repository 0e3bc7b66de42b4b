// Statements: X155 to X158.

import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { clientOf } from "../../fixtures/client.ts";
import { scenarios } from "../../fixtures/index.ts";
import { type Bank, type BankOptions, OptionError } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { send } from "../support/call.ts";

const SECRET = "whsec_example_of_a_test";
const NOW = 1_772_463_600;
const ORIGIN = "http://localhost";

/** What a right client signs; a test replaces a part, or leaves its line out with null. */
interface Signed {
  timestamp?: string | null;
  method?: string;
  path?: string;
  query?: string | null;
  body?: string | null;
  separator?: string;
  secret?: string;
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The signature as the facts have it (F13), by another library than the bank's. */
function signatureOf({ method = "GET", path = "/v1/ach", body = "" }: Sent, signed: Signed = {}) {
  const [pathname = "", query = ""] = path.split("?");
  const parts = {
    timestamp: String(NOW),
    method,
    path: pathname,
    query,
    body: typeof body === "string" ? body : "",
    ...signed,
  };
  const lines = [parts.timestamp, parts.method, parts.path, parts.query, parts.body].filter(
    (line) => line !== null,
  );
  return createHmac("sha256", signed.secret ?? SECRET)
    .update(lines.join(signed.separator ?? "\n"))
    .digest("hex");
}

/** Sends a request that is signed, in one or more parts otherwise than the bank does. */
function ask(bank: Bank, sent: Sent, signed: Signed = {}, headers: Readonly<Record<string, string>> = {}) {
  const { method = "GET", path = "/v1/ach", body } = sent;
  return send(bank, path, {
    method,
    headers: {
      Authorization: "Bearer test_key",
      ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      "X-Timestamp": String(NOW),
      "X-Signature": signatureOf(sent, signed),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

const checking = (signatures: BankOptions["signatures"] = {}, options: BankOptions = {}) =>
  mondayBank({ signatures: { check: true, secret: SECRET, ...signatures }, ...options });

const json = JSON.stringify({ data: minimalCounterparty });
const create = { method: "POST", path: "/v1/counterparties", body: json };

const upload = () => {
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "deed.pdf", { type: "application/pdf" }));
  return { method: "POST", path: "/v1/files", body: form };
};

afterEach(() => void vi.useRealTimers());

test("by default nothing looks at a signature, and its headers are no warning (X319, OPT-1)", async () => {
  const bank = mondayBank({ strict: true });
  const headers = { "X-Timestamp": "yesterday", "X-Signature": "none" };
  expect((await ask(bank, create, {}, headers)).status).toBe(200);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([]);
  expect(bank.options.signatures).toEqual({ check: false });
});

test.each([
  ["a GET without a query, of which line and body are empty", { path: "/v1/ach" }],
  ["a GET with a query, as it is sent", { path: "/v1/ach?page[limit]=2&filter%5Bstatus%5D=pending" }],
  ["a query of a question mark alone, which is none", { path: "/v1/ach?" }],
  ["a POST, of which the bytes of the body are signed", { ...create, body: `${json}\n ` }],
  ["a body with a byte order mark", { ...create, body: `\uFEFF${json}` }],
  ["a multipart request, of which no body is signed", upload()],
])("%s is taken when it is signed right (X155)", async (_, sent) => {
  const answer = await ask(checking(), sent);
  expect([answer.status, answer.text.includes("error")]).toEqual([200, false]);
});

test("a DELETE is taken when it is signed right, with a body or without (X155)", async () => {
  const bank = checking();
  const pdf = { name: "a.pdf", type: "application/pdf", content: "%PDF" } as const;
  const { id } = await clientOf(bank).upload(pdf);
  const path = `/v1/files/${id}`;
  expect((await ask(bank, { method: "DELETE", path, body: "{}" }, { body: "" })).status).toBe(401);
  expect((await ask(bank, { method: "DELETE", path, body: "{}" })).status).toBe(204);
});

test("the path of a base url is a part of the path, since a client signs what it sends", async () => {
  const bank = checking({}, { baseUrl: "https://api.example.com/bank" });
  const path = "https://api.example.com/bank/v1/ach";
  expect((await ask(bank, { path }, { path: "/bank/v1/ach", query: "" })).status).toBe(200);
  expect((await ask(bank, { path }, { path: "/v1/ach", query: "" })).body).toEqual({
    error:
      "'X-Signature' does not fit this request. The path is signed without its beginning: sign all of it.",
  });
});

test("the hex digits may be in upper case, and the secret is UTF-8", async () => {
  const secret = "clé-ключ-鍵";
  const bank = checking({ secret });
  const signature = signatureOf({}, { secret });
  expect((await ask(bank, {}, {}, { "X-Signature": signature.toUpperCase() })).status).toBe(200);
});

test("a request without a signature is a 401 that says what is missing (X155)", async () => {
  const bank = checking();
  const answer = await send(bank, "/v1/ach", { headers: { Authorization: "Bearer test_key" } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect(answer.body).toEqual({
    error: "'X-Timestamp' must be the whole seconds since 1970 of the signature, got no such header.",
  });
  expect(bank.log.entries.at(-1)).toMatchObject({
    status: 401,
    issues: [{ field: null, code: "unauthorized", rule: "X157" }],
    requestBody: null,
  });
});

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

test("without maxAgeSeconds a signature is never too old; with it, by the machine's time in both directions (X157)", async () => {
  const old = { "X-Timestamp": "1000" };
  expect((await ask(checking(), {}, { timestamp: "1000" }, old)).status).toBe(200);
  // The bank's own time is that of another day.
  const bank = checking({ maxAgeSeconds: 300 }, { clock: { start: "2026-06-01", paused: true } });
  const at = (seconds: number) => vi.useFakeTimers({ now: seconds * 1000, toFake: ["Date"] });
  at(NOW + 300);
  expect((await ask(bank, {})).status).toBe(200);
  at(NOW - 300);
  expect((await ask(bank, {})).status).toBe(200);
  at(NOW + 301);
  expect((await ask(bank, {})).body).toEqual({
    error:
      "'X-Timestamp' is 301 seconds before the machine's time, and may be at most 300: sign each request anew, by the right time.",
  });
  at(NOW - 3600);
  const { status, body } = await ask(bank, {});
  expect([status, body]).toEqual([
    401,
    {
      error:
        "'X-Timestamp' is 3600 seconds after the machine's time, and may be at most 300: sign each request anew, by the right time.",
    },
  ]);
});

test("the key comes first, and a request that has no route is refused for that (X319)", async () => {
  const bank = checking();
  const statusOf = async (sent: Sent, signed: Signed, headers = {}) =>
    (await ask(bank, sent, signed, headers)).body;
  expect(await statusOf({}, {}, { Authorization: "" })).toEqual({
    error: `'Authorization' must be "Bearer <API_KEY>", got a header of another form.`,
  });
  expect((await ask(bank, { path: "/v1/none" }, { method: "get" })).status).toBe(404);
  expect((await ask(bank, { method: "PUT", path: "/v1/ach" }, { method: "get" })).status).toBe(405);
});

test("calls keep their order, signed or not (S19)", async () => {
  const bank = checking();
  const bodyOf = (name: string) => JSON.stringify({ data: { ...minimalCounterparty, name } });
  const names = ["one", "two", "three", "four"];
  await Promise.all(names.map((name) => ask(bank, { ...create, body: bodyOf(name) })));
  expect(bank.log.entries.map(({ requestBody }) => requestBody)).toEqual(
    names.map((name) => ({ data: { ...minimalCounterparty, account_number: "••••5678", name } })),
  );
});

test("scenarios, the control, replays and clientOf need no signature or make their own (X158)", async () => {
  const bank = checking({}, { scenario: scenarios.starter, record: true });
  await bank.ready;
  expect(bank.db.achTransfers.count()).toBeGreaterThan(0);
  expect((await bank.fetch("/_sandbank/clock")).status).toBe(200);
  const { create } = clientOf(bank);
  await create("/v1/counterparties", minimalCounterparty);
  await clientOf(bank).upload({ name: "a.pdf", type: "application/pdf", content: "%PDF" });
  expect(await clientOf(bank).send("GET", "/v1/ach?page[limit]=1")).toMatchObject({ data: [{}] });
  const plain = async (signatures: BankOptions["signatures"]) => {
    const made = mondayBank({ signatures, scenario: scenarios.starter });
    await made.ready;
    return made.snapshot();
  };
  expect(await plain({ check: true, secret: SECRET })).toEqual(await plain({}));
});

test.each([
  [
    { check: true },
    "Option 'signatures.secret' is required where signatures are checked: give the secret that the clients sign with.",
  ],
  [{ secret: "" }, "Option 'signatures.secret' must be text that is not empty, got text of 0 characters."],
  [{ secret: 12_345_678 }, "Option 'signatures.secret' must be text that is not empty, got a number."],
  [{ check: "yes" }, "Option 'signatures.check' must be true or false, got \"yes\"."],
  [
    { maxAgeSeconds: 0 },
    "Option 'signatures.maxAgeSeconds' must be a whole number of seconds from 1 to 1000000000, got 0.",
  ],
  [{ maxAge: 3 }, "'signatures.maxAge' is no option of createBank."],
  [true, "Option 'signatures' must be an object of options, got true."],
])("the option %j is refused (X155)", (signatures, message) => {
  expect(() => mondayBank({ signatures: signatures as never })).toThrow(new OptionError(message));
});

test("where there is no crypto.subtle, as on a page without https, a bank that checks is not made", () => {
  vi.stubGlobal("crypto", {});
  try {
    expect(() => mondayBank({ signatures: { secret: SECRET } })).not.toThrow();
    expect(() => checking()).toThrow(
      "Option 'signatures.check' needs crypto.subtle, which browsers have on https pages and on localhost alone: serve the page there, or leave the option out.",
    );
  } finally {
    vi.unstubAllGlobals();
  }
});

test("the document of a bank that checks names both headers with each key, and others name none (X155)", () => {
  const document = openapi(checking());
  expect(document.paths["/v1/ach"]?.get?.security).toEqual([{ client: [], timestamp: [], signature: [] }]);
  expect(document.paths["/v1"]?.get?.security).toEqual([
    { client: [], timestamp: [], signature: [] },
    { admin: [], timestamp: [], signature: [] },
  ]);
  expect(document.components.securitySchemes).toMatchObject({
    timestamp: { type: "apiKey", in: "header", name: "X-Timestamp" },
    signature: { type: "apiKey", in: "header", name: "X-Signature" },
  });
  expect(Object.keys(openapi().components.securitySchemes)).toEqual(["client", "admin"]);
  expect(openapi(mondayBank({ signatures: { secret: SECRET } }))).toEqual(openapi(mondayBank()));
});
