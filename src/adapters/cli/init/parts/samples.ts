import type { Runner } from "../facts.ts";

const TITLE = "a transfer succeeds two banking days later";
/** A Monday before which there are no holidays, so that the banking days are known. */
const CLOCK = 'clock: { start: "2026-03-02T15:00:00Z" }';

/** The request of the sample, which code of the project's own takes the place of. */
const ORIGINATE = [
  "  // Your own code sends this; it needs the address of the bank alone.",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in the file that is made.
  "  const response = await fetch(`${bank.baseUrl}/v1/ach`, {",
  '    method: "POST",',
  '    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },',
  "    body: JSON.stringify({ data: createFactories(1, bank).anAchTransfer({ amount: 12_500 }) }),",
  "  });",
  "  const { data } = await response.json();",
];

const OUTCOME = [
  '  expect(data).toMatchObject({ status: "pending", amount: 12_500 });',
  "  await bank.clock.advance({ bankingDays: 2 });",
  '  expect(bank.db.achTransfers.get(data.id)?.status).toBe("succeeded");',
];

/** The sample test of each runner, given how it imports the options of the bank. */
export const SAMPLES: Readonly<Record<Runner, (bank: string) => readonly string[]>> = {
  vitest: (bank) => [
    'import { createFactories } from "sandbank/fixtures";',
    'import { test as bankTest } from "sandbank/vitest";',
    'import { expect } from "vitest";',
    `import options from "${bank}";`,
    "",
    `const test = bankTest.extend({ bankOptions: { ...options, ${CLOCK} } });`,
    "",
    `test("${TITLE}", async ({ bank }) => {`,
    ...ORIGINATE,
    ...OUTCOME,
    "});",
  ],
  jest: (bank) => [
    'import { createFactories } from "sandbank/fixtures";',
    'import { setupBank } from "sandbank/jest";',
    `import options from "${bank}";`,
    "",
    `const getBank = setupBank({ bankOptions: { ...options, ${CLOCK} } });`,
    "",
    `test("${TITLE}", async () => {`,
    "  const bank = getBank();",
    ...ORIGINATE,
    ...OUTCOME,
    "});",
  ],
  playwright: (bank) => [
    'import { createFactories } from "sandbank/fixtures";',
    'import { expect, test } from "sandbank/playwright";',
    `import options from "${bank}";`,
    "",
    `test.use({ bankOptions: { ...options, baseUrl: "https://api.example.com", ${CLOCK} } });`,
    "",
    `test("${TITLE}", async ({ page, bank }) => {`,
    "  const data = createFactories(1, bank).anAchTransfer({ amount: 12_500 });",
    "  // Your own page sends this: open it by page.goto, and click.",
    "  const id = await page.evaluate(async (body) => {",
    '    const response = await fetch("https://api.example.com/v1/ach", {',
    '      method: "POST",',
    '      headers: { Authorization: "Bearer test", "Content-Type": "application/json" },',
    "      body,",
    "    });",
    "    return (await response.json()).data.id;",
    "  }, JSON.stringify({ data }));",
    "  await bank.clock.advance({ bankingDays: 2 });",
    '  expect(bank.db.achTransfers.get(id)?.status).toBe("succeeded");',
    "});",
  ],
  node: (bank) => [
    'import assert from "node:assert/strict";',
    'import { test } from "node:test";',
    'import { createBank } from "sandbank";',
    'import { clientOf, createFactories } from "sandbank/fixtures";',
    `import options from "${bank}";`,
    "",
    `test("${TITLE}", async () => {`,
    `  const bank = createBank({ ...options, ${CLOCK} });`,
    "  const make = createFactories(1, bank);",
    '  const { id } = await clientOf(bank).create("/v1/ach", make.anAchTransfer({ amount: 12_500 }));',
    "  await bank.clock.advance({ bankingDays: 2 });",
    '  assert.equal(bank.db.achTransfers.get(id)?.status, "succeeded");',
    "});",
  ],
};
