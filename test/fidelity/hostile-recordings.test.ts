// Statements: X169, X170.

import { expect, test } from "vitest";
import { readHar } from "../../src/fidelity/har/har.ts";
import { readIgnored } from "../../src/fidelity/report/ignore.ts";
import { drift } from "../../src/fidelity/report/report.ts";
import { textOfReport } from "../../src/fidelity/report/report-text.ts";
import { harOf } from "./har.ts";

const at = Date.parse("2026-03-02T15:00:00Z");
const answer = { status: 200, body: { data: [] } };
const good = { at, request: { method: "GET", path: "/v1/ach" }, answer };

test("what a recording says to the terminal is shown, and not done (X170)", async () => {
  const request = { method: "GET", path: "/v1/ach/\u001b[31m1001\u009b2J\n  2. GET /v1  forged" };
  const report = await drift(readHar(harOf([good, { ...good, request }])), {}, []);
  const text = textOfReport(report);
  expect(text).toContain("2. GET /v1/ach/\\u001b[31m1001\\u009b2J\\u000a  2. GET /v1  forged  status");
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
});

test("a long path, field or value is cut in the text, and whole as JSON", async () => {
  const request = { method: "GET", path: `/v1/ach?filter[effective_date]=${"x".repeat(100_000)}` };
  const report = await drift(readHar(harOf([good, { ...good, request }])), {}, []);
  expect(textOfReport(report).length).toBeLessThan(10_000);
  expect(report.differences.find(({ request: number }) => number === 2)?.path).toHaveLength(
    request.path.length,
  );
});

test("a body that is nested too deep to be read is not compared", () => {
  const { log } = JSON.parse(harOf([good, good]));
  log.entries[1].response.content.text = `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  expect([...readHar(JSON.stringify({ log })).leftOut]).toEqual([
    ["with a body that is nested more than 1000 levels deep", 1],
  ]);
});

// Each took minutes with an expression that looks at each part of the text again and again.
const many = 1_000_000;
test.each([
  ["a url of many versions", `https://api.bank.example${"/v1".repeat(many)}\n`],
  ["an address of many slashes", `https://api.bank.example${"/".repeat(many)}x`],
])("%s takes no time worth a word", (_, url) => {
  const { log } = JSON.parse(harOf([good, good]));
  log.entries[1].request.url = url;
  expect(readHar(JSON.stringify({ log })).exchanges.length).toBeGreaterThan(0);
});

test.each([
  ["a part of a form with many spaces", `content-type: a${" ".repeat(many)}b`],
  [
    "a part of a form with a name that never ends",
    `content-disposition: form-data; name="${"; name=".repeat(many)}`,
  ],
])("%s takes no time worth a word", (_, head) => {
  const postData = {
    mimeType: "multipart/form-data; boundary=e",
    text: `--e\r\n${head}\r\n\r\nx\r\n--e--`,
  };
  const { log } = JSON.parse(harOf([{ ...good, request: { method: "POST", path: "/v1/files" } }]));
  Object.assign(log.entries[0].request, { postData });
  expect(readHar(JSON.stringify({ log })).exchanges).toHaveLength(1);
});

test("an ignore file of many signs takes no time worth a word", () => {
  expect(readIgnored(`# ${"#".repeat(many)}\u2028\nGET /v1/ach *`).map(({ text }) => text)).toEqual([
    "GET /v1/ach *",
  ]);
});
