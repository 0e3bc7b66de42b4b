// Statements: S2, S5, X1, X10.

import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, send, sendText } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

const endpoints = [
  ["POST", "/v1/counterparties", minimalCounterparty],
  ["PATCH", "/v1/counterparties/1001", {}],
  ["POST", "/v1/ach", minimalTransfer],
  ["PATCH", "/v1/ach/1001", { status: "canceled" }],
] as const;

async function bankWithRows() {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());
/** JSON of an object so many levels deep. */
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const deepArray = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("a body of five megabytes is refused by the field that is too large, and nothing is stored", async () => {
  const bank = await bankWithRows();
  const before = stateOf(bank);
  const huge = "x".repeat(5_000_000);
  for (const [method, path] of endpoints) {
    const answer = await call(bank, method, path, {
      ...minimalTransfer,
      metadata: { huge },
      status: huge,
      name: 7,
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(1000);
  }
  expect(stateOf(bank)).toBe(before);
  expect(JSON.stringify(bank.log.entries).length).toBeLessThan(1_000_000);
});

test("five megabytes that are no JSON are a 400", async () => {
  const bank = await bankWithRows();
  for (const text of ["{".repeat(5_000_000), "x".repeat(5_000_000), `{"data":"${"x".repeat(5_000_000)}`]) {
    const answer = await sendText(bank, "POST", "/v1/ach", text);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: "The body is not JSON: send an object with the fields in 'data'." });
  }
});

test("ten thousand levels of nesting inside metadata are a 400 that names it (X1)", async () => {
  const bank = await bankWithRows();
  const before = stateOf(bank);
  for (const metadata of [deep(10_000), `{"a":${deepArray(10_000)}}`]) {
    for (const [method, path, data] of endpoints.slice(0, 3)) {
      const body = `${JSON.stringify({ data }).slice(0, -2)}${Object.keys(data).length > 0 ? "," : ""}"metadata":${metadata}}}`;
      const answer = await sendText(bank, method, path, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: expect.stringMatching(/^'metadata' must .*\.$/) });
    }
  }
  expect(stateOf(bank)).toBe(before);
});

test("metadata nests 500 levels deep, and not one more (X1)", async () => {
  const bank = mondayBank();
  const bodyWith = (metadata: string) =>
    `${JSON.stringify({ data: minimalCounterparty }).slice(0, -2)},"metadata":${metadata}}}`;
  for (const metadata of [deep(500), `{"a":${deepArray(499)}}`])
    expect((await sendText(bank, "POST", "/v1/counterparties", bodyWith(metadata))).status).toBe(200);
  for (const metadata of [deep(501), `{"a":${deepArray(500)}}`]) {
    const answer = await sendText(bank, "POST", "/v1/counterparties", bodyWith(metadata));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.stringMatching(/^'metadata' must .*\.$/) });
  }
});

test("metadata that is no object gets that one reason, however deep it nests", async () => {
  const bank = await bankWithRows();
  const [method, path, data] = endpoints[0];
  const body = `${JSON.stringify({ data }).slice(0, -2)},"metadata":${deepArray(600)}}}`;
  expect((await sendText(bank, method, path, body)).body).toEqual({
    error: "'metadata' must be a JSON object, got an array.",
  });
});

test("ten thousand levels of nesting in any other place are a 400 or are left alone", async () => {
  const bank = await bankWithRows();
  for (const nested of [deep(10_000), deepArray(10_000)]) {
    for (const [method, path, data] of endpoints) {
      for (const field of [
        "name",
        "amount",
        "status",
        "account_number",
        "counterparty_id",
        "unknown",
        "toString",
      ]) {
        const start = JSON.stringify({ data: { ...data, [field]: "HERE" } });
        const answer = await sendText(bank, method, path, start.replace('"HERE"', nested));
        expect([method, path, field, answer.status < 500]).toEqual([method, path, field, true]);
      }
      expect((await sendText(bank, method, path, nested)).status).toBe(400);
      expect((await sendText(bank, method, path, `{"data":${nested}}`)).status).toBeLessThan(500);
      const beside = `{"data":${JSON.stringify(data)},"beside":${nested}}`;
      expect((await sendText(bank, method, path, beside)).status).toBeLessThan(500);
    }
  }
});

test("thousands of query parameters are handled in limited time", async () => {
  const bank = await bankWithRows();
  const query = Array.from({ length: 5000 }, (_, at) => `x${at}=1&filter[y${at}]=1`).join("&");
  const answer = await call(bank, "GET", `/v1/ach?${query}`);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
});

test("a parameter given a thousand times is reported once", async () => {
  const query = Array.from({ length: 1000 }, () => "page[limit]=1").join("&");
  expect(await refusal(mondayBank(), "GET", `/v1/ach?${query}`)).toEqual([
    400,
    "'page[limit]' must be given once only.",
  ]);
});

test("a long name of an unknown field or filter is cut in texts", async () => {
  const bank = mondayBank({ strict: true });
  const long = "n".repeat(100_000);
  for (const answer of [
    await call(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, [long]: 1 }),
    await call(bank, "GET", `/v1/ach?filter[${long}]=1`),
    await call(bank, "GET", `/v1/ach?${long}=1`),
  ]) {
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(1000);
  }
});

test("odd methods are a 405, and no method fails (X10)", async () => {
  for (const method of ["PUT", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "get", "patch", "X-ODD"]) {
    const headers = { Authorization: "Bearer test_key" };
    const answer = await mondayBank().fetch("/v1/ach", { method, headers });
    expect([method, answer.status]).toEqual([method, method === "get" ? 200 : 405]);
  }
});

test("a body with a stream that breaks off is a 400", async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new Error("connection lost"));
    },
  });
  const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit;
  const answer = await send(mondayBank(), "/v1/ach", init);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error: "The body could not be read completely: send JSON with the fields in 'data'.",
  });
});
