// Statements: X155 to X158.

import { afterEach, expect, test, vi } from "vitest";
import { clientOf } from "../../../fixtures/client.ts";
import { scenarios } from "../../../fixtures/index.ts";
import { type BankOptions, OptionError } from "../../../src/index.ts";
import { openapi } from "../../../src/openapi/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { send } from "../../support/call.ts";

import {
  ask,
  checking,
  create,
  json,
  NOW,
  SECRET,
  type Sent,
  type Signed,
  signatureOf,
  upload,
} from "./signed.ts";

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
      "'X-Signature' does not fit this request. The path is signed in another form: sign all of the path, without the origin and the query.",
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
  const headers = { Authorization: "Bearer test_key", "X-Timestamp": String(NOW) };
  expect((await send(bank, "/v1/ach", { headers })).body).toEqual({
    error: "'X-Signature' must be the 64 hex digits of an HMAC with SHA-256, got no such header.",
  });
  expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ code: "unauthorized", rule: "X155" }]);
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
      "'X-Timestamp' is 301 seconds before the machine's time, and may be at most 300: sign each request again, by the right time.",
  });
  at(NOW - 3600);
  const { status, body } = await ask(bank, {});
  expect([status, body]).toEqual([
    401,
    {
      error:
        "'X-Timestamp' is 3600 seconds after the machine's time, and may be at most 300: sign each request again, by the right time.",
    },
  ]);
  expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ code: "unauthorized", rule: "X157" }]);
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
  [{ maxAge: 3 }, "Unknown option 'signatures.maxAge' for createBank."],
  [true, "Option 'signatures' must be an object of options, got true."],
])("the option %j is refused (X155)", (signatures, message) => {
  expect(() => mondayBank({ signatures: signatures as never })).toThrow(new OptionError(message));
});

test.each([{}, undefined])(
  "where crypto is %j, as on a page without https, a bank that checks is not made",
  (crypto) => {
    vi.stubGlobal("crypto", crypto);
    try {
      expect(() => mondayBank({ signatures: { secret: SECRET } })).not.toThrow();
      expect(() => checking()).toThrow(
        "Option 'signatures.check' needs crypto.subtle, which browsers only have on https pages and on localhost: serve the page there, or leave the option out.",
      );
    } finally {
      vi.unstubAllGlobals();
    }
  },
);

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
