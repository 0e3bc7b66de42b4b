import "../../../tooling/contract/short-deadlines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { request } from "../../../fixtures/http-client.ts";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { withDeadlineFor } from "../../../tooling/contract/short-deadlines.ts";
import { requestOf } from "../../fuzz/requests/grammar.ts";
import { toRequest } from "../../fuzz/requests/request.ts";
import { chanceOf } from "../../fuzz/support/chance.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create, send } from "../../support/call.ts";

const client = { Authorization: "Bearer test_key" };
const json = { ...client, "Content-Type": "application/json" };
const post = (headers: Record<string, string>, body: BodyInit) => ({ method: "POST", headers, body });

/** A body that never ends. */
const endless = () => new ReadableStream<Uint8Array>();

function upload(name: string, type: string, bytes: number) {
  const form = new FormData();
  form.append("file", new File(["%".repeat(bytes)], name, { type }));
  return { method: "POST", headers: client, body: form };
}

type Case = [
  what: string,
  cause: number,
  documented: number,
  path: string,
  init: () => RequestInit,
  error: string,
];

const cases: Case[] = [
  [
    "a method that the path does not have",
    405,
    404,
    "/v1/ach",
    () => ({ method: "PUT", headers: client }),
    "PUT is not a method of this path: it takes POST, GET.",
  ],
  [
    "a method of the path of a row",
    405,
    404,
    "/v1/counterparties/1001",
    () => ({ method: "DELETE", headers: client }),
    "DELETE is not a method of this path: it takes GET, PATCH.",
  ],
  [
    "a state that forbids it",
    409,
    400,
    "/v1/ach/1001",
    () => ({ method: "PATCH", headers: json, body: '{"data":{"status":"canceled"}}' }),
    "'status' is processing: only a transfer whose status is pending can be canceled.",
  ],
  [
    "another media type",
    415,
    400,
    "/v1/ach",
    () => post({ ...client, "Content-Type": "text/plain" }, "x"),
    `The 'Content-Type' must be application/json, got "text/plain".`,
  ],
  [
    "a file of another type",
    415,
    400,
    "/v1/files",
    () => upload("a.txt", "text/plain", 5),
    `'file' must be one of application/pdf, image/jpeg, image/png, got text/plain.`,
  ],
  [
    "a file that is too large",
    413,
    400,
    "/v1/files",
    () => upload("a.pdf", "application/pdf", 5),
    "'file' must be at most 4 bytes, got 5.",
  ],
  [
    "a body that is too large",
    413,
    400,
    "/v1/counterparties",
    () => post({ ...json, "Content-Length": "10485761" }, "{}"),
    "The body is larger than 10485760 bytes, which is the most that this call takes.",
  ],
  [
    "a body that does not end",
    408,
    400,
    "/v1/counterparties",
    () => ({ ...post(json, ""), body: endless(), duplex: "half" }) as RequestInit,
    "The body was not complete after 60 seconds: send the request again.",
  ],
];

async function bankWithTransfer(options: BankOptions) {
  const bank = mondayBank({ headers: true, ...options });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process("1001");
  return bank;
}

test.each(cases)(
  "%s is a %i, or a %i where only documented statuses are sent (OPT-2)",
  async (_, cause, documented, path, init, error) => {
    const byCause = await bankWithTransfer({ assumptions: { files: { maxBytes: 4 } } });
    const other = await bankWithTransfer({
      assumptions: { files: { maxBytes: 4 }, statusCodes: "documented" },
    });
    const first = await withDeadlineFor(cause, () => send(byCause, path, init()));
    const second = await withDeadlineFor(cause, () => send(other, path, init()));
    expect([first.status, first.body]).toEqual([cause, { error }]);
    expect([second.status, second.body]).toEqual([documented, { error }]);
    expect(first.headers.has("allow")).toBe(cause === 405);
    expect(second.headers.has("allow")).toBe(false);
    expect(second.headers.get("x-sandbank-rule")).toBe(first.headers.get("x-sandbank-rule"));
    const [logged, otherLogged] = [byCause.log.entries.at(-1), other.log.entries.at(-1)];
    expect(logged?.status).toBe(cause);
    expect(otherLogged).toMatchObject({ status: documented, issues: logged?.issues, changes: [] });
    expect(otherLogged?.responseBody).toEqual(logged?.responseBody);
  },
);

test.each([
  ["no key", 401, "/v1/ach", {}],
  ["the other user's key", 403, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } }],
  ["an unknown id", 404, "/v1/ach/9999", { headers: client }],
  ["an unknown path", 404, "/v1/nothing", { headers: client }],
  ["a wrong field", 400, "/v1/ach", post(json, '{"data":{}}')],
  ["what succeeds", 200, "/v1/ach", { headers: client }],
] as const)("%s is a %i by either value of statusCodes (OPT-2)", async (_, status, path, init) => {
  for (const statusCodes of ["by-cause", "documented"] as const) {
    const bank = mondayBank({ assumptions: { statusCodes } });
    expect((await send(bank, path, init)).status).toBe(status);
  }
});

test("the status of a fault and the 429 of the limit are as they are given (OPT-2)", async () => {
  const assumptions = { statusCodes: "documented" } as const;
  const faulty = mondayBank({
    assumptions,
    faults: [{ on: "listAchTransfers", status: 409, headers: { Allow: "GET" } }],
  });
  const answer = await call(faulty, "GET", "/v1/ach");
  expect([answer.status, answer.headers.get("allow")]).toEqual([409, "GET"]);
  const limited = mondayBank({ assumptions, rateLimit: { quota: 0, window: 60 } });
  const refused = await call(limited, "GET", "/v1/ach");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("an error body of one's own sees the status that is sent (OPT-2)", async () => {
  const bank = mondayBank({
    assumptions: {
      statusCodes: "documented",
      errorBody: ({ status, code, message, issues }) => ({ status, code, message, issues }),
    },
  });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process("1001");
  const message = "'status' is processing: only a transfer whose status is pending can be canceled.";
  expect((await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" })).body).toEqual({
    status: 400,
    code: "conflict",
    message,
    issues: [{ field: "status", code: "conflict", message }],
  });
});

const DOCUMENTED = [200, 202, 204, 400, 401, 403, 404];

/** The status of the answer to a generated request. */
async function statusOf(bank: Bank, seed: number): Promise<number> {
  return (await bank.fetch(toRequest(requestOf(chanceOf(seed)), "https://bank.test"))).status;
}

test("whatever is sent, only documented statuses are answered, and the same requests are refused (OPT-2, S2)", async () => {
  const options = { baseUrl: "https://bank.test" };
  const byCause = mondayBank(options);
  const documented = mondayBank({ ...options, assumptions: { statusCodes: "documented" } });
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const [first, second] = [await statusOf(byCause, seed), await statusOf(documented, seed)];
      seen.add(first);
      expect(DOCUMENTED).toContain(second);
      const inPlace = first === 405 ? 404 : [409, 413, 415].includes(first) ? 400 : first;
      expect(second).toBe(inPlace);
    }),
    { numRuns: 1500, seed: 2 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([405, 409, 415]));
});

test("a key in an error stays masked (OPT-2, S1)", async () => {
  const bank = mondayBank({ assumptions: { statusCodes: "documented" } });
  const key = "a-long-secret-key";
  const answer = await request(bank, "POST", "/v1/ach", { key, body: "x", contentType: `text/${key}` });
  expect(answer.status).toBe(400);
  expect(answer.text).not.toContain(key);
});
