import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokens } from "../../src/panel/tokens.ts";

test("the first screen has the panel's tokens before any script runs", () => {
  const css = readFileSync(new URL("../../playground/src/styles/panel-tokens.css", import.meta.url), "utf8");
  expect(words(css.replace(/\/\*.*\*\//, ""))).toBe(words(tokens.cssText));
});

function words(css: string): string {
  return css.replace(/\s+/g, " ").trim();
}
