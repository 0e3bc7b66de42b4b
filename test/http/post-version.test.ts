import { expect, test } from "vitest";
import { request } from "../../fixtures/http-client.ts";
import { mondayBank } from "../support/bank.ts";
import { call, send, sendText } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

const answering = { assumptions: { postVersion: "answer" } } as const;

test("POST /v1 is a 405, or answers as GET /v1 does, whatever its body (OPT-5, S18)", async () => {
  expect(await refusal(mondayBank(), "POST", "/v1", {})).toEqual([
    405,
    "POST is not a method of this path: it takes GET.",
  ]);
  const bank = mondayBank(answering);
  for (const body of [undefined, "", "{}", '{"data":{"a":1}}', "{", "[]", "x".repeat(100)]) {
    const answer = await sendText(bank, "POST", "/v1", body);
    expect([answer.status, answer.body]).toEqual([200, { api_version: "1" }]);
  }
  expect(bank.log.entries.at(-1)).toMatchObject({ operation: "postApiVersion", status: 200, warnings: [] });
});

test("POST /v1 takes either user's key and refuses what GET /v1 refuses (OPT-5)", async () => {
  const bank = mondayBank({ ...answering, strict: true });
  for (const method of ["GET", "POST"]) {
    expect((await request(bank, method, "/v1", { key: "admin_test_key" })).status).toBe(200);
    expect((await send(bank, "/v1", { method })).status).toBe(401);
    expect(await refusal(bank, method, "/v1?verbose=1")).toEqual([
      400,
      "'verbose' is not taken by this call: leave it out.",
    ]);
  }
  const other = await call(bank, "PUT", "/v1", {});
  expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, POST"]);
});

test("the handlers of a bank that answers POST /v1 have one for it, and faults may be about it (OPT-5)", async () => {
  expect(mondayBank(answering).handlers).toHaveLength(mondayBank().handlers.length + 1);
  const bank = mondayBank({ ...answering, faults: [{ on: "postApiVersion", status: 503 }] });
  expect((await call(bank, "POST", "/v1")).status).toBe(503);
  expect((await call(bank, "GET", "/v1")).status).toBe(200);
});
