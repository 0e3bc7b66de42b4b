import { expect, test } from "vitest";
import { cloudflareBank } from "../../src/adapters/cloudflare/index.ts";
import { messageOf } from "../support/control.ts";
import { answerOf, CONTROL_KEY, deployedWorld, WORLDS_KEY } from "./deployed.ts";

const url = "https://bank.example";

/** What a page at an origin sends to the service, to the control and to the worlds, each with its key. */
const sent = (origin: string, init: RequestInit = {}) => {
  const request = (path: string, headers: Record<string, string>) =>
    new Request(url + path, {
      ...init,
      headers: { Origin: origin, "x-sandbank-world": "checkout", ...headers },
    });
  return {
    service: request("/v1/ach", { Authorization: "Bearer test" }),
    control: request("/_sandbank/clock", { "x-sandbank-key": CONTROL_KEY }),
    worlds: request("/_worlds/checkout", { "x-sandbank-key": WORLDS_KEY }),
  };
};

test("without a list pages of any origin use the service, and none the control (X288)", async () => {
  const bank = await deployedWorld();
  const { service, control, worlds } = sent("https://shop.example");
  const answered = await bank.fetch(service);
  expect([answered.status, answered.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "https://shop.example",
  ]);
  expect(await answerOf(bank.fetch(control))).toEqual([
    403,
    {
      error:
        'The page at "https://shop.example" may not use the control of this bank: name its origin in the option allowOrigins if it may.',
    },
  ]);
  const refused = await bank.fetch(worlds);
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
});

test.each([
  ["https://shop.example", 200],
  ["https://pr-12.preview.example", 200],
  ["https://bank.example", 200],
  ["http://shop.example", 403],
  ["https://shop.example:8443", 403],
  ["https://shop.example.evil.example", 403],
  ["https://preview.example", 403],
  ["https://a.b.preview.example", 403],
  ["https://evil-preview.example", 403],
  ["https://x@evil.example/.preview.example", 403],
  ["null", 403],
])("with a list a page at %s gets a %d for everything (X288)", async (origin, status) => {
  const bank = await deployedWorld({ allowOrigins: ["https://shop.example", "https://*.preview.example"] });
  const { service, control, worlds } = sent(origin);
  for (const request of [service, control, worlds]) {
    const response = await bank.fetch(request);
    const granted = response.headers.get("access-control-allow-origin");
    expect([response.status, granted]).toEqual([status, status === 200 ? origin : null]);
  }
});

test("a client that is no page sends no origin, and is not asked for one (X288)", async () => {
  const bank = await deployedWorld({ allowOrigins: [] });
  const headers = { "x-sandbank-world": "checkout", Authorization: "Bearer test" };
  expect((await bank.fetch(new Request(`${url}/v1/ach`, { headers }))).status).toBe(200);
});

test("a preflight, which names no world and no key, is answered for a page that may (X288)", async () => {
  const bank = await deployedWorld({ allowOrigins: ["https://shop.example"] });
  const preflight = (path: string, origin: string) =>
    bank.fetch(
      new Request(url + path, {
        method: "OPTIONS",
        headers: {
          Origin: origin,
          "Access-Control-Request-Method": "PUT",
          "Access-Control-Request-Headers": "x-sandbank-key,x-sandbank-world",
        },
      }),
    );
  for (const path of ["/v1/ach", "/_sandbank/reset", "/_worlds/checkout"]) {
    const { status, headers } = await preflight(path, "https://shop.example");
    expect([
      status,
      headers.get("access-control-allow-origin"),
      headers.get("access-control-allow-headers"),
    ]).toEqual([204, "https://shop.example", "x-sandbank-key,x-sandbank-world"]);
    expect(headers.get("access-control-allow-methods")).toContain("PUT");
    const refused = await preflight(path, "https://evil.example");
    expect([
      refused.status,
      [...refused.headers.keys()].filter((name) => name.startsWith("access-")),
    ]).toEqual([403, []]);
  }
});

test("a page reads why its request was refused (X288)", async () => {
  const bank = await deployedWorld({ allowOrigins: ["https://shop.example"] });
  const origin = "https://shop.example";
  for (const [path, status] of [
    ["/_sandbank/clock", 401],
    ["/_worlds/checkout", 401],
    ["/v1/ach", 400],
  ] as const) {
    const response = await bank.fetch(new Request(url + path, { headers: { Origin: origin } }));
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, origin]);
  }
});

test.each([
  "https://shop.example/",
  "shop.example",
  "https://*",
  "https://a*.example",
  "https://*.*.example",
  "*",
])("the origin %j is no origin (X288)", async (origin) => {
  expect(await messageOf(() => cloudflareBank({ allowOrigins: [origin] }))).toBe(
    `Option 'allowOrigins.0' must be an origin such as "https://app.example", or "https://*.app.example" for any name before it, got "${origin}".`,
  );
});
