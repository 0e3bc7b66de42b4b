// Statements: X64.

import { afterEach, expect, test } from "vitest";
import { isLoopback } from "../../src/engine/http/headers/origin.ts";
import { connect } from "../../src/index.ts";
import { send } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { answerTo, closeAll, serving } from "./support.ts";

afterEach(closeAll);

const evil = { Origin: "https://evil.example" };

test("a page of another origin can't use the control, and learns why (X64)", async () => {
  const { client, bank } = await serving();
  const before = JSON.stringify(bank.snapshot());
  for (const [path, init] of [
    ["/_sandbank/snapshot", { headers: evil }],
    ["/_sandbank/reset", { method: "POST", headers: { ...evil, "Content-Type": "text/plain" }, body: "{}" }],
    ["/_sandbank/clock/advance", { method: "POST", headers: evil, body: '{"days":9}' }],
    ["/x/../_sandbank/log", { headers: { Origin: "null" } }],
  ] as const) {
    const { status, body, headers } = await send(client, path, init);
    expect([status, body]).toEqual([403, { error: expect.stringContaining("--allow-origin") }]);
    expect(headers.has("access-control-allow-origin")).toBe(false);
  }
  expect(JSON.stringify({ ...bank.snapshot(), clock: 0 })).toBe(
    JSON.stringify({ ...JSON.parse(before), clock: 0 }),
  );
});

test("a preflight of another origin gets no grant", async () => {
  const { client } = await serving();
  const preflight = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type",
    "Access-Control-Request-Private-Network": "true",
  };
  const init = (origin: string) => ({ method: "OPTIONS", headers: { ...preflight, Origin: origin } });
  const refused = await send(client, "/_sandbank/reset", init("https://evil.example"));
  expect([refused.status, [...refused.headers.keys()].filter((name) => name.startsWith("access-"))]).toEqual([
    403,
    [],
  ]);
  const { status, headers } = await send(client, "/_sandbank/reset", init("http://localhost:5173"));
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "http://localhost:5173"]);
  expect(headers.has("access-control-allow-credentials")).toBe(false);
  expect(headers.has("access-control-allow-private-network")).toBe(false);
  const open = await send(client, "/v1", init("https://evil.example"));
  expect(open.headers.get("access-control-allow-private-network")).toBe("true");
});

test.each(["http://localhost:5173", "http://127.0.0.1:80", "https://app.localhost", "http://[::1]:3000"])(
  "a page at %s may use the control with JSON only, and without cookies (X46)",
  async (origin) => {
    const { client } = await serving();
    const post = (type: string) =>
      send(client, "/_sandbank/reset", {
        method: "POST",
        headers: { Origin: origin, "Content-Type": type },
        body: "{}",
      });
    expect([
      (await post("text/plain")).status,
      (await post("application/json;charset=utf-8")).status,
    ]).toEqual([415, 200]);
    const { headers } = await send(client, "/_sandbank/clock", { headers: { Origin: origin } });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.has("access-control-allow-credentials")).toBe(false);
  },
);

test("an image or a link of another page, which has no Origin, can't use the control (X64)", async () => {
  const { client } = await serving();
  const from = (site: string) => send(client, "/_sandbank/clock", { headers: { "Sec-Fetch-Site": site } });
  for (const site of ["cross-site", "same-site"]) {
    const { status, body } = await from(site);
    expect([status, body]).toEqual([
      403,
      { error: "The control answers no image, link or form of another page: use fetch or connect there." },
    ]);
  }
  for (const site of ["none", "same-origin"]) expect((await from(site)).status).toBe(200);
});

test("a client without an Origin, such as curl, may send any type (X46)", async () => {
  const { client } = await serving();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await send(client, "/_sandbank/reset", { method: "POST", headers, body: "{}" })).status).toBe(200);
});

test("a name that DNS gives to this machine opens no control (X64)", async () => {
  const { port } = await serving({}, { allowHosts: ["bank.test"] });
  for (const path of [
    "/_sandbank/clock",
    "http://127.0.0.1/_sandbank/clock",
    "http://evil.example/_sandbank/clock",
  ]) {
    expect(await answerTo(port, `GET ${path}`, "Host: evil.example:4010")).toMatch(
      /^HTTP\/1\.1 403 [\s\S]*--allow-host/,
    );
  }
  for (const host of ["localhost", "127.0.0.1:9", "[::1]:9", "bank.test:4010", "BANK.test"]) {
    expect(await answerTo(port, "GET /_sandbank/clock", `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(await answerTo(port, "GET /v1", "Host: evil.example", "Authorization: Bearer a")).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test.each([
  ["Host: h5555555555554444.example", "h••••4444.example"],
  ["Host: 192.168.100.101:4010", "192.168.100.101"],
  ["Host: localhost\r\nOrigin: https://5555-5555-5555-4444.example", "https://••••4444.example"],
])("a refusal repeats a host and an origin, but no secret in them: %s", async (headers, shown) => {
  const { port } = await serving();
  expect(await answerTo(port, "GET /_sandbank/clock", headers)).toContain(
    JSON.stringify(shown).replaceAll('"', '\\"'),
  );
});

test("an origin that is allowed by name may use the control (X64)", async () => {
  const { client } = await serving({}, { allowOrigins: ["https://app.example"] });
  const status = async (Origin: string) =>
    (await send(client, "/_sandbank/clock", { headers: { Origin } })).status;
  expect(await status("https://app.example")).toBe(200);
  expect(await status("https://app.example:8443")).toBe(403);
});

test("the control below the path of a base url is guarded alike", async () => {
  const { client } = await serving({ baseUrl: "https://api.example/base" });
  for (const path of ["/base/_sandbank/clock", "/_sandbank/clock"]) {
    expect((await send(client, path)).status).toBe(200);
    expect((await send(client, path, { headers: evil })).status).toBe(403);
  }
});

test("a bank in the page keeps its control for any origin (X64)", async () => {
  const { bank } = await serving();
  expect((await send(bank, "/_sandbank/clock", { headers: evil })).status).toBe(200);
});

test("connect sends JSON, so that a page of this machine can use it", async () => {
  const { url } = await serving();
  const fetchFromPage = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("Origin", "http://localhost:5173");
    return fetch(new Request(request, { headers }));
  };
  await connect({ baseUrl: url, fetch: fetchFromPage }).reset();
});

test.each([
  ["localhost", true],
  ["127.8.9.1", true],
  ["[::1]", true],
  ["::1", true],
  ["localhost.evil.example", false],
  ["127.0.0.1.nip.io", false],
  ["0.0.0.0", false],
  ["192.168.0.9", false],
  ["", false],
])("%s is this machine: %s (X64)", (name, expected) => {
  expect(isLoopback(name)).toBe(expected);
});

test.each([
  [{ allowOrigins: ["https://app.example/"] }, /^Option 'allowOrigins.*must be an origin such as "https:/],
  [{ allowOrigins: ["*"] }, /^Option 'allowOrigins/],
  [
    { allowHosts: ["bank.test:80"] },
    /^Option 'allowHosts.*must be a host name in lower case, without a port/,
  ],
])("serve with %j is refused", async (options, message) => {
  expect(await messageOf(() => serving({}, options))).toMatch(message);
});
