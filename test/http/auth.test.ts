import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { send } from "../support/call.ts";

const withKey = (value: string) => ({ headers: { Authorization: value } });

test("a request without an Authorization header is a 401 (S2, S3, X3)", async () => {
  const answer = await send(mondayBank(), "/v1/ach");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect(answer.body).toEqual({
    error: `'Authorization' must be "Bearer <API_KEY>", got no such header.`,
  });
});

test.each([
  "",
  "Bearer",
  "Bearer ",
  "test_key",
  "Basic dGVzdDp0ZXN0",
  "Bearer two words",
  "Bearer\u00a0",
  "Token x",
  "a Bearer test_key",
])("the Authorization header %j is a 401 whose text does not repeat it (S3, X3)", async (value) => {
  const answer = await send(mondayBank(), "/v1/ach", withKey(value));
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    error: `'Authorization' must be "Bearer <API_KEY>", got a header of another form.`,
  });
});

test("any token but the admin key is the client's (S3)", async () => {
  for (const token of ["x", "test_key", "sk_live_123", "Admin_test_key"]) {
    expect((await send(mondayBank(), "/v1/ach", withKey(`Bearer ${token}`))).status).toBe(200);
  }
});

test("the word Bearer is accepted in upper and lower case (X3)", async () => {
  expect((await send(mondayBank(), "/v1/ach", withKey("bearer  test_key"))).status).toBe(200);
});

test.each([
  [
    "/v1/ach",
    "admin_test_key",
    "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
  ],
  [
    "/v1/admin/virtualcard",
    "test_key",
    "This call is for the admin user: 'Authorization' must hold the admin key.",
  ],
])("%s refuses the key %s with 403 (S3)", async (path, key, error) => {
  const bank = mondayBank();
  const answer = await send(bank, path, withKey(`Bearer ${key}`));
  expect([answer.status, answer.body]).toEqual([403, { error }]);
  expect(bank.log.entries[0]?.issues).toEqual([
    { field: null, code: "forbidden", message: error, rule: "S3" },
  ]);
});

test("a key of eight characters is masked in the log, one of seven is not, be it the bank's or a token (X313)", async () => {
  const bank = mondayBank({ apiKeys: { admin: ["rootkeys", "rootkey"] } });
  const keys = ["rootkeys", "rootkey", "tokenkey", "myTOKEN"];
  await send(bank, `/v1/ach?note=${keys.join(".")}`, withKey("Bearer tokenkey"));
  await send(bank, `/v1/ach?note=${keys.join(".")}`, withKey("Bearer myTOKEN"));
  expect(bank.log.entries.map(({ path }) => path)).toEqual([
    "/v1/ach?note=••••.rootkey.••••.myTOKEN",
    "/v1/ach?note=••••.rootkey.tokenkey.myTOKEN",
  ]);
});

test("with listed client keys any other token is a 401 (S3)", async () => {
  const bank = mondayBank({ apiKeys: { client: ["key_one", "key_two"] } });
  expect((await send(bank, "/v1/ach", withKey("Bearer key_two"))).status).toBe(200);
  const answer = await send(bank, "/v1/ach", withKey("Bearer key_three"));
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    error: "'Authorization' holds a key that this bank does not know: use one of its `apiKeys`.",
  });
  expect((await send(bank, "/v1/ach", withKey("Bearer admin_test_key"))).status).toBe(403);
});

test("with listed admin keys any other token is still the client's (S3)", async () => {
  const bank = mondayBank({ apiKeys: { admin: ["root_key"] } });
  expect((await send(bank, "/v1/ach", withKey("Bearer root_key"))).status).toBe(403);
  expect((await send(bank, "/v1/ach", withKey("Bearer admin_test_key"))).status).toBe(200);
});

test("the version of the API is returned for either key, and never without one (S18)", async () => {
  for (const token of ["test_key", "admin_test_key"]) {
    const answer = await send(mondayBank(), "/v1", withKey(`Bearer ${token}`));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ api_version: "1" });
  }
  expect((await send(mondayBank(), "/v1")).status).toBe(401);
});
