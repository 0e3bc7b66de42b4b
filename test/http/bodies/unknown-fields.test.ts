// Statements: S6.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, sendText } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

const withExtras = { ...minimalCounterparty, id: "7", nickname: "Ada", url: "/x" };

test("by default an unknown field is ignored, and the log warns of it (S6)", async () => {
  const bank = mondayBank();
  const warnings: string[] = [];
  bank.on("warning", ({ message, method, path, rule }) =>
    warnings.push(`${method} ${path} ${message} (${rule})`),
  );
  const row = await create(bank, "/v1/counterparties", withExtras);
  expect(row).toMatchObject({ id: "1001", url: "/v1/counterparties/1001" });
  expect(JSON.stringify(bank.snapshot())).not.toContain("nickname");
  expect(bank.log.entries[0]?.warnings).toEqual([
    "'id' is not taken by this call and was ignored.",
    "'nickname' is not taken by this call and was ignored.",
    "'url' is not taken by this call and was ignored.",
  ]);
  expect(warnings).toEqual([
    "POST /v1/counterparties 'id' is not taken by this call and was ignored. (S6)",
    "POST /v1/counterparties 'nickname' is not taken by this call and was ignored. (S6)",
    "POST /v1/counterparties 'url' is not taken by this call and was ignored. (S6)",
  ]);
});

test.each([{ strict: true }, { assumptions: { unknownFields: "reject" } }] as const)(
  "with %j an unknown field is a 400 that names it (S6)",
  async (options) => {
    const bank = mondayBank(options);
    expect(await refusal(bank, "POST", "/v1/counterparties", withExtras)).toEqual([
      400,
      "'id' is not taken by this call: leave it out. 'nickname' is not taken by this call: leave it out. 'url' is not taken by this call: leave it out.",
    ]);
    const reasons = bank.log.entries[0]?.issues.map(({ field, code, rule }) => [field, code, rule]);
    expect(reasons).toEqual(["id", "nickname", "url"].map((name) => [name, "unknown_field", "S6"]));
  },
);

test("unknown fields are reported together with invalid ones", async () => {
  const bank = mondayBank({ strict: true });
  const answer = await call(bank, "POST", "/v1/counterparties", {
    ...withExtras,
    name: 7,
    account_type: "x",
  });
  expect(answer.body).toEqual({
    error:
      "'account_type' must be one of checking, savings, got \"x\". 'name' must be text, got 7. 'id' is not taken by this call: leave it out. 'nickname' is not taken by this call: leave it out. 'url' is not taken by this call: leave it out.",
  });
});

test.each([
  { assumptions: { unknownFields: "ignore" } },
  { strict: true, assumptions: { unknownFields: "ignore" } },
] as const)("with %j an unknown field is ignored without a warning (S6)", async (options) => {
  const bank = mondayBank(options);
  await create(bank, "/v1/counterparties", withExtras);
  expect(bank.log.entries[0]?.warnings).toEqual([]);
});

test("a key next to data is treated as an unknown field (S5, S6)", async () => {
  const body = JSON.stringify({ data: minimalCounterparty, show_card_number: true });
  const lenient = mondayBank();
  expect((await sendText(lenient, "POST", "/v1/counterparties", body)).status).toBe(200);
  expect(lenient.log.entries[0]?.warnings).toEqual([
    "'show_card_number' is not taken by this call and was ignored.",
  ]);
  const answer = await sendText(mondayBank({ strict: true }), "POST", "/v1/counterparties", body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "'show_card_number' is not taken by this call: leave it out." });
});

test("currency is a known field of a transfer, on create and on update, in strict too (S6, X20)", async () => {
  const bank = mondayBank({ strict: true });
  await create(bank, "/v1/ach", { ...minimalTransfer, currency: "USD" });
  expect(await refusal(bank, "PATCH", "/v1/ach/1001", { status: "canceled", currency: "eur" })).toEqual([
    400,
    `'currency' must be "usd", the only currency, got "eur".`,
  ]);
  const taken = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled", currency: "usd" });
  expect(taken.status).toBe(200);
});

test("a query parameter that the call does not know is treated as an unknown field (S13)", async () => {
  const lenient = mondayBank();
  expect((await call(lenient, "GET", "/v1/ach?page=2&filtered=yes&myfilter[a]=1")).status).toBe(200);
  expect(lenient.log.entries[0]?.warnings).toEqual([
    "'page' is not taken by this call and was ignored.",
    "'filtered' is not taken by this call and was ignored.",
    "'myfilter[a]' is not taken by this call and was ignored.",
  ]);
  await create(lenient, "/v1/ach?expand=all", minimalTransfer);
  expect((await call(lenient, "GET", "/v1/ach/1001?expand=all")).status).toBe(200);
  expect(lenient.log.entries.at(-1)?.warnings).toEqual([
    "'expand' is not taken by this call and was ignored.",
  ]);
  expect(await refusal(mondayBank({ strict: true }), "GET", "/v1/ach?page=2")).toEqual([
    400,
    "'page' is not taken by this call: leave it out.",
  ]);
});

test("a filter that the list does not know is a 400 even when unknown fields are ignored (S13)", async () => {
  const bank = mondayBank({ assumptions: { unknownFields: "ignore" } });
  expect(await refusal(bank, "GET", "/v1/counterparties?filter[name]=Ada")).toEqual([
    400,
    "'filter[name]' is not a filter of this list: this list has no filters.",
  ]);
});

test("a request with a thousand unknown fields is warned of in bounds (X2)", async () => {
  const bank = mondayBank();
  const extras = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, at]));
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, ...extras });
  expect(bank.log.entries[0]?.warnings.length).toBeLessThanOrEqual(60);
});

test("of more than 50 unknown fields the first 50 are named (X2)", async () => {
  const extras = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`extra_${at + 1}`, at]));
  const first = Array.from({ length: 50 }, (_, at) => `'extra_${at + 1}'`);
  const namesIn = (texts: readonly string[]) => texts.join(" ").match(/'extra_\d+'/g);
  const lenient = mondayBank();
  await create(lenient, "/v1/counterparties", { ...minimalCounterparty, ...extras });
  expect(namesIn(lenient.log.entries[0]?.warnings ?? [])).toEqual(first);
  const strict = mondayBank({ strict: true });
  const answer = await call(strict, "POST", "/v1/counterparties", { ...minimalCounterparty, ...extras });
  expect(answer.status).toBe(400);
  expect(namesIn([answer.text])).toEqual(first);
});

test("only filter and names that begin with filter[ are filters (X10)", async () => {
  for (const name of ["filter", "filter[name]", "filter[]", "filter[name"]) {
    const answer = await call(mondayBank(), "GET", `/v1/counterparties?${name}=x`);
    expect([name, answer.status]).toEqual([name, 400]);
  }
  for (const name of ["filters", "filters[name]", "Filter[name]", "my_filter[name]"]) {
    const bank = mondayBank();
    expect([name, (await call(bank, "GET", `/v1/counterparties?${name}=x`)).status]).toEqual([name, 200]);
    expect(bank.log.entries[0]?.warnings).toEqual([`'${name}' is not taken by this call and was ignored.`]);
  }
});

test("the currency of a canceled transfer must not be null (X20)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await refusal(bank, "PATCH", "/v1/ach/1001", { status: "canceled", currency: null })).toEqual([
    400,
    `'currency' must be "usd", the only currency, got null.`,
  ]);
});
