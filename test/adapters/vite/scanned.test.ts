// Statements: X213.

import { expect, test } from "vitest";
import { entriesWith, partsAmong } from "../../../src/adapters/vite/scanned.ts";

const BANK = "src/bank.ts{,.ts,.tsx,.mts,.js,.jsx,.mjs}";
const BY_DEFAULT = ["**/*.html", "!**/__tests__/**", "!**/coverage/**"];

test("the optimizer looks through the module of the options in addition to what it looks through anyway", () => {
  expect(entriesWith(["./src/bank.ts"], {})).toEqual([...BY_DEFAULT, BANK]);
  expect(entriesWith(["/src/bank.ts", "sandbank/fixtures"], {})).toEqual([...BY_DEFAULT, BANK]);
  expect(entriesWith(["./src/bank.ts"], { build: { rolldownOptions: { input: "a.html" } } })).toEqual([
    "a.html",
    BANK,
  ]);
  expect(entriesWith(["./src/bank.ts"], { build: { rolldownOptions: { input: { b: "b.html" } } } })).toEqual([
    "b.html",
    BANK,
  ]);
});

test("a list of the user's is added to, and nothing is said of entries without a module", () => {
  expect(entriesWith(["./src/bank.ts"], { optimizeDeps: { entries: ["main.html"] } })).toEqual([BANK]);
  expect(entriesWith([], {})).toBeUndefined();
  expect(entriesWith(["sandbank/fixtures", "@/bank"], {})).toBeUndefined();
});

test("parts of the package are found without a file that imports them", () => {
  expect(partsAmong(["./src/bank.ts", "sandbank/fixtures", "other"])).toEqual(["sandbank/fixtures"]);
});
