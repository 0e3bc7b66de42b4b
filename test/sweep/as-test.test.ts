// Statements: STA-22.

import { expect, test } from "vitest";
import { testOf } from "../../src/sweep/as-test.ts";
import { KIND_NAMES } from "../../src/sweep/kinds.ts";

test("a finding is written as a test of Playwright that opens the page in the state, with the steps (STA-22)", () => {
  const place = { state: "values/nulls", screen: "/transfers?a=1", steps: ["await page.reload();"] };
  expect(testOf({ kind: "raw-value", what: 'null in "Hello null"', where: "p" }, place)).toBe(
    `import { expect, test } from "sandbank/playwright";
import { states } from "sandbank/states";

test("values/nulls: no raw-value", async ({ page, bank }) => {
  await states(bank).find(({ id }) => id === "values/nulls")?.apply(bank);
  await page.goto("/transfers?a=1", { waitUntil: "networkidle" });
  await page.reload();
  await expect(page.locator("body")).not.toContainText("null");
});
`,
  );
});

test("a finding on the page as it is needs no state (STA-22)", () => {
  expect(testOf({ kind: "console-error", what: "no" }, { state: "", screen: "/" })).toBe(
    `import { expect, test } from "sandbank/playwright";

test("the page as it is: no console-error", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(errors).toEqual([]);
});
`,
  );
});

const errors = (listen: string) => `  const errors: string[] = [];\n  ${listen}\n`;
const thrown = errors('page.on("pageerror", (error) => errors.push(error.message));');
const logged = errors('page.on("console", (line) => line.type() === "error" && errors.push(line.text()));');
const lacked = (text: string) => `await expect(page.locator("body")).not.toContainText(${text});`;

test.each([
  ["uncaught-error", thrown, "expect(errors).toEqual([]);"],
  ["unhandled-rejection", thrown, "expect(errors).toEqual([]);"],
  ["console-error", logged, "expect(errors).toEqual([]);"],
  ["blank-page", "", 'await expect(page.locator("body")).toContainText(/\\S/);'],
  ["raw-value", "", lacked('"NaN"')],
  ["raw-key", "", lacked('"NaN in \\"a\\n b: c\\""')],
  [
    "cut-text",
    "",
    `const box = page.locator("p").first();
  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);`,
  ],
  [
    "overlapping-text",
    "",
    `// NaN in "a b: c" lie on each other.
  await expect(page.locator("p").first()).toHaveScreenshot();`,
  ],
  [
    "sideways-scroll",
    "",
    "expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);",
  ],
  ["endless-spinner", "", 'await expect(page.locator("p")).toBeHidden();'],
  ["hidden-error", "", 'await expect(page.getByRole("alert")).toBeVisible();'],
  ["wrong-amount", "", lacked('"NaN in \\"a\\n b: c\\""')],
] as const)("a test of %s fails as long as it is wrong (STA-22)", (kind, before, after) => {
  const found = { kind, what: 'NaN in "a\n b: c"', where: "p" };
  expect(testOf(found, { state: "", screen: "/" })).toBe(
    `import { expect, test } from "sandbank/playwright";

test("the page as it is: no ${kind}", async ({ page }) => {
${before}  await page.goto("/", { waitUntil: "networkidle" });
  ${after}
});
`,
  );
});

test("a test of a rule of axe imports what checks it (STA-22)", () => {
  const found = { kind: "axe", what: "color-contrast: 2 elements" } as const;
  expect(testOf(found, { state: "", screen: "/" })).toBe(
    `import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "sandbank/playwright";

test("the page as it is: no axe", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  expect((await new AxeBuilder({ page }).withRules("color-contrast").analyze()).violations).toEqual([]);
});
`,
  );
});

test("what a page or an answer holds can't end the text that it stands in (STA-22)", () => {
  for (const kind of KIND_NAMES) {
    const text = testOf(
      { kind, what: '"); throw 1 //\n</script>', where: '"]' },
      { state: "a/b", screen: '/"' },
    );
    const body = text.replace(/^import .*$/gm, "").replace(/: string\[\]/g, "");
    expect(() => new Function("test", "expect", "states", body)).not.toThrow();
    expect(text).not.toMatch(/^throw/m);
  }
});
