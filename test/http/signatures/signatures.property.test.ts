import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";

const ORIGIN = "http://localhost";
const SECRET = "secret of a property";

const request = fc.oneof(
  fc.record({
    method: fc.constant("GET"),
    path: fc.constantFrom("/v1", "/v1/ach", "/v1/counterparties/1001"),
    query: fc.oneof(fc.constant(""), fc.webQueryParameters(), fc.string({ unit: "grapheme" })),
    body: fc.constant(""),
  }),
  fc
    .record({
      call: fc.constantFrom("POST /v1/ach", "POST /v1/addresses", "PATCH /v1/counterparties/1001"),
      query: fc.oneof(fc.constant(""), fc.webQueryParameters()),
      body: fc.oneof(fc.json(), fc.string({ unit: "binary" }), fc.constant("")),
    })
    .map(({ call, ...others }) => {
      const [method = "", path = ""] = call.split(" ");
      return { method, path, ...others };
    }),
);
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

const bank = mondayBank({ signatures: { check: true, secret: SECRET } });

/** Sends a request with a signature of these lines, as Node's own HMAC makes it. */
async function ask({ method, path, query, body }: Request, change: (lines: string[]) => string[]) {
  const url = new URL(`${ORIGIN}${path}${query && `?${query}`}`.replaceAll("#", "%23"));
  const lines = change(["1772463600", method, url.pathname, url.search.slice(1), body.toWellFormed()]);
  const signature = createHmac("sha256", SECRET).update(lines.join("\n")).digest("hex");
  const headers = { Authorization: "Bearer test", "X-Timestamp": "1772463600", "X-Signature": signature };
  const type = body === "" ? undefined : { "Content-Type": "application/json" };
  const init = { method, headers: { ...headers, ...type }, ...(body === "" ? {} : { body }) };
  const answer = await bank.fetch(url, init);
  return { status: answer.status, text: await answer.text(), signature };
}

test("whatever is sent and signed right has its signature taken (X155)", async () => {
  await fc.assert(
    fc.asyncProperty(request, async (given) => {
      expect((await ask(given, (lines) => lines)).status).not.toBe(401);
    }),
    { numRuns: 200 },
  );
});

test("with any part of what is signed changed it is a 401, which shows neither secret nor signature (X156)", async () => {
  const part = fc.integer({ min: 0, max: 4 });
  await fc.assert(
    fc.asyncProperty(request, part, fc.string({ minLength: 1 }), async (given, at, more) => {
      const changed = await ask(given, (lines) =>
        lines.map((line, index) => (index === at ? line + more : line)),
      );
      const right = await ask(given, (lines) => lines);
      expect(changed.status).toBe(401);
      expect(changed.text).toMatch(/^\{"error":"'X-Signature' does not fit this request\. .+\."\}$/);
      for (const secret of [SECRET, right.signature, changed.signature])
        expect(changed.text).not.toContain(secret);
    }),
    { numRuns: 100 },
  );
});
