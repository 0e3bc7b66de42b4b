// Statements: S22, X354.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";

/** What the log shows of a field of a body that was refused. */
async function logged(name: unknown): Promise<unknown> {
  const bank = mondayBank();
  await call(bank, "POST", "/v1/counterparties", { name });
  const [entry] = bank.log.entries;
  return (entry?.requestBody as { data: { name: unknown } } | undefined)?.data.name;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const fields = (count: number) => Object.fromEntries(numbers(count).map((at) => [`field_${at}`, at]));

test("of a list the log shows 100 items, and how many more there were", async () => {
  expect(await logged(numbers(100))).toEqual(numbers(100));
  expect(await logged(numbers(103))).toEqual([...numbers(100), "… 3 more"]);
});

test("of an object the log shows 100 fields", async () => {
  expect(await logged(fields(100))).toEqual(fields(100));
  expect(await logged(fields(103))).toEqual(fields(100));
});

test("of a text the log shows 10,000 characters", async () => {
  expect(await logged("x".repeat(10_000))).toBe("x".repeat(10_000));
  expect(await logged("x".repeat(10_001))).toBe(`${"x".repeat(10_000)}…`);
});

test("of a nested value the log shows 32 levels, the body and its data among them", async () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect(JSON.stringify(await logged(nested(30)))).toBe(`${"[".repeat(30)}1${"]".repeat(30)}`);
  expect(JSON.stringify(await logged(nested(31)))).toBe(`${"[".repeat(30)}"…"${"]".repeat(30)}`);
});

test("of an object beyond the bytes of a body the log shows that it is cut (X354)", async () => {
  const [whole, cut, less] = ["x".repeat(9_000), "x".repeat(5_000), "x".repeat(500)];
  const shown = await logged({ a: whole, b: whole, c: whole, d: whole, e: whole, f: cut, g: less });
  expect(shown).toEqual({
    a: whole,
    b: whole,
    c: whole,
    d: whole,
    e: whole,
    f: expect.stringMatching(/^x{4000,4999}…$/),
    "…": "… cut",
  });
});
