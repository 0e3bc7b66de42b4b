// Statements: S2.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create, send } from "../../support/call.ts";
import { minimalAddress } from "../../support/onboarding.ts";

const client = { Authorization: "Bearer test_key" };
const admin = { Authorization: "Bearer admin_test_key" };
const json = { "Content-Type": "application/json" };
const text = { "Content-Type": "text/plain" };

test.each([
  ["401 before an unknown path", "GET", "/v1/nothing", {}, undefined, 401],
  ["401 before a wrong method", "PUT", "/v1/ach", json, "{", 401],
  ["401 before a wrong media type", "POST", "/v1/ach", text, "x", 401],
  ["404 of a path before the wrong user", "GET", "/v1/nothing", admin, undefined, 404],
  ["404 of a path before a wrong media type", "POST", "/v1/nothing", { ...client, ...text }, "x", 404],
  ["405 before the wrong user", "PUT", "/v1/ach", { ...admin, ...json }, "{}", 405],
  ["405 before a wrong media type", "PUT", "/v1/ach", { ...client, ...text }, "x", 405],
  ["405 before an unknown id", "PUT", "/v1/ach/9999", { ...client, ...json }, "{}", 405],
  ["403 before a wrong media type", "POST", "/v1/ach", { ...admin, ...text }, "x", 403],
  ["403 before an unknown id", "GET", "/v1/ach/9999", admin, undefined, 403],
  ["415 before a malformed body", "PATCH", "/v1/ach/1001", { ...client, ...text }, "{", 415],
  ["415 before an unknown id", "PATCH", "/v1/ach/9999", { ...client, ...text }, "{}", 415],
  ["400 of a malformed body before an unknown id", "PATCH", "/v1/ach/9999", { ...client, ...json }, "{", 400],
  ["404 of an id before wrong fields", "PATCH", "/v1/ach/9999", { ...client, ...json }, '{"data":{}}', 404],
  ["400 of fields before the state", "PATCH", "/v1/ach/1001", { ...client, ...json }, '{"data":{}}', 400],
  [
    "409 of the state",
    "PATCH",
    "/v1/ach/1001",
    { ...client, ...json },
    '{"data":{"status":"canceled"}}',
    409,
  ],
] as const)("%s (CONV-14, S1, S2)", async (_, method, path, headers, body, status) => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(1001);
  const before = JSON.stringify(bank.snapshot());
  const answer = await send(bank, path, { method, headers, ...(body === undefined ? {} : { body }) });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error: expect.stringMatching(/^\S.*\.$/) });
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test.each([
  ["PUT", "/v1/ach", "GET, POST"],
  ["DELETE", "/v1/ach", "GET, POST"],
  ["PATCH", "/v1/counterparties", "GET, POST"],
  ["POST", "/v1/ach/1001", "GET, PATCH"],
  ["DELETE", "/v1/ach/1001", "GET, PATCH"],
  ["DELETE", "/v1/counterparties/1001", "GET, PATCH"],
  ["OPTIONS", "/v1/counterparties", "GET, POST"],
  ["POST", "/v1", "GET"],
])("%s %s is a 405 that allows %s (S2, P18)", async (method, path, allow) => {
  const answer = await call(mondayBank(), method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")?.split(", ").sort().join(", ")).toBe(allow);
  expect(answer.body).toEqual({
    error: `${method} is not a method of this path: it takes ${answer.headers.get("allow")}.`,
  });
});

test.each([
  "/",
  "/v2",
  "/v1/nothing",
  "/v1/",
  "/v1/ach/",
  "/v1/ach/1001/",
  "/v1/ach/1001/status",
  "/v1//ach",
  "//v1/ach",
  "/V1/ach",
  "/v1/ACH",
  "/v1/ach%2F1001",
  "/v1/constructor",
  "/v1/__proto__",
  "/ach",
])("there is nothing at %s (S2, S14, S18)", async (path) => {
  const bank = mondayBank({ baseUrl: "https://bank.test" });
  await create(bank, "/v1/ach", minimalTransfer);
  const headers = { Authorization: "Bearer test_key" };
  const answer = await send(bank, `https://bank.test${path}`, { headers });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({
    error: expect.stringMatching(/^There is nothing at this path\. .*GET \/_sandbank lists all\.$/),
  });
});

test("bank.fetch needs only the path, with a base url or without one (S14)", async () => {
  const headers = { Authorization: "Bearer test_key" };
  for (const baseUrl of ["https://bank.test", "https://bank.test/", "https://bank.test/api", undefined]) {
    const bank = mondayBank({ baseUrl });
    expect((await bank.fetch("/v1", { headers })).status).toBe(200);
    const whole = `${bank.baseUrl ?? "https://anywhere.test"}/v1`;
    expect((await bank.fetch(whole, { headers })).status).toBe(200);
    expect((await bank.fetch(new URL(whole), { headers })).status).toBe(200);
    expect((await bank.fetch(new Request(whole, { headers }))).status).toBe(200);
    expect((await bank.fetch(new Request(whole), { headers })).status).toBe(200);
  }
});

test("below a base url with a path, urls begin with it, with one slash between (S14)", async () => {
  for (const baseUrl of ["https://bank.test/api", "https://bank.test/api/"]) {
    const bank = mondayBank({ baseUrl });
    await create(bank, "/v1/addresses", minimalAddress);
    expect((await call(bank, "GET", "/v1/addresses")).body).toEqual({
      data: [{ id: 1001, type: "address", url: "https://bank.test/api/v1/addresses/1001" }],
      links: { first: "/v1/addresses", next: null },
    });
    expect(bank.log.entries.map(({ path }) => path)).toEqual(["/v1/addresses", "/v1/addresses"]);
  }
});

test("an id that reads :id is one that no row has", async () => {
  for (const path of ["/v1/ach/:id", "/v1/virtualcards/:id/email", "/v1/parent_company/:id"]) {
    const method = path.includes("email") ? "POST" : path.includes("parent") ? "DELETE" : "GET";
    const { status, body } = await call(mondayBank(), method, path, method === "POST" ? {} : undefined);
    expect([status, (body as { error: string }).error]).toEqual([
      404,
      expect.stringMatching(/^There is no .* with this id: take one from the list at /),
    ]);
  }
});
