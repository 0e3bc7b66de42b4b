// Statements: X226. How Jest loads the files of the package; test/package/jest does so in Jest itself.

import { expect, test } from "vitest";
import { asCommonJs } from "../../src/adapters/jest/load/common-js.ts";

const NAMES = {
  "node:path": { join: (...parts: string[]) => parts.join("/") },
  "#zod": { string: () => "a string", enum: () => "an enum" },
  "./chunks/core.js": { createBank: () => "a bank", connect: () => "a connection" },
  "./chunks/busy.js": { busy: "the scenario" },
};

/** What a file of the package exports, where these are the exports of the files that it imports. */
function exportsOf(code: string, names: Readonly<Record<string, object>> = NAMES) {
  const exports: Record<string, unknown> = {};
  const load = (name: string) => names[name];
  const body = new Function("__exports", "__load", "__loadLater", `"use strict";${asCommonJs(code)}`);
  body(exports, load, async (name: string) => load(name));
  return exports;
}

test("a file of imports, code and exports gives its exports, each under the name that others import it by", () => {
  const code = `import { createBank, connect as connect$1 } from "./chunks/core.js";
import * as z from "#zod";
import { join } from "node:path";
import "./chunks/busy.js";
// src/index.ts
const path = join("a", "b");
function toBank() { return [createBank(), connect$1(), z.string(), path]; }
const _enum = z.enum();
export { toBank, _enum as enum };
`;
  const exported = exportsOf(code);
  expect(Object.keys(exported)).toEqual(["toBank", "enum"]);
  expect((exported.toBank as () => unknown)()).toEqual(["a bank", "a connection", "a string", "a/b"]);
  expect(exported.enum).toBe("an enum");
});

test("a file that passes on what others export gives the same", () => {
  expect(exportsOf('export { createBank as create, connect } from "./chunks/core.js";')).toEqual({
    create: NAMES["./chunks/core.js"].createBank,
    connect: NAMES["./chunks/core.js"].connect,
  });
  expect(exportsOf('export * from "./chunks/busy.js";\n')).toEqual({ busy: "the scenario" });
});

test("a file that is minified into one line gives its exports", () => {
  expect(exportsOf("var string=()=>`export {a};`;function _null(){}export{string,_null as null};")).toEqual({
    string: expect.any(Function),
    null: expect.any(Function),
  });
});

test("what is loaded on demand is a promise of its exports", async () => {
  const { busy } = exportsOf('const busy = () => import("./chunks/busy.js");\nexport { busy };');
  expect(await (busy as () => unknown)()).toEqual({ busy: "the scenario" });
});

test("each line stays where it is, so that a stack trace fits the file", () => {
  const code = 'import { a } from "./a.js";\n\n// src/b.ts\nconst b = a;\nexport { b };\n';
  expect(asCommonJs(code).split("\n").slice(1)).toEqual([
    "",
    "// src/b.ts",
    "const b = a;",
    "Object.assign(__exports, { b });",
  ]);
});

test("text that looks like an import or an export stays as it is", () => {
  const text = 'import { start } from \\"sandbank/browser\\";\\nexport { start };';
  const { code } = exportsOf(
    `const code = "${text}";\nconst line = \`\nimport { a } from "b";\nexport { a };\n\`;\nexport { code, line };`,
  );
  expect(code).toBe('import { start } from "sandbank/browser";\nexport { start };');
});
