// Statements: X210.

import { expect, test } from "vitest";
import { candidatesOf } from "../../../src/adapters/forwarding/candidates.ts";
import { AnswerHead, fromBytes, toBytes } from "../../../src/adapters/forwarding/message.ts";
import { answerPages } from "../../../src/adapters/forwarding/server.ts";
import { mondayBank } from "../../support/bank.ts";

const url = "http://localhost:3000/__sandbank";
const endpoint = answerPages({ bank: () => mondayBank({ baseUrl: "https://api.example.com" }) });
const ask = async (init: RequestInit & { readonly host?: string }) => {
  const { host = "localhost:3000", ...others } = init;
  const headers = new Headers(others.headers);
  headers.set("Host", host);
  const response = await endpoint(new Request(url, { ...others, headers }));
  return [response.status, await response.text().then((text) => text.replaceAll('\\"', '"'))];
};
const post = (headers: HeadersInit) => ({ method: "POST", body: "x", headers });

test("the endpoint says where the bank is", async () => {
  expect(await ask({})).toEqual([200, '{"baseUrl":"https://api.example.com"}']);
});

test.each([
  [
    "of another site",
    post({ Origin: "https://evil.example", "Content-Type": "application/x-sandbank" }),
    403,
    'got the origin "https://evil.example": only pages of the development server itself may use its bank.',
  ],
  [
    "under another name",
    { host: "evil.example:3000" },
    403,
    'got the host "evil.example": name it in the option allowHosts if its pages may use the bank.',
  ],
  [
    "that a page may send without a preflight",
    post({ Origin: "http://localhost:9999", "Content-Type": "text/plain" }),
    415,
    "'Content-Type' application/x-sandbank",
  ],
])("a request %s is refused (X210)", async (_, init, status, message) => {
  expect(await ask(init)).toEqual([status, expect.stringContaining(message)]);
});

test("the host is that which the page has used, not the address at which the server listens (X210)", async () => {
  const asked = async (Host: string) =>
    (await endpoint(new Request("http://0.0.0.0:3000/__sandbank", { headers: { Host } }))).status;
  expect(await asked("localhost:3000")).toBe(200);
  expect(await asked("0.0.0.0:3000")).toBe(403);
});

test("where the server itself has checked its hosts each is allowed, and other sites are not (X210)", async () => {
  const answer = answerPages({ bank: () => mondayBank(), allowHosts: true });
  const asked = async (Origin: string) => {
    const headers = { Host: "app.example:3000", Origin, "Content-Type": "application/x-sandbank" };
    return (await answer(new Request(url, { method: "POST", body: "x", headers }))).status;
  };
  // The body is no request.
  expect(await asked("https://app.example:3000")).toBe(400);
  expect(await asked("https://evil.example")).toBe(403);
});

test("a host that is allowed may be the origin of a page (X210)", async () => {
  const answer = answerPages({ bank: () => mondayBank(), allowHosts: ["192.168.0.7"] });
  const headers = { Host: "192.168.0.7:3000", Origin: "http://192.168.0.7:3000" };
  const request = new Request("http://192.168.0.7:3000/__sandbank", { headers });
  expect((await answer(request)).status).toBe(200);
});

test("a request of a page that misses the bank is left to the network, with a warning (X197, X209)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  const codes: string[] = [];
  bank.on("warning", ({ code }) => codes.push(code));
  const head = { method: "GET", url: "http://api.example.com/v1/ach", headers: [] };
  const headers = { Host: "localhost:3000", "Content-Type": "application/x-sandbank" };
  const body = toBytes({ head, body: new Uint8Array() });
  const answer = await answerPages({ bank: () => bank })(new Request(url, { method: "POST", headers, body }));
  expect(fromBytes(AnswerHead, await answer.arrayBuffer()).head).toEqual({ is: "other" });
  expect(codes).toEqual(["near_miss_scheme"]);
});

test("a body that is no request of a page is a 400, and another method a 405", async () => {
  const [status, text] = await ask(post({ "Content-Type": "application/x-sandbank" }));
  expect([status, text]).toEqual([
    400,
    expect.stringContaining("load `sandbank` of one version in page and server"),
  ]);
  expect((await ask({ method: "DELETE" }))[0]).toBe(405);
});

test.each([
  ["https://api.example.com/bank", "https://api.example.com/bank/v1/ach", true],
  ["https://api.example.com/bank", "https://api.example.com/bank/other", true],
  ["https://api.example.com/bank", "https://api.example.com/banker/v1", false],
  ["https://api.example.com/bank", "http://api.example.com/bank/v1", true],
  ["https://api.example.com/bank", "https://www.api.example.com/v1/ach", true],
  ["https://api.example.com/bank", "https://api.example.com/v1/ach", true],
  ["https://api.example.com/bank", "https://other.example.com/bank/v1", false],
  ["http://localhost:4000", "http://localhost:3000/src/main.ts", false],
  ["http://localhost:4000", "http://localhost:3000/v1/ach", true],
  ["http://localhost:3000", "http://localhost:3000/v1/ach", true],
  ["http://localhost:3000", "http://localhost:3000/_sandbank/clock", true],
  ["http://localhost:3000", "http://localhost:3000/src/main.ts", false],
  ["http://localhost:3000", "http://localhost:3000/__sandbank", false],
  ["http://localhost:3000", "http://localhost:3000/api/payouts/1001", true],
  ["http://localhost:3000", "http://localhost:3000/api/payouts-of-others", false],
  [undefined, "https://anywhere.example/v1/ach", true],
  [undefined, "https://anywhere.example/v10/ach", false],
])("with the base url %s the server is asked about %s: %s (X209, DEF-4)", (baseUrl, asked, isCandidate) => {
  expect(candidatesOf(baseUrl, ["/api/payouts"], "http://localhost:3000")(asked)).toBe(isCandidate);
});
