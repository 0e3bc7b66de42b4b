// Statements: X89 to X92.

import { expect, test } from "vitest";
import type { BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, send } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";
import { formWith } from "../../support/onboarding.ts";

/** What the default bank warns of, and the refusal of one that is strict about advice too, for the same create. */
async function twice(path: string, data: object, options: BankOptions = {}) {
  const lenient = mondayBank(options);
  const accepted = await call(lenient, "POST", path, data);
  const strict = mondayBank({ ...options, strict: "advice" });
  const refused = await call(strict, "POST", path, data);
  const entry = strict.log.entries.at(-1);
  return {
    accepted: accepted.status,
    warnings: lenient.log.entries.at(-1)?.warnings,
    refused: refused.status,
    error: (refused.body as { error?: string }).error,
    rules: entry?.issues.map(({ field, rule }) => [field, rule]),
    explained: entry && (await strict.explain(entry)).map(({ statement }) => statement),
    strictWarnings: entry?.warnings,
  };
}

const transfer = (fields: object) => ({ ...minimalTransfer, ...fields });

// X89, X90
test.each<[data: object, warning: string, rule: [field: string, rule: string]]>([
  [
    { effective_date: "2026-03-01" },
    "'effective_date' is in the past: today is 2026-03-02 (GMT), got 2026-03-01. Send today's date or a later one.",
    ["effective_date", "X89"],
  ],
  [
    { service: "same-day" },
    "'service' is same-day, but without an 'effective_date' the transfer is for tomorrow: send today's date, 2026-03-02 (GMT).",
    ["service", "X90"],
  ],
  [
    { service: "same-day", effective_date: "2026-03-03" },
    "'service' is same-day, but 'effective_date' is 2026-03-03, a later day: send today's date, 2026-03-02 (GMT).",
    ["service", "X90"],
  ],
])(
  'a transfer with %j is accepted with a warning, and refused with strict "advice"',
  async (fields, text, rule) => {
    const result = await twice("/v1/ach", transfer(fields));
    expect(result).toMatchObject({
      accepted: 200,
      warnings: [text],
      refused: 400,
      error: text,
      strictWarnings: [],
    });
    expect(result.rules).toEqual([rule]);
    expect(result.explained?.[0]).toMatch(/is a warning in the log, and with `strict: "advice"` a 400/);
  },
);

test("a strict bank takes what the documents describe, with the same warnings (X89 to X92, X357)", async () => {
  for (const strict of [false, true]) {
    const bank = mondayBank({ strict });
    const answers = [
      await call(bank, "POST", "/v1/ach", transfer({ service: "same-day" })),
      await call(bank, "POST", "/v1/ach", transfer({ effective_date: "2026-03-01" })),
      await call(bank, "POST", "/v1/virtualcards", {
        ...minimalCard,
        valid_starting_on: "2028-04-01",
        valid_ending_on: "2029-01-01",
      }),
      await send(bank, "/v1/counterparties", {
        method: "POST",
        headers: json,
        body: JSON.stringify({ data: minimalCounterparty }),
      }),
    ];
    expect([strict, answers.map(({ status }) => status)]).toEqual([strict, [200, 200, 200, 200]]);
    expect(bank.log.entries.map(({ warnings }) => warnings.length)).toEqual([1, 1, 1, 1]);
  }
});

test("a strict bank refuses unknown fields, both ways to name a receiver and wrong check digits (S6, P1, P6, X357)", async () => {
  for (const strict of [true, "advice"] as const) {
    const bank = mondayBank({ strict });
    const { id } = await create(bank, "/v1/counterparties", minimalCounterparty);
    const statuses = [
      await call(bank, "POST", "/v1/ach", transfer({ colour: "blue" })),
      await call(bank, "POST", "/v1/ach", transfer({ counterparty_id: id })),
      await call(bank, "POST", "/v1/ach", transfer({ receiver_routing_number: "021000022" })),
    ].map(({ status }) => status);
    expect([strict, statuses]).toEqual([strict, [400, 400, 400]]);
  }
});

test.each([
  {},
  { effective_date: "2026-03-02" },
  { effective_date: "2026-03-03" },
  { effective_date: null },
  { service: "same-day", effective_date: "2026-03-02" },
  { service: "standard" },
])("a transfer with %j is neither warned about nor refused", async (fields) => {
  const result = await twice("/v1/ach", transfer(fields));
  expect(result).toMatchObject({ accepted: 200, warnings: [], refused: 200 });
});

test("a past date of a same-day transfer is the only thing wrong with it", async () => {
  const { rules } = await twice("/v1/ach", transfer({ service: "same-day", effective_date: "2026-02-27" }));
  expect(rules).toEqual([["effective_date", "X89"]]);
});

test("a card whose window starts after its month of expiry can never be used: a warning (X91)", async () => {
  const text =
    "'valid_starting_on' is 2028-04-01, after the card's month of expiry, 2028-03, so that it can never be used: send an earlier day.";
  const card = { ...minimalCard, valid_starting_on: "2028-04-01", valid_ending_on: "2029-01-01" };
  const result = await twice("/v1/virtualcards", card);
  expect(result).toMatchObject({ accepted: 200, warnings: [text], refused: 400, error: text });
  expect(result.rules).toEqual([["valid_starting_on", "X91"]]);
  const inTime = await twice("/v1/virtualcards", { ...card, valid_starting_on: "2028-03-31" });
  expect(inTime).toMatchObject({ accepted: 200, warnings: [], refused: 200 });
});

test("an update of the window is judged by the expiry that the card has (X91)", async () => {
  const { bank } = await bankWithCard({ valid_ending_on: "2030-01-01" });
  await bank.clock.advance({ days: 365 });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { valid_starting_on: "2028-04-01" });
  expect(answer.status).toBe(200);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([expect.stringContaining("expiry, 2028-03,")]);
  await call(bank, "PATCH", "/v1/virtualcards/1001", { metadata: { team: "blue" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([]);
});

test("a request that is refused for another reason has no warning", async () => {
  const bank = mondayBank();
  await call(bank, "POST", "/v1/ach", transfer({ effective_date: "2026-03-01", amount: -1 }));
  expect(bank.log.entries[0]).toMatchObject({ status: 400, warnings: [] });
  const strict = mondayBank({ strict: "advice" });
  await call(strict, "POST", "/v1/ach", transfer({ effective_date: "2026-03-01", amount: -1 }));
  expect(strict.log.entries[0]?.issues.map(({ field }) => field)).toEqual(["amount", "effective_date"]);
});

const key = { Authorization: "Bearer test", "idempotency-key": "7c1f" };

const json = { ...key, "Content-Type": "application/json" };

const ignored =
  "'Idempotency-Key' has no effect: a request that is sent again is handled again. Leave the header out.";

test("an Idempotency-Key is warned about with each write, and the write happens each time (X92)", async () => {
  const bank = mondayBank();
  const body = JSON.stringify({ data: minimalCounterparty });
  for (const id of ["1001", "1002"]) {
    const answer = await send(bank, "/v1/counterparties", { method: "POST", headers: json, body });
    expect(answer.body).toMatchObject({ data: { id } });
  }
  const change = JSON.stringify({ data: { name: "Grace Hopper" } });
  await send(bank, "/v1/counterparties/1001", { method: "PATCH", headers: json, body: change });
  await send(bank, "/v1/files", { method: "POST", headers: key, body: formWith() });
  await send(bank, "/v1/files/1001", { method: "DELETE", headers: key });
  await send(bank, "/v1/counterparties", { headers: key });
  expect(bank.log.entries.map(({ method, status, warnings }) => [method, status, warnings])).toEqual([
    ["POST", 200, [ignored]],
    ["POST", 200, [ignored]],
    ["PATCH", 200, [ignored]],
    ["POST", 200, [ignored]],
    ["DELETE", 204, [ignored]],
    ["GET", 200, []],
  ]);
});

test('with strict "advice" a write with an Idempotency-Key is refused, a read is not (X92)', async () => {
  const bank = mondayBank({ strict: "advice" });
  const body = JSON.stringify({ data: minimalCounterparty });
  const answer = await send(bank, "/v1/counterparties", { method: "POST", headers: json, body });
  expect([answer.status, answer.body]).toEqual([400, { error: ignored }]);
  expect(bank.db.counterparties.count()).toBe(0);
  expect(bank.log.entries[0]?.issues).toEqual([
    { field: "Idempotency-Key", code: "ignored_header", message: ignored, rule: "X92" },
  ]);
  expect((await send(bank, "/v1/counterparties", { headers: key })).status).toBe(200);
});

test("warnings reach listeners, each once", async () => {
  const bank = mondayBank();
  const heard: string[] = [];
  bank.on("warning", ({ message }) => heard.push(message));
  const body = JSON.stringify({ data: transfer({ effective_date: "2026-02-02", memo: "x" }) });
  await send(bank, "/v1/ach", { method: "POST", headers: json, body });
  expect(heard).toEqual([
    "'memo' is not taken by this call and was ignored.",
    expect.stringContaining("'effective_date' is in the past"),
    ignored,
  ]);
});

test("a refusal for what is otherwise a warning is explained with the option that makes it one", async () => {
  const bank = mondayBank({ strict: "advice" });
  const options = async () => {
    const entry = bank.log.entries.at(-1);
    return (await bank.explain(entry ?? { issues: [] })).map(({ rule, option }) => [rule, option]);
  };
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-01" });
  expect(await options()).toEqual([["X89", "strict"]]);
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, service: "same-day" });
  expect(await options()).toEqual([["X90", "strict"]]);
  const dates = { valid_starting_on: "2028-04-01", valid_ending_on: "2030-01-01" };
  await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, ...dates });
  expect(await options()).toEqual([["X91", "strict"]]);
  await create(bank, "/v1/virtualcards", minimalCard);
  await bank.fetch("https://bank.test/v1/virtualcards/1001", {
    method: "DELETE",
    headers: { Authorization: "Bearer key", "Idempotency-Key": "7" },
  });
  expect(await options()).toEqual([["X92", "strict"]]);
});
