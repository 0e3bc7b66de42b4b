// Statements: X197.

import { getResponse } from "msw";
import { expect, test } from "vitest";
import type { Bank, BankOptions, Warning } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

const KEY = { Authorization: "Bearer test_key" };

/** A bank, the warnings of it, and what asks its handlers: undefined is left to the network. */
function answering(options: BankOptions) {
  const bank: Bank = mondayBank(options);
  const warnings: Warning[] = [];
  bank.on("warning", (warning) => warnings.push(warning));
  const ask = (url: string, headers: HeadersInit = KEY, method = "GET") =>
    getResponse(bank.handlers, new Request(url, { method, headers }));
  return { bank, warnings, ask };
}

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
  const { bank, warnings, ask } = answering({ baseUrl });
  expect(await ask(url)).toBeUndefined();
  expect(await ask(url, KEY, "DELETE")).toBeUndefined();
  const { origin, pathname: path } = new URL(url);
  const message = `GET ${origin}${path} is not for this bank and goes to the network: the bank is at ${baseUrl}. ${mend}`;
  expect(warnings).toEqual([
    { message, method: "GET", path, code, field: null, operation: null, rule: "X197", mend: null },
  ]);
  expect(bank.log.entries).toEqual([]);
});

test("a forgotten /v1 is warned of where the network gets it (X197)", async () => {
  const { warnings, ask } = answering({
    baseUrl: "https://example.com/bank",
    assumptions: { unknownPaths: "passthrough" },
  });
  expect(await ask("https://example.com/bank/nothing")).toBeUndefined();
  expect(await ask("https://example.com/bank/ach/1001?page[limit]=1")).toBeUndefined();
  expect(await ask("https://example.com/bank/companies")).toBeUndefined();
  const message =
    "GET https://example.com/bank/ach/1001 is not for this bank and goes to the network: the bank is at https://example.com/bank. Call /bank/v1/ach/1001 instead.";
  expect(warnings).toEqual([
    {
      ...{ message, method: "GET", path: "/bank/ach/1001", code: "near_miss_v1" },
      ...{ field: null, operation: null, rule: "X197", mend: null },
    },
  ]);
});

test("without a base url a forgotten /v1 is warned of for calls with a key alone, since pages have such paths too (X197)", async () => {
  const { warnings, ask } = answering({});
  expect(await ask("https://one.test/companies", {})).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(await ask("https://one.test/companies")).toBeUndefined();
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
      await one.ask(`${url}/v1/ach`);
  expect(one.warnings).toHaveLength(3);
  const other = answering({ baseUrl });
  await other.ask("http://kinds.example.com/v1/ach");
  expect([one.warnings.length, other.warnings.length]).toEqual([3, 1]);
});

test("what is no call of the service is no near miss (X197)", async () => {
  const { warnings, ask } = answering({ baseUrl: "http://localhost:4010" });
  const others = [
    "http://localhost:5173/src/main.ts",
    "http://localhost:5173/v1/chat/completions",
    "http://localhost:5173/",
    "http://other.test/v1/ach",
    "http://wwwlocalhost:4010/v1/ach",
  ];
  for (const url of others) expect(await ask(url)).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(await ask("http://localhost:5173/_sandbank/clock")).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

test("the control is no near miss of a bank without it (X197)", async () => {
  const { warnings, ask } = answering({ baseUrl: "http://localhost:4010", control: false });
  expect(await ask("http://localhost:5173/_sandbank/clock")).toBeUndefined();
  expect(warnings).toEqual([]);
});

test("a near miss that nobody heard of is warned of the next time (X197)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  const ask = () => getResponse(bank.handlers, new Request("http://api.example.com/v1/ach"));
  expect(await ask()).toBeUndefined();
  const codes: string[] = [];
  bank.on("warning", ({ code }) => codes.push(code));
  expect(await ask()).toBeUndefined();
  expect(codes).toEqual(["near_miss_scheme"]);
});

test("an account number in the path of a near miss is masked (X197)", async () => {
  const { warnings, ask } = answering({ baseUrl: "https://api.example.com" });
  await ask("http://api.example.com/v1/ach/9000000000008201");
  expect(JSON.stringify(warnings)).not.toContain("9000000000008201");
  expect(warnings[0]?.path).toBe("/v1/ach/••••8201");
});

test("a key in the path of a near miss is masked (X197)", async () => {
  const { warnings, ask } = answering({
    baseUrl: "https://api.example.com/bank",
    apiKeys: { client: ["key_of_client", "key_of_other"] },
  });
  await ask("http://api.example.com/v1/ach/key_of_sender", { Authorization: "Bearer key_of_sender" });
  await ask("http://api.example.com:8443/v1/ach/key_of_other");
  expect(warnings.map(({ path }) => path)).toEqual(["/v1/ach/••••", "/v1/ach/••••"]);
  expect(warnings.map(({ message }) => message.split(". ").at(-1))).toEqual([
    'Call https://api.example.com/bank/v1/ach/••••, or give createBank the baseUrl "http://api.example.com".',
    'Call https://api.example.com/bank/v1/ach/••••, or give createBank the baseUrl "http://api.example.com:8443".',
  ]);
  expect(JSON.stringify(warnings)).not.toContain("key_of");
});
