// Statements: S1.

import { expect, test } from "vitest";
import type { Problem } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, send } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

test("every problem of a request is in the one text, in the order of the fields (S1)", async () => {
  expect(
    await refusal(mondayBank({ accounts: ["4000000011"] }), "POST", "/v1/ach", {
      sec_code: "x",
      metadata: 7,
      counterparty_id: 1001,
      account_number: "4000000022",
      effective_date: "soon",
      amount: -1,
      currency: "eur",
      direction: null,
      receiver_account_type: "giro",
    }),
  ).toEqual([
    400,
    [
      "'account_number' must be one of the accounts that are enabled for API access.",
      "'amount' must be a whole number of cents from 0 to 9999999999, sent without quotes, got -1.",
      "'counterparty_id' must point to an existing counterparty, but there is none with id 1001.",
      '\'currency\' must be "usd", the only currency, got "eur".',
      "'direction' must be one of credit, debit, got null.",
      "'effective_date' must be a real calendar day in the form YYYY-MM-DD, got \"soon\".",
      "'metadata' must be a JSON object, got 7.",
      "'receiver_account_type' must be one of checking, savings, got \"giro\".",
      "'sec_code' must be one of ccd, ppd, web, got \"x\".",
    ].join(" "),
  ]);
});

test("currency has its place in the order, on an update as well", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "PATCH", "/v1/ach/1001", { status: "failed", currency: "eur" });
  expect(answer.body).toEqual({
    error:
      '\'currency\' must be "usd", the only currency, got "eur". \'status\' must be "canceled", the only status that can be set, got "failed".',
  });
});

test("only the invalid fields are in single quotes (S1)", async () => {
  const bank = mondayBank({ strict: true });
  const wrong = { ...minimalTransfer, receiver_routing_number: "123456789", sec_code: "x" };
  const answers = [
    await call(bank, "POST", "/v1/ach", wrong),
    await call(bank, "GET", "/v1/ach?page[cursor]=7&page[limit]=0"),
    await send(bank, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } }),
  ];
  const quoted = answers.map(({ body }) => (body as { error: string }).error.match(/'[^']*'/g));
  expect(quoted).toEqual([
    ["'receiver_routing_number'", "'sec_code'"],
    ["'page[cursor]'", "'page[limit]'"],
    ["'Authorization'"],
  ]);
});

test("the content of a long text is cut in an error", async () => {
  const answer = await call(mondayBank(), "POST", "/v1/ach", {
    ...minimalTransfer,
    sec_code: "y".repeat(5000),
  });
  expect(answer.body).toEqual({
    error: `'sec_code' must be one of ccd, ppd, web, got "${"y".repeat(40)}…".`,
  });
});

test("an error shows only the last four digits of a card number that was sent in another field", async () => {
  const number = 5_105_105_105_105_100;
  for (const data of [
    { sec_code: number },
    { effective_date: String(number) },
    { counterparty_id: number },
    { amount: number },
  ]) {
    const answer = await call(mondayBank(), "POST", "/v1/ach", { ...minimalTransfer, ...data });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain("••••5100");
    expect(JSON.stringify(answer.body)).not.toContain("510510");
  }
});

test("errorBody builds the body of every error (S1)", async () => {
  const problems: Problem[] = [];
  const errorBody = (problem: Problem) => {
    problems.push(problem);
    return { errors: [{ status: problem.status, code: problem.code, detail: problem.message }] };
  };
  const bank = mondayBank({ assumptions: { errorBody } });
  const answer = await call(bank, "POST", "/v1/counterparties", {
    ...minimalCounterparty,
    name: 7,
    country: "UK",
  });
  expect(answer.status).toBe(400);
  const detail =
    "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got \"UK\". 'name' must be text, got 7.";
  expect(answer.body).toEqual({ errors: [{ status: 400, code: "invalid_request", detail }] });
  expect(problems[0]?.issues).toEqual([
    {
      field: "country",
      code: expect.any(String),
      message: "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got \"UK\".",
    },
    { field: "name", code: expect.any(String), message: "'name' must be text, got 7." },
  ]);
});

test("an errorBody may hand the problem on as it is", async () => {
  const bank = mondayBank({ assumptions: { errorBody: (problem) => ({ problem: { ...problem } }) } });
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", { name: 7 });
  const message = "There is no counterparty with this id: take one from the list at /v1/counterparties.";
  expect(answer.body).toEqual({
    problem: { name: "Problem", status: 404, code: "not_found", message, issues: [], headers: {} },
  });
});

test("errorBody is called for 401, 403, 404, 405, 409 and 415 too (S1)", async () => {
  const bank = mondayBank({ assumptions: { errorBody: ({ status, code }) => ({ status, code }) } });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  const admin = { headers: { Authorization: "Bearer admin_test_key" } };
  const plain = {
    method: "POST",
    headers: { Authorization: "Bearer x", "Content-Type": "text/plain" },
    body: "x",
  };
  const answers = [
    await send(bank, "/v1/ach"),
    await send(bank, "/v1/ach", admin),
    await call(bank, "GET", "/v1/ach/7"),
    await call(bank, "GET", "/v1/nothing"),
    await call(bank, "DELETE", "/v1/ach"),
    await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" }),
    await send(bank, "/v1/ach", plain),
  ];
  expect(answers.map(({ body }) => body)).toEqual([
    { status: 401, code: "unauthorized" },
    { status: 403, code: "forbidden" },
    { status: 404, code: "not_found" },
    { status: 404, code: "not_found" },
    { status: 405, code: "method_not_allowed" },
    { status: 409, code: "conflict" },
    { status: 415, code: "unsupported_media_type" },
  ]);
  expect(answers[4]?.headers.get("allow")).toBe("POST, GET");
});

test("an errorBody that throws fails only the request it was called for", async () => {
  const bank = mondayBank({
    assumptions: {
      errorBody: () => {
        throw new Error("mine");
      },
    },
  });
  await expect(call(bank, "GET", "/v1/nothing")).rejects.toThrow("mine");
  expect((await call(bank, "GET", "/v1/ach")).status).toBe(200);
});
