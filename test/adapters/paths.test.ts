import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { failureError } from "../../src/adapters/shared/failure/error.ts";
import { shellWord, shownPath } from "../../src/adapters/shared/paths.ts";
import { rootOf } from "../../src/adapters/vitest/results.ts";

const file = win32.join("C:\\", "Ada Park", "bank.json");

test("a path is shown as its system writes it (X360)", () => {
  expect(shownPath(file)).toBe('"C:\\Ada Park\\bank.json"');
  expect(shownPath(posix.join("/home", "ada park", "bank.json"))).toBe('"/home/ada park/bank.json"');
  expect(shownPath("a\u001b[2J\n.json")).toBe('"a\\u001b[2J\\n.json"');
});

test("a path is a word of the shell of its system (X360)", () => {
  expect(shellWord(file, "win32")).toBe('"C:\\Ada Park\\bank.json"');
  expect(shellWord(win32.join("C:\\", "banks", "bank.json"), "win32")).toBe('"C:\\banks\\bank.json"');
  expect(shellWord("C:/banks/bank.json", "win32")).toBe("C:/banks/bank.json");
  expect(shellWord("src/@modal/page.ts", "win32")).toBe('"src/@modal/page.ts"');
  expect(shellWord("it's $HOME/bank.json", "darwin")).toBe("'it'\\''s $HOME/bank.json'");
  expect(shellWord("test-results/pay:1/@a/bank.json", "linux")).toBe("test-results/pay:1/@a/bank.json");
});

test.each([
  ["Vitest on Windows", "C:/app/", "    at C:/app/test/pay.test.ts:12:5"],
  ["a module on Windows", "C:/app/", "    at pay (file:///C:/app/test/pay.test.ts:12:5)"],
  [
    "Playwright on Windows",
    `${win32.join("C:\\", "app")}/`,
    `    at pay (${win32.join("C:\\", "app", "test", "pay.test.ts")}:12:5)`,
  ],
  ["a module elsewhere", "/app/", "    at pay (file:///app/test/pay.test.ts:12:5)"],
])("the place of an error of %s is below the root of the project (X142)", (_, root, line) => {
  const stack = `Error: it failed\n    at node:internal/modules/run_main:107:5\n${line}`;
  expect(failureError({ stack }, root).location?.replaceAll("\\", "/")).toBe("test/pay.test.ts:12:5");
});

test("a line of many characters is no place of an error (X142)", () => {
  const stack = `Error: it failed\n    at ${"(".repeat(1_000_000)}`;
  expect(failureError({ stack }, "/app/").location).toBe(null);
});

test("the root of a project on Windows ends before the name of a test's file (X142)", () => {
  expect(rootOf({ name: "test/pay.test.ts", filepath: "C:/app/test/pay.test.ts" })).toBe("C:/app/");
});
