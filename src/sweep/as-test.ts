import type { Found, Kind } from "./kinds.ts";

/** Where a finding is, and how one gets there. */
export interface Place {
  /** The id of the state; "" for the page as it is. */
  readonly state: string;
  readonly screen: string;
  /** The statements that lead to it after the page is open. */
  readonly steps?: readonly string[] | undefined;
}

/** What a test does before the page is open, and what it expects then. */
const CHECKS: Readonly<Record<Kind, (found: Found) => { readonly before?: string; readonly after: string }>> =
  {
    "uncaught-error": () => listened('page.on("pageerror", (error) => errors.push(error.message));'),
    "unhandled-rejection": () => listened('page.on("pageerror", (error) => errors.push(error.message));'),
    "console-error": () =>
      listened('page.on("console", (line) => line.type() === "error" && errors.push(line.text()));'),
    "blank-page": () => ({ after: 'await expect(page.locator("body")).toContainText(/\\S/);' }),
    "raw-value": ({ what }) => lacks(what.replace(/ in ".*/s, "")),
    "raw-key": ({ what }) => lacks(what),
    "cut-text": ({ where = "body" }) => fits(where),
    "overlapping-text": ({ what, where = "body" }) => ({
      after: `// ${oneLine(what)} lie on each other.\n  await expect(page.locator(${text(where)}).first()).toHaveScreenshot();`,
    }),
    "sideways-scroll": () => ({
      after:
        "expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);",
    }),
    "endless-spinner": ({ where = "body" }) => ({
      after: `await expect(page.locator(${text(where)})).toBeHidden();`,
    }),
    "hidden-error": () => ({ after: 'await expect(page.getByRole("alert")).toBeVisible();' }),
    "wrong-amount": ({ what }) => lacks(what),
    axe: ({ what }) => ({
      before: 'import AxeBuilder from "@axe-core/playwright";',
      after: `expect((await new AxeBuilder({ page }).withRules(${text(what.split(":", 1)[0] ?? "")}).analyze()).violations).toEqual([]);`,
    }),
  };

/**
 * Writes a finding as a test for Playwright, which fails as long as it is wrong.
 *
 * @example testOf({ kind: "raw-value", what: 'NaN in "$NaN"' }, { state: "values/achTransfers/null", screen: "/" })
 */
export function testOf(found: Found, { state, screen, steps = [] }: Place): string {
  const { before = "", after } = CHECKS[found.kind](found);
  const isImport = before.startsWith("import");
  const lines = [
    ...(isImport ? [before] : []),
    'import { expect, test } from "sandbank/playwright";',
    ...(state === "" ? [] : ['import { states } from "sandbank/states";']),
    "",
    `test(${text(`${state || "the page as it is"}: no ${found.kind}`)}, async ({ page${state === "" ? "" : ", bank"} }) => {`,
    ...(state === "" ? [] : [`  await states(bank).find(({ id }) => id === ${text(state)})?.apply(bank);`]),
    ...(isImport || before === "" ? [] : before.split("\n").map((line) => `  ${line}`)),
    `  await page.goto(${text(screen)}, { waitUntil: "networkidle" });`,
    ...steps.map((step) => `  ${step}`),
    `  ${after}`,
    "});",
    "",
  ];
  return lines.join("\n");
}

function listened(listen: string) {
  return {
    before: `const errors: string[] = [];\n${listen}`,
    after: "expect(errors).toEqual([]);",
  };
}

function lacks(word: string) {
  return { after: `await expect(page.locator("body")).not.toContainText(${text(word)});` };
}

function fits(selector: string) {
  return {
    after: `const box = page.locator(${text(selector)}).first();\n  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);`,
  };
}

function text(value: string): string {
  return JSON.stringify(value);
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, " ");
}
