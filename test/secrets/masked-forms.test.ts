// Statements: S1, S22, X12, X312.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call } from "../support/call.ts";

/** What the log shows of the metadata of a body. */
async function shownBody(metadata: unknown): Promise<unknown> {
  const bank = mondayBank();
  await call(bank, "PATCH", "/v1/counterparties/1001", { metadata });
  const [entry] = bank.log.entries;
  return (entry?.requestBody as { data: { metadata: unknown } } | undefined)?.data.metadata;
}

/** What the log shows of the path of a request. */
async function shownPath(path: string): Promise<string | undefined> {
  const bank = mondayBank();
  await call(bank, "GET", path);
  return bank.log.entries[0]?.path;
}

test.each([
  ["card 5105105105105100.", "card ••••5100."],
  ["5105-1051-0510-5100", "••••5100"],
  ["3782 822463 10005", "••••0005"],
  ["12 3782 822463 10005 77", "12 ••••0005 77"],
  ["378282246310005 371449635398431", "••••0005 ••••8431"],
  ["378282246310005/371449635398431", "••••0005/••••8431"],
  ["30569309025904", "••••5904"],
  ["6304000000000000000", "••••0000"],
  ["1234 5678 1234 5678", "••••5678"],
  ["1234567812345678", "••••5678"],
  ["12345678123456781234567", "••••4567"],
  ["219-09-9999", "••••"],
  ["of 219-09-9999 or 078-05-1120", "of •••• or ••••"],
  ["cvc=1", "cvc=••••"],
  ["CVV: 123, then", "CVV: ••••, then"],
  ["ssn 1 = 219", "ssn 1 = ••••"],
  ["password: hunter2; ok", "password: ••••; ok"],
  ['"password": "hunter2"', '"password": "••••"'],
  ["card number: 12 34 ok", "card number: •••• ok"],
  ["account_number=12ab", "account_number=••••"],
  ["api-key=abc&x=1", "api-key=••••&x=1"],
  ["access token=abc", "access token=••••"],
  ["Authorization: bearer abc", "Authorization: ••••"],
  ["a bearer abcdefgh here", "a Bearer •••• here"],
  ["cvc%3D1%20ok", "cvc=•••• ok"],
  ["cvc%25253D1", "cvc=••••"],
  ["%2535105105105105100", "••••5100"],
  ["/v1/ach?filter[account_number]=12345678&x=1", "/v1/ach?filter[account_number]=••••&x=1"],
  ["https://a.test/?cvc=1", "https://a.test/?cvc=••••"],
  ['{"cvc":"1","of":[378282246310005]}', '{"cvc":"••••","of":["••••0005"]}'],
  ['["5105105105105100"]', '["••••5100"]'],
])("in a body the text %s is shown as %s", async (sent, shown) => {
  expect(await shownBody({ note: sent })).toEqual({ note: shown });
});

test.each([
  "4222222222222",
  "378282246310006",
  "1219-09-9999",
  "219-09-99991",
  "192.168.100.200",
  "123456789012",
  "2026-03-02 15:00:00.000",
  "cvc",
  "cvc=",
  "cv=1",
  "a bearer abcdefg here",
  "100%25 of a%20b",
  "%FF%",
  "{urgent 1}",
  "[1",
  "/v1/ach?page[limit]=100",
])("in a body the text %s is shown as it is", async (sent) => {
  expect(await shownBody({ note: sent })).toEqual({ note: sent });
});

test.each<[sent: object, shown: object]>([
  [
    { account_number: "12345678", receiverAccountNumber: 12345678, "Card-Number": "1234567" },
    { account_number: "••••5678", receiverAccountNumber: "••••5678", "Card-Number": "••••" },
  ],
  [
    { ssn: "219099999", cvc: 123, password: "long enough", account_number: "219099999" },
    { ssn: "••••", cvc: "••••", password: "••••", account_number: "••••" },
  ],
  [
    { account_number: { of: "12345678" }, corrected_data: ["12345678"] },
    { account_number: "••••", corrected_data: "••••" },
  ],
  [
    { account_number: "", cvc: null },
    { account_number: "", cvc: null },
  ],
  [
    { a: 5105105105105100, b: 378282246310005, c: -378282246310005, d: 1_000_000_000_000_000 },
    { a: "••••5100", b: "••••0005", c: "••••0005", d: "••••0000" },
  ],
  [
    { a: 378282246310006, b: 4222222222222, c: 999_999_999_999_999, d: true, e: null },
    { a: 378282246310006, b: 4222222222222, c: 999_999_999_999_999, d: true, e: null },
  ],
  [
    { "5105105105105100": 1, "cvc%3D1": 2, "account%5Fnumber": "12345678", "%20": 3 },
    { "••••5100": 1, "cvc=••••": "••••", "account%5Fnumber": "••••5678", "%20": 3 },
  ],
  [
    { "1234567890": 1, "123456789": 1 },
    { "••••7890": 1, "••••": 1 },
  ],
  [{ ["x".repeat(70)]: 1 }, { ["x".repeat(70)]: 1 }],
])("in a body the fields %j are shown as %j", async (sent, shown) => {
  expect(await shownBody(sent)).toEqual(shown);
});

test.each([
  ["/v1/ach/1234567890", "/v1/ach/••••7890"],
  ["/v1/ach/123456789", "/v1/ach/••••"],
  ["/v1/ach/12345678", "/v1/ach/12345678"],
  ["/v1/ach/a/9000000000008201/b", "/v1/ach/a/••••8201/b"],
  ["/v1/ach?account_number=1", "/v1/ach?account_number=••••"],
  ["/v1/ach?a=b&cvc=1&c=d", "/v1/ach?a=b&cvc=••••&c=d"],
  ["/v1/ach?filter[card_number]=x", "/v1/ach?filter[card_number]=••••"],
  ["/v1/ach?filter%5Bmetadata.cvc%5D=1", "/v1/ach?filter%5Bmetadata.cvc%5D=••••"],
  ["/v1/ach?cvc", "/v1/ach?cvc"],
  ["/v1/ach?cvc=", "/v1/ach?cvc=••••"],
  ["/v1/ach?q=a%20b%5B1%5D", "/v1/ach?q=a%20b%5B1%5D"],
  ["/v1/ach?q=a%20cvc:1", "/v1/ach?q=a%20cvc%3A••••"],
  ["/v1/ach?q[5105105105105100]=2", "/v1/ach?q[••••5100]=2"],
  ["/v1/ach?q=1=5105105105105100", "/v1/ach?q=1=••••5100"],
])("the path %s is shown as %s", async (sent, shown) => {
  expect(await shownPath(sent)).toBe(shown);
});
