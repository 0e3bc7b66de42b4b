import { isBuiltin } from "node:module";
import { expect, test } from "vitest";
import {
  adaptersFor,
  codeOnly,
  importsOf,
  isGenerated,
  published,
  type SourceFile,
  sourceFiles,
} from "./support/source-files.ts";

/** The adapters that run in Node. Everything else must load in a browser. */
const nodeAdapters = [
  "node",
  "next",
  "nuxt",
  "ssr",
  "server",
  "cli",
  "vite",
  "vitest",
  "jest",
  "playwright",
  "coverage",
];

/** The first two provide bank time and seeded ids; the others may use wall time. */
const mayTouchTheMachine = [
  "src/engine/time/clock.ts",
  "src/engine/store/ids.ts",
  "src/engine/http/latency.ts",
  "src/engine/slices.ts",
  "src/adapters/",
  "src/panel/",
  // Receivers are outside of the bank, and answer in the machine's time.
  "src/webhooks/",
];

const ambient: [pattern: RegExp, instead: string, alsoAllowedIn?: string][] = [
  [/\bDate\.now\b/, "ask the clock"],
  [/\bnew Date\b\s*(?:\(\s*\))?(?!\s*\()/, "ask the clock"],
  [/\bperformance\.now\b/, "ask the clock", "src/engine/http/log/log.ts"],
  [/\bset(?:Timeout|Interval)\b/, "make it a due step of a lifecycle"],
  [/\bMath\.random\b/, "use the seeded generator"],
  [/\bgetRandomValues\b/, "use the seeded generator"],
  [/\brandomUUID\b/, "take the id from src/engine/store/ids.ts"],
  [
    /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\b/,
    "use the UTC method, because this one depends on the machine's time zone",
  ],
];

const nodeGlobals: [pattern: RegExp, instead: string][] = [
  [/(?<![.\w])(?:process|Buffer|global)\./, "a browser has no such thing"],
];

const shortcuts: [pattern: RegExp, instead: string][] = [
  [/\bas any\b/, "name the type"],
  [/:\s*any\b/, "name the type"],
  [/\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:skip|only)\b/, "run every test, or delete it"],
];

const longestFile = 250;
test("what a browser loads uses nothing of Node", () => {
  expect(published.flatMap(sourceFiles).flatMap(usesOfNode)).toEqual([]);
});

test("what is published reads neither time nor chance from the machine", () => {
  expect(published.flatMap(sourceFiles).flatMap(ambientReads)).toEqual([]);
});

test(`no file is longer than ${longestFile} lines`, () => {
  const folders = [...published, "test", "playground", "tooling", "bench"];
  expect(folders.flatMap(sourceFiles).flatMap(tooLong)).toEqual([]);
});

test("nothing turns a check off", () => {
  expect(["src", "test", "fixtures"].flatMap(sourceFiles).flatMap(checksSwitchedOff)).toEqual([]);
});

test("each rule finds what it forbids", () => {
  const planted = (path: string, text: string): SourceFile => ({ path, text });
  const store = "src/engine/store/table.ts";

  expect(usesOfNode(planted(store, 'import fs from "node:fs";'))).toEqual([
    'src/engine/store/table.ts imports "node:fs", but only these adapters run in Node: node, next, nuxt, ssr, server, cli, vite, vitest, jest, playwright, coverage.',
  ]);
  expect(usesOfNode(planted("src/adapters/server/index.ts", 'import fs from "node:fs";'))).toEqual([]);
  expect(usesOfNode(planted(store, "process.env.TZ; ach.process.call(id);"))).toHaveLength(1);

  expect(ambientReads(planted(store, "const t = new Date();"))).toEqual([
    "src/engine/store/table.ts:1 uses `new Date()`: ask the clock.",
  ]);
  expect(ambientReads(planted(store, ["/*", "*/", "Date.now();"].join("\n")))).toEqual([
    "src/engine/store/table.ts:3 uses `Date.now`: ask the clock.",
  ]);
  expect(ambientReads(planted(store, 'new Date(0); // Date.now()\n"/v1/*"; "*/ Math.random()";'))).toEqual(
    [],
  );
  expect(ambientReads(planted("src/engine/time/clock.ts", "Date.now()"))).toEqual([]);

  expect(tooLong(planted(store, "\n".repeat(longestFile + 1)))).toHaveLength(1);
  expect(tooLong(planted(store, "\n".repeat(longestFile)))).toEqual([]);

  const ignore = ["// @ts", "ignore"].join("-");
  expect(checksSwitchedOff(planted(store, [ignore, "const a = b as any;"].join("\n")))).toHaveLength(2);
});

function usesOfNode(file: SourceFile): string[] {
  if (adaptersFor(nodeAdapters).some((pattern) => pattern.test(file.path))) return [];
  const builtins = importsOf(file).filter(({ specifier }) => isBuiltin(specifier));
  return [
    ...builtins.map(
      ({ specifier }) =>
        `${file.path} imports "${specifier}", but only these adapters run in Node: ${nodeAdapters.join(", ")}.`,
    ),
    ...findings(file, codeOnly(file.text), nodeGlobals),
  ];
}

function ambientReads(file: SourceFile): string[] {
  if (mayTouchTheMachine.some((start) => file.path.startsWith(start))) return [];
  const rules = ambient.filter(([, , alsoAllowedIn]) => alsoAllowedIn !== file.path);
  return findings(file, codeOnly(file.text), rules);
}

function tooLong(file: SourceFile): string[] {
  if (isGenerated.test(file.path) || file.path.includes("/node_modules/")) return [];
  const lines = file.text.replace(/\n$/, "").split("\n").length;
  return lines > longestFile ? [`${file.path} has ${lines} lines; split it by what changes together.`] : [];
}

function checksSwitchedOff(file: SourceFile): string[] {
  return [
    ...findings(file, file.text, [[/@ts-(?:ignore|nocheck)\b/, "mend the type"]]),
    ...findings(file, codeOnly(file.text), shortcuts),
  ];
}

function findings(
  file: SourceFile,
  text: string,
  rules: readonly [RegExp, string, ...unknown[]][],
): string[] {
  return text.split("\n").flatMap((line, index) =>
    rules.flatMap(([pattern, instead]) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${file.path}:${index + 1} uses \`${found.trim()}\`: ${instead}.`] : [];
    }),
  );
}
