import { expect, test } from "vitest";
import { isCut } from "../../src/recorded/test/expectations.ts";
import { recordedTest } from "../../src/recorded/test/recording.ts";
import { runCopiedTest } from "../panel/support/replay.ts";
import { mondayBank } from "../support/bank.ts";

const mark = { request: 0, calls: 0 };
const json = { "Content-Type": "application/json" };

/** The form of an upload. */
function upload(metadata: string): FormData {
  const form = new FormData();
  form.append("file", new File(["ab"], "a.png", { type: "image/png" }));
  form.append("metadata", metadata);
  return form;
}

test("requests with other keys, with and without JSON, and two uploads are a test of Vitest that passes (X254)", async () => {
  const bank = mondayBank({ record: true, apiKeys: { client: ["test_key"] } });
  const send = (key: string, method: string, path: string, body: BodyInit | null = null) =>
    bank.fetch(path, {
      method,
      headers: { Authorization: key, ...(typeof body === "string" && json) },
      body,
    });
  await send("Bearer other", "GET", "/v1/logins");
  await send("Basic b3RoZXI=", "GET", "/v1/logins");
  await send("Bearer admin_test_key", "GET", "/v1/logins");
  await send("Bearer test_key", "GET", "/v1/admin/virtualcard");
  await send("Bearer admin_test_key", "PATCH", "/v1/admin/virtualcard", '{"data":{"max_card_amount":500}}');
  await send("Bearer admin_test_key", "PATCH", "/v1/admin/virtualcard", '{"data":{"max_card_amount":600}}');
  await send("Bearer test_key", "POST", "/v1/files", upload('{"page":1}'));
  await send("Bearer test_key", "POST", "/v1/files", upload("{}"));
  const keys = { client: "test_key", admin: "admin_test_key" };
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest", withReads: true });
  expect(text).toBe(`import { createBank } from "sandbank";
import { expect, test } from "vitest";

test("list logins (401), list logins (401), list logins (403), …", async () => {
  const bank = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    apiKeys: { client: ["test_key"], admin: ["admin_test_key"] },
  });
  const client = { Authorization: "Bearer test_key" };
  const admin = { Authorization: "Bearer admin_test_key" };
  const adminJson = { ...admin, "Content-Type": "application/json" };

  const response1 = await bank.fetch("/v1/logins", {
    headers: { Authorization: "Bearer no_test_key" },
  });
  expect(response1.status).toBe(401);
  expect(await response1.json()).toEqual({
    error:
      "'Authorization' holds a key that this bank does not know: use one of its \`apiKeys\`.",
  });

  const response2 = await bank.fetch("/v1/logins", {
    headers: { Authorization: "no_test_key" },
  });
  expect(response2.status).toBe(401);
  expect(await response2.json()).toEqual({
    error:
      "'Authorization' must be \\"Bearer <API_KEY>\\", got a header of another form.",
  });

  const response3 = await bank.fetch("/v1/logins", { headers: admin });
  expect(response3.status).toBe(403);
  expect(await response3.json()).toEqual({
    error:
      "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
  });

  const response4 = await bank.fetch("/v1/admin/virtualcard", {
    headers: client,
  });
  expect(response4.status).toBe(403);
  expect(await response4.json()).toEqual({
    error:
      "This call is for the admin user: 'Authorization' must hold the admin key.",
  });

  const response5 = await bank.fetch("/v1/admin/virtualcard", {
    method: "PATCH",
    headers: adminJson,
    body: JSON.stringify({ data: { max_card_amount: 500 } }),
  });
  expect(response5.status).toBe(200);

  const response6 = await bank.fetch("/v1/admin/virtualcard", {
    method: "PATCH",
    headers: adminJson,
    body: JSON.stringify({ data: { max_card_amount: 600 } }),
  });
  expect(response6.status).toBe(200);

  const form1 = new FormData();
  form1.append("file", new File([new Uint8Array(2)], "file", { type: "image/png" }));
  form1.append("metadata", '{"page":1}');
  const response7 = await bank.fetch("/v1/files", {
    method: "POST",
    headers: client,
    body: form1,
  });
  expect(response7.status).toBe(200);

  const form2 = new FormData();
  form2.append("file", new File([new Uint8Array(2)], "file", { type: "image/png" }));
  form2.append("metadata", "{}");
  const response8 = await bank.fetch("/v1/files", {
    method: "POST",
    headers: client,
    body: form2,
  });
  expect(response8.status).toBe(200);
});
`);
  await runCopiedTest(text);
});

test("for Playwright the same requests are sent with its request, whatever their method and body (X255)", async () => {
  const bank = mondayBank({ record: true, apiKeys: { client: ["my_key"] } });
  const send = (method: string, path: string, body: BodyInit | null = null) =>
    bank.fetch(path, {
      method,
      headers: { Authorization: "Bearer my_key", ...(typeof body === "string" && json) },
      body,
    });
  await send("POST", "/v1/logins", '{"data":{"login_name":"ada"}}');
  await send("GET", "/v1/logins/1001");
  await send("OPTIONS", "/v1/logins");
  await send("POST", "/v1/logins", "{");
  await send("POST", "/v1/logins", " ".repeat(11_000_000));
  await send("POST", "/v1/files", upload('{"page":1}'));
  await bank.clock.advance({ days: 2 });
  await bank.fetch("/v1/logins");
  bank.faults.add({ times: 1, then: "truncate" });
  await (await send("GET", "/v1/logins"))
    .text()
    .catch((error: Error) => expect(error).toBeInstanceOf(TypeError));
  const keys = { client: "my_key", admin: "admin_test_key" };
  const { text } = await recordedTest(bank, { keys, mark, form: "playwright", withReads: true });
  expect(text).toBe(`import { expect, test } from "sandbank/playwright";

test.use({
  bankOptions: {
    baseUrl: "https://api.example.com",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    apiKeys: { client: ["my_key"], admin: ["admin_test_key"] },
  },
});

test("create login, get login, OPTIONS /v1/logins (405), …", async ({ bank, request }) => {
  const client = { Authorization: "Bearer my_key" };
  const clientJson = { ...client, "Content-Type": "application/json" };

  const response1 = await request.post(\`\${bank.baseUrl}/v1/logins\`, {
    headers: client,
    data: { data: { login_name: "ada" } },
  });
  expect(response1.status()).toBe(200);
  const { data: login } = await response1.json();

  const response2 = await request.get(\`\${bank.baseUrl}/v1/logins/\${login.id}\`, {
    headers: client,
  });
  expect(response2.status()).toBe(200);

  const response3 = await request.fetch(\`\${bank.baseUrl}/v1/logins\`, {
    method: "OPTIONS",
    headers: client,
  });
  expect(response3.status()).toBe(405);
  expect(await response3.json()).toEqual({
    error: "OPTIONS is not a method of this path: it takes POST, GET.",
  });

  // The body was malformed, so the log does not have it.
  const response4 = await request.post(\`\${bank.baseUrl}/v1/logins\`, {
    headers: clientJson,
    data: Buffer.from("not JSON"),
  });
  expect(response4.status()).toBe(400);

  // The body was too large, and is not in the log.
  const response5 = await request.post(\`\${bank.baseUrl}/v1/logins\`, {
    headers: clientJson,
    data: Buffer.alloc(10485761, " "),
  });
  expect(response5.status()).toBe(413);

  const response6 = await request.post(\`\${bank.baseUrl}/v1/files\`, {
    headers: client,
    multipart: {
      ["file"]: {
        name: "file",
        mimeType: "image/png",
        buffer: Buffer.alloc(2),
      },
      ["metadata"]: '{"page":1}',
    },
  });
  expect(response6.status()).toBe(200);

  await bank.clock.advance({ days: 2 });

  const response7 = await request.get(\`\${bank.baseUrl}/v1/logins\`);
  expect(response7.status()).toBe(401);
  expect(await response7.json()).toEqual({
    error: "'Authorization' must be \\"Bearer <API_KEY>\\", got no such header.",
  });

  bank.faults.add({ then: "truncate", times: 1 });
  await expect(
    request.get(\`\${bank.baseUrl}/v1/logins\`, { headers: client }),
  ).rejects.toThrow();
});
`);
});

test("texts, lists and objects that the log has cut are told from others (X272)", () => {
  const cut = ["Ad…", "… 12 more", ["Ada", "… 12 more"], { "…": "12 more" }, { a: [{ b: "Ad…" }, 1] }];
  const others = [
    "Ada",
    "and … 12 more",
    "… 12 more of them",
    "… more",
    5,
    null,
    [],
    {},
    { a: ["…Ada", null] },
  ];
  expect(cut.map(isCut)).toEqual([true, true, true, true, true]);
  expect(others.filter(isCut)).toEqual([]);
});
