// Statements: X201.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allowOrigin } from "../../../src/engine/http/headers/cors.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";

const key = { Authorization: "Bearer sk_live_1234567890" };

/** What a client reads of the header. */
function read(value: string | null): readonly string[] {
  return value === null ? [] : value.slice(1, -1).split('", "').map(decodeURIComponent);
}

async function warningsOf(bank: ReturnType<typeof mondayBank>, data: object) {
  const body = JSON.stringify({ data });
  const headers = { ...key, "Content-Type": "application/json" };
  const { headers: answered } = await bank.fetch("/v1/ach", { method: "POST", headers, body });
  return answered;
}

test("with headers: true an answer has the warnings of its request, each with what to do (X201)", async () => {
  const bank = mondayBank({ headers: true });
  const headers = await warningsOf(bank, { ...minimalTransfer, effectiveDate: "2026-03-03", memo: "x" });
  expect(headers.get("x-sandbank-warning")).toBe(
    `"'effectiveDate' is not taken by this call and was ignored. Send 'effective_date' instead.", "'memo' is not taken by this call and was ignored. Leave it out."`,
  );
  expect(headers.get("access-control-expose-headers")).toBe("x-sandbank-warning");
  const list = await bank.fetch("/v1/ach?limit=1", { headers: key });
  expect(read(list.headers.get("x-sandbank-warning"))).toEqual([
    "'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
  ]);
  const spelled = ["effectiveDate".padEnd(60, "-"), "effectiveDate".padEnd(61, "-"), "--"];
  const long = await warningsOf(bank, {
    ...minimalTransfer,
    ...Object.fromEntries(spelled.map((name) => [name, 1])),
  });
  expect(read(long.get("x-sandbank-warning"))).toEqual([
    `'${spelled[0]}' is not taken by this call and was ignored. Send 'effective_date' instead.`,
    `'${spelled[1]?.slice(0, -1)}…' is not taken by this call and was ignored. Leave it out.`,
    "'--' is not taken by this call and was ignored. Leave it out.",
  ]);
});

test("a refusal has its rules and its warnings, and pages of other origins may read both (X201)", async () => {
  const bank = mondayBank({ headers: true });
  const headers = await warningsOf(bank, { ...minimalTransfer, amount: -1, memo: "x" });
  expect(headers.get("access-control-expose-headers")).toBe("x-sandbank-rule, x-sandbank-warning");
  const request = new Request("https://bank.test/v1/ach", { headers: { Origin: "https://app.example" } });
  const { headers: forwarded } = allowOrigin(request, new Response(null, { headers }));
  expect(forwarded.get("access-control-expose-headers")).toBe(
    "Allow, WWW-Authenticate, x-sandbank-rule, x-sandbank-warning",
  );
});

test("an answer without warnings has no such header, nor has any of a bank without the option", async () => {
  const quiet = await warningsOf(mondayBank({ headers: true }), minimalTransfer);
  expect([quiet.has("x-sandbank-warning"), quiet.has("access-control-expose-headers")]).toEqual([
    false,
    false,
  ]);
  const off = await warningsOf(mondayBank(), { ...minimalTransfer, memo: "x" });
  expect(off.has("x-sandbank-warning")).toBe(false);
});

test("many warnings are cut to a header that any server takes, and the others are counted (X201)", async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`unknown_${at}`, at]));
  const headers = await warningsOf(mondayBank({ headers: true }), { ...minimalTransfer, ...many });
  const value = headers.get("x-sandbank-warning") ?? "";
  expect(value.length).toBeLessThan(2100);
  const texts = read(value);
  const shown = texts.length - 1;
  expect(shown).toBeGreaterThan(10);
  expect(texts.at(-1)).toBe(`and ${40 - shown} more`);
});

test("whatever a field is called, the header is valid, reads back as the warning, and holds no key (X201)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 70 }), async (name) => {
      const bank = mondayBank({ headers: true });
      const messages: string[] = [];
      bank.on("warning", ({ message, mend }) => messages.push(`${message} ${mend}`));
      const headers = await warningsOf(bank, { ...minimalTransfer, [`${name}~`]: 1, sk_live_1234567890: 1 });
      const value = headers.get("x-sandbank-warning") ?? "";
      expect(value).toMatch(/^"[ -~]*"$/);
      expect(value).not.toContain("sk_live_1234567890");
      expect(read(value)).toEqual(messages.map((text) => text.toWellFormed()));
    }),
    { numRuns: 100 },
  );
});
