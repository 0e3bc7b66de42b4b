// Statements: X68, X69.

import { expect, test } from "vitest";
import { scenarios } from "../../../fixtures/index.ts";
import { connect, type LogEntry } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, send, sendText } from "../../support/call.ts";
import { post, statusAndBody } from "../../support/control.ts";

const lastOf = (bank: { readonly log: { readonly entries: readonly LogEntry[] } }) =>
  bank.log.entries.at(-1) as LogEntry;

test("a refusal is logged with its reasons, each with the statement that was not met (X68)", async () => {
  const bank = mondayBank({ strict: true });
  await call(bank, "POST", "/v1/counterparties", {
    ...minimalCounterparty,
    account_type: "gold",
    nickname: "Ada",
    routing_number: "021000022",
  });
  expect(lastOf(bank).issues).toEqual([
    {
      field: "account_type",
      code: "invalid_value",
      message: "'account_type' must be one of checking, savings, got \"gold\".",
      rule: "CP-5",
    },
    {
      field: "routing_number",
      code: "aba_check_digit",
      message:
        "'routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.",
      rule: "P1",
    },
    {
      field: "nickname",
      code: "unknown_field",
      message: "'nickname' is not taken by this call: leave it out.",
      rule: "S6",
    },
  ]);
});

test("the bank explains a refusal: statement, further statements, and the option that changes it", async () => {
  const bank = mondayBank({ strict: true });
  await call(bank, "POST", "/v1/ach", {
    ...minimalTransfer,
    receiver_routing_number: "021000022",
    sec_code: "x",
  });
  expect(await bank.explain(lastOf(bank))).toEqual([
    {
      field: "receiver_routing_number",
      code: "aba_check_digit",
      message:
        "'receiver_routing_number' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.",
      rule: "P1",
      statement:
        "**Routing numbers** have exactly nine digits, `wire_routing_number` too. The ABA check digit is tested only in strict mode or by the option.",
      see: "",
      option: "assumptions.abaChecksum, strict",
    },
    {
      field: "sec_code",
      code: "invalid_value",
      message: "'sec_code' must be one of ccd, ppd, web, got \"x\".",
      rule: "ACH-18",
      statement: "`sec_code`: `ccd`, `ppd` or `web`.",
      see: "",
      option: null,
    },
  ]);
});

test("a success has no reasons, and nothing to explain (X68)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(lastOf(bank).issues).toEqual([]);
  expect(await bank.explain(lastOf(bank))).toEqual([]);
});

test("a refusal that no field is at fault for has one reason without a field (X68)", async () => {
  const bank = mondayBank();
  await send(bank, "/v1/ach", {});
  await call(bank, "GET", "/v1/ach/7");
  await call(bank, "DELETE", "/v1/ach");
  expect(bank.log.entries.map(({ issues, responseBody }) => [issues, responseBody])).toEqual(
    [
      ["unauthorized", "'Authorization' must be \"Bearer <API_KEY>\", got no such header.", "S3"],
      ["not_found", "There is no ACH transfer with this id: take one from the list at /v1/ach.", "S9"],
      ["method_not_allowed", "DELETE is not a method of this path: it takes POST, GET.", "S2"],
    ].map(([code, message, rule]) => [[{ field: null, code, message, rule }], { error: message }]),
  );
});

test.each([
  ["GET", "/v1/nowhere", undefined, "S2"],
  ["GET", "/v1/events", undefined, "PROD-30"],
  ["GET", "/v1/admin/virtualcard", undefined, "S3"],
  ["POST", "/v1/ach", "{", "S5"],
  ["GET", "/v1/ach?filter[colour]=red", undefined, "S13"],
  ["GET", "/v1/ach?page[limit]=5&page[limit]=5", undefined, "S13"],
  ["GET", "/v1/ach?page[limit]=0", undefined, "S11"],
  ["GET", "/v1/ach?page[cursor]=9", undefined, "S11"],
  ["GET", "/v1/ach?filter[status]=lost", undefined, "P17"],
  ["GET", "/v1/ach?filter[effective_date]=now", undefined, "ACH-44"],
  ["GET", "/v1/virtualcards?filter=x", undefined, "VC-E20"],
  ["GET", "/v1/virtualcards?filter[team]=x", undefined, "VC-E21"],
  ["GET", "/v1/virtualcards?filter[metadata.]=x", undefined, "VC-E22"],
  ["GET", "/v1/virtualcards/1001?show_card_number=yes", undefined, "VC-65"],
  ["POST", "/v1/virtualcards/1001/email", '{"data":{"email":"ada"}}', "VC-74"],
  ["PATCH", "/v1/ach/1001", '{"data":{"status":"failed"}}', "ACH-42"],
  ["DELETE", "/v1/addresses/1001", undefined, "O3"],
  ["POST", "/v1/files", "{}", "S4"],
])("%s %s with the body %s is refused by %3$s", async (method, path, body, rule) => {
  const bank = await filled();
  await sendText(bank, method, path, body);
  expect(lastOf(bank).issues.map((issue) => issue.rule)).toEqual([rule]);
});

test("an id that names no row is refused by the statement about references of its area", async () => {
  const bank = mondayBank();
  const { receiver_name: _receiver, ...transfer } = minimalTransfer;
  const rulesOf = async (path: string, data: object) => {
    await call(bank, "POST", path, data);
    return lastOf(bank)
      .issues.filter(({ code }) => code === "dangling_reference")
      .map(({ rule }) => rule);
  };
  expect(await rulesOf("/v1/ach", { ...transfer, counterparty_id: 9 })).toEqual(["P8"]);
  expect(await rulesOf("/v1/virtualcards", { supplier_id: 9 })).toEqual(["C3"]);
  expect(await rulesOf("/v1/documents", { document_type: "inc", file_id: 9 })).toEqual(["O2"]);
  await create(bank, "/v1/logins", { login_name: "ada" });
  await bank.clock.advance({ days: 31 });
  expect(await rulesOf("/v1/persons", { login_id: 1001 })).toEqual(["O11"]);
});

test("secrets in the message of a reason are masked as everywhere in the log", async () => {
  const bank = mondayBank();
  await call(bank, "POST", "/v1/persons", { title: 5105105105105100 });
  expect(lastOf(bank).issues.find(({ field }) => field === "title")?.message).toBe(
    "'title' must be text, got ••••5100.",
  );
});

test("an errorBody gets the issues without their rules", async () => {
  const bank = mondayBank({ assumptions: { errorBody: (problem) => ({ problem: { ...problem } }) } });
  const { body } = await sendText(bank, "POST", "/v1/ach", "[]");
  const message = "The body must be a JSON object with the fields in 'data'.";
  expect(body).toEqual({
    problem: {
      status: 400,
      code: "malformed_body",
      message,
      name: "Problem",
      issues: [{ field: "data", code: "malformed_body", message }],
      headers: {},
    },
  });
  expect(lastOf(bank).issues).toEqual([{ field: "data", code: "malformed_body", message, rule: "S5" }]);
});

test("a remote bank explains as well", async () => {
  const bank = mondayBank();
  const remote = connect({ baseUrl: "http://localhost", fetch: (request) => bank.fetch(request) });
  await call(remote, "POST", "/v1/ach", { ...minimalTransfer, amount: -1 });
  const [entry] = await remote.log.entries();
  expect(await remote.explain(entry as LogEntry)).toEqual(await bank.explain(lastOf(bank)));
});

test("what is no entry, or names no statement, can't be explained", async () => {
  const bank = mondayBank();
  const unknown = { issues: [{ field: null, code: "x", message: "x", rule: "Q1" }] };
  await expect(bank.explain(unknown)).rejects.toThrow('There is no statement "Q1".');
  expect(await statusAndBody(post(bank, "explain", unknown))).toEqual([
    404,
    { error: 'There is no statement "Q1".' },
  ]);
  for (const rule of ["toString", "constructor", "__proto__", ["S1"], null]) {
    const { status } = await post(bank, "explain", { issues: [{ ...unknown.issues[0], rule }] });
    expect(status).toBe(404);
  }
  for (const issues of [undefined, null, "S1", 5]) {
    const { status } = await post(bank, "explain", { issues });
    expect(status).toBe(400);
  }
  expect(await statusAndBody(post(bank, "explain", { issues: [null] }))).toEqual([
    404,
    { error: "There is no statement nothing." },
  ]);
});

test("a log without entries has none to explain, and the refusal says what an entry has", async () => {
  const bank = mondayBank();
  await expect(bank.explain(lastOf(bank))).rejects.toThrow(
    new RangeError("'issues' must be those of a log entry, got nothing."),
  );
});

test("with the option headers a refusal names its rules, each once, and its body stays the same (X69)", async () => {
  const sent = { ...minimalTransfer, amount: -1, color: "red", shade: "dark" };
  const answers = await Promise.all(
    [true, false].map(async (headers) => {
      const bank = mondayBank({ strict: true, headers });
      return call(bank, "POST", "/v1/ach", sent);
    }),
  );
  const [on, off] = answers.map(({ headers }) => Object.fromEntries(headers));
  expect(on).toEqual({
    "access-control-expose-headers": "x-sandbank-rule",
    "content-type": "application/json",
    "x-sandbank-rule": "ACH-6, S6",
  });
  expect(off).toEqual({ "content-type": "application/json" });
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test("with the option headers a success has no rule (X69)", async () => {
  const { headers } = await call(mondayBank({ headers: true }), "GET", "/v1/ach");
  expect(Object.fromEntries(headers)).toEqual({ "content-type": "application/json" });
});

async function filled() {
  const bank = mondayBank({ scenario: scenarios.starter });
  await bank.ready;
  return bank;
}
