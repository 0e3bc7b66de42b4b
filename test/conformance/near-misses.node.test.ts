// Statements: S14, X197.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Bank, BankOptions, Warning } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

/** In place of the network: what no bank answers arrives here. */
const arrived: string[] = [];
const network = http.all("*", ({ request }) => {
  arrived.push(request.url);
  return new HttpResponse("network");
});
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  arrived.length = 0;
});
afterAll(() => server.close());

/** Lets a bank answer before the network, and collects its warnings. */
function answering(options: BankOptions): { bank: Bank; warnings: Warning[] } {
  const bank = mondayBank(options);
  const warnings: Warning[] = [];
  bank.on("warning", (warning) => warnings.push(warning));
  server.use(...bank.handlers, network);
  return { bank, warnings };
}

const headers = { Authorization: "Bearer test_key" };
const get = async (url: string, init?: RequestInit) => (await fetch(url, { headers, ...init })).text();

test.each([
  [
    "http for https",
    "near_miss_scheme",
    "https://api.example.com",
    "http://api.example.com/v1/ach",
    'Call it by https in place of http, or give createBank the baseUrl "http://api.example.com".',
  ],
  [
    "https for http",
    "near_miss_scheme",
    "http://api.example.com",
    "https://api.example.com/v1/ach",
    'Call it by http in place of https, or give createBank the baseUrl "https://api.example.com".',
  ],
  [
    "another port",
    "near_miss_port",
    "http://localhost:4010",
    "http://localhost:4020/v1/ach",
    'Call http://localhost:4010, or give createBank the baseUrl "http://localhost:4020".',
  ],
  [
    "a www. too many",
    "near_miss_www",
    "https://example.com",
    "https://www.example.com/v1/ach",
    'Call example.com, or give createBank the baseUrl "https://www.example.com".',
  ],
  [
    "a www. too few",
    "near_miss_www",
    "https://www.example.com/bank",
    "https://example.com/bank/v1/ach",
    'Call www.example.com, or give createBank the baseUrl "https://example.com/bank".',
  ],
  [
    "without the path of the base url",
    "near_miss_base_path",
    "https://example.com/bank",
    "https://example.com/v1/ach",
    'Call /bank/v1/ach, or give createBank the baseUrl "https://example.com".',
  ],
  [
    "another port, and without the path of the base url",
    "near_miss_port",
    "http://localhost:4010/bank",
    "http://localhost:4020/v1/ach",
    'Call http://localhost:4010/bank/v1/ach, or give createBank the baseUrl "http://localhost:4020".',
  ],
  [
    "a www. too many, and without the path of the base url",
    "near_miss_www",
    "https://example.com/bank",
    "https://www.example.com/v1/ach",
    'Call https://example.com/bank/v1/ach, or give createBank the baseUrl "https://www.example.com".',
  ],
])("%s is warned of, once, and not answered (X197)", async (_, code, baseUrl, url, mend) => {
  const { bank, warnings } = answering({ baseUrl });
  expect(await get(url)).toBe("network");
  expect(await get(url, { method: "DELETE" })).toBe("network");
  const { origin, pathname: path } = new URL(url);
  const message = `GET ${origin}${path} is not for this bank and goes to the network: the bank is at ${baseUrl}. ${mend}`;
  expect(warnings).toEqual([
    { message, method: "GET", path, code, field: null, operation: null, rule: "X197", mend: null },
  ]);
  expect(bank.log.entries).toEqual([]);
});

test("a forgotten /v1 is warned of where the network gets it (X197)", async () => {
  const { warnings } = answering({
    baseUrl: "https://example.com/bank",
    assumptions: { unknownPaths: "passthrough" },
  });
  expect(await get("https://example.com/bank/ach/1001?page[limit]=1")).toBe("network");
  expect(await get("https://example.com/bank/companies")).toBe("network");
  const message =
    "GET https://example.com/bank/ach/1001 is not for this bank and goes to the network: the bank is at https://example.com/bank. Call /bank/v1/ach/1001 instead.";
  expect(warnings).toMatchObject([{ message, method: "GET", path: "/bank/ach/1001", code: "near_miss_v1" }]);
});

test("without a base url a forgotten /v1 is warned of for calls with a key alone, since pages have such paths too (X197)", async () => {
  const { warnings } = answering({});
  expect(await get("https://one.test/companies", { headers: {} })).toBe("network");
  expect(warnings).toEqual([]);
  expect(await get("https://one.test/companies")).toBe("network");
  expect(warnings.map(({ message }) => message)).toEqual([
    "GET https://one.test/companies is not for this bank and goes to the network: the bank answers the paths below /v1 of any origin. Call /v1/companies instead.",
  ]);
});

test("each kind is warned of once for each bank (X197)", async () => {
  const baseUrl = "https://kinds.example.com";
  const one = answering({ baseUrl });
  for (let times = 0; times < 3; times += 1)
    for (const url of [
      "http://kinds.example.com",
      "https://kinds.example.com:8443",
      "https://www.kinds.example.com",
    ])
      await get(`${url}/v1/ach`);
  expect(one.warnings).toHaveLength(3);
  const other = answering({ baseUrl });
  await get("http://kinds.example.com/v1/ach");
  expect([one.warnings.length, other.warnings.length]).toEqual([3, 1]);
});

test("what is no call of the service is no near miss (X197)", async () => {
  const { warnings } = answering({ baseUrl: "http://localhost:4010" });
  const others = [
    "http://localhost:5173/src/main.ts",
    "http://localhost:5173/v1/chat/completions",
    "http://localhost:5173/",
    "http://other.test/v1/ach",
    "http://wwwlocalhost:4010/v1/ach",
  ];
  for (const url of others) expect(await get(url)).toBe("network");
  expect(warnings).toEqual([]);
  expect(await get("http://localhost:5173/_sandbank/clock")).toBe("network");
  expect(warnings).toHaveLength(1);
});

test("an account number in the path of a near miss is masked (X197)", async () => {
  const { warnings } = answering({ baseUrl: "https://api.example.com" });
  await get("http://api.example.com/v1/ach/9000000000008201");
  expect(JSON.stringify(warnings)).not.toContain("9000000000008201");
  expect(warnings[0]?.path).toBe("/v1/ach/••••8201");
});

test("a key in the path of a near miss is masked (X197)", async () => {
  const { warnings } = answering({
    baseUrl: "https://api.example.com/bank",
    apiKeys: { client: ["key_of_client", "key_of_other"] },
  });
  await get("http://api.example.com/v1/ach/key_of_sender", {
    headers: { Authorization: "Bearer key_of_sender" },
  });
  await get("http://api.example.com:8443/v1/ach/key_of_other");
  expect(warnings.map(({ path }) => path)).toEqual(["/v1/ach/••••", "/v1/ach/••••"]);
  expect(JSON.stringify(warnings)).not.toContain("key_of");
});

test("with a base url everything below it is the bank's, and unknownPaths decides otherwise (S14)", async () => {
  const real = createServer((_, response) => response.end("network"));
  await new Promise<void>((resolve) => real.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
  const paths = [
    "/v1/ach",
    "/v1/nothing",
    "/_sandbank/clock",
    "/_sandbank/nothing",
    "/",
    "/v2/ach",
    "/ach?x=1",
  ];
  const answered = async (unknownPaths?: "answer" | "passthrough") => {
    const bank = mondayBank({ baseUrl: `${origin}/bank`, assumptions: { unknownPaths } });
    server.use(...bank.handlers);
    try {
      return await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(`${origin}/bank${path}`, { headers });
          return (await response.text()) === "network" ? "network" : response.status;
        }),
      );
    } finally {
      server.resetHandlers();
    }
  };
  expect(await answered()).toEqual([200, 404, 200, 404, 404, 404, 404]);
  expect(await answered("answer")).toEqual([200, 404, 200, 404, 404, 404, 404]);
  const throughPages = [200, 404, 200, 404, "network", "network", "network"];
  expect(await answered("passthrough")).toEqual(throughPages);
  vi.stubGlobal("location", { origin });
  try {
    expect(await answered()).toEqual(throughPages);
    expect(await answered("answer")).toEqual([200, 404, 200, 404, 404, 404, 404]);
  } finally {
    vi.unstubAllGlobals();
    real.close();
  }
});
