// Statements: S14, X196.

import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

const headers = { Authorization: "Bearer test_key" };

test.each([
  ["text", "https://other.example/v1/ach"],
  ["a URL", new URL("https://other.example/v1/ach?x=1")],
  ["a Request", new Request("https://other.example/v1/ach", { method: "POST", body: "{}" })],
])(
  "bank.fetch refuses %s of another origin than the base url, and nothing is logged (S14, X196)",
  async (_, input) => {
    const bank = mondayBank({ baseUrl: "https://api.example.com" });
    const before = JSON.stringify(bank.snapshot());
    await expect(bank.fetch(input, { headers })).rejects.toEqual(
      new TypeError(
        'bank.fetch was given https://other.example/v1/ach, but the baseUrl of this bank is https://api.example.com: pass only the path, as in bank.fetch("/v1/ach"), or make the bank with the baseUrl "https://other.example".',
      ),
    );
    expect(bank.log.entries).toEqual([]);
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test.each([
  "http://api.example.com/v1",
  "https://api.example.com.evil.test/v1",
  "https://api.example.com:8443/v1",
])("%s is another origin (X196)", async (url) => {
  const bank = mondayBank({ baseUrl: "https://api.example.com/bank" });
  await expect(bank.fetch(url, { headers })).rejects.toThrow("but the baseUrl of this bank is");
});

test("the refusal says what would be answered where the base url has a path (X196)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com/bank" });
  await expect(bank.fetch("http://api.example.com/bank/v1", { headers })).rejects.toThrow(
    'bank.fetch was given http://api.example.com/bank/v1, but the baseUrl of this bank is https://api.example.com/bank: pass only the path, as in bank.fetch("/v1"), or make the bank with the baseUrl "http://api.example.com/bank".',
  );
  await expect(bank.fetch("http://api.example.com/v1", { headers })).rejects.toThrow(
    'as in bank.fetch("/v1"), or make the bank with the baseUrl "http://api.example.com".',
  );
});

test("bank.fetch takes paths and urls of its own origin, and without a base url any (S14, X196)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com/bank" });
  for (const url of ["/v1", "https://api.example.com/bank/v1", "HTTPS://API.example.com:443/bank/v1"])
    expect((await bank.fetch(url, { headers })).status).toBe(200);
  expect((await bank.fetch("https://api.example.com/other", { headers })).status).toBe(404);
  expect((await createBank().fetch("https://any.example/v1", { headers })).status).toBe(200);
});

test("an account number in a refused url is masked (X196)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  const error: Error = await bank
    .fetch("https://other.example/v1/9000000000008201")
    .catch((thrown) => thrown);
  expect(error.message).toContain("/v1/••••8201");
  expect(error.message).not.toContain("9000000000008201");
});
