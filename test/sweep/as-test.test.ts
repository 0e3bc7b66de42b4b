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
