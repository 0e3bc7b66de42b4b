// Statements: X228, X229.

import { expect, test } from "vitest";
import { after, handOf, isSaid, stepsOf } from "./support.ts";

test("(X228) in a CommonJS package the bank is imported without an ending, by which Jest finds it", () => {
  const files = {
    "package.json": { devDependencies: { jest: "30", typescript: "5" } },
    "tsconfig.json": '{ "compilerOptions": { "module": "nodenext" } }',
  };
  expect(after(stepsOf(files), "bank.test.ts")).toContain('import options from "./bank";');
});

test("(X228) for Jest, which transforms no .mjs, JavaScript is in .js", () => {
  const steps = stepsOf({ "package.json": { devDependencies: { jest: "30" } } });
  expect(after(steps, "bank.js")).toContain("export default {");
  expect(after(steps, "bank.test.js")).toContain('from "sandbank/jest"');
  const ofNode = stepsOf({ "package.json": { scripts: { test: "node --test" } } });
  expect(after(ofNode, "bank.mjs")).toContain("export default {");
});

test("(X229) Jest's preset is to be added by hand, beside ts-jest without that of ts-jest, until it is there", () => {
  const manifest = { devDependencies: { jest: "30", typescript: "7", "ts-jest": "29" } };
  const first = stepsOf({ "package.json": manifest, "jest.config.ts": "" });
  expect(handOf(first, "jest.config.ts")).toContain(
    'preset: "sandbank/jest", // in place of the preset of ts-jest\ntransform: { "\\\\.tsx?$": "ts-jest" }',
  );
  const made = { "bank.ts": 'import "sandbank";', "bank.test.ts": 'import "sandbank/jest";' };
  const again = stepsOf({ "package.json": manifest, "jest.config.ts": "", ...made });
  expect(handOf(again, "jest.config.ts")).toBe(handOf(first, "jest.config.ts"));
  const done = stepsOf({ "package.json": manifest, "jest.config.ts": 'preset: "sandbank/jest"', ...made });
  expect(handOf(done, "jest.config.ts")).toBeUndefined();
});

test.each([
  ['{ "moduleResolution": "node" }', "7", true],
  ['{ "moduleResolution": "Node10" }', "^5.9.0", true],
  ['{ "module": "commonjs" }', "^5.9.0", true],
  ['{ "module": "commonjs" }', "~6.0.2", false],
  ['{ "module": "node16", "moduleResolution": "node16" }', "^5.9.0", false],
  ['{ "module": "esnext", "moduleResolution": "bundler" }', "^5.9.0", false],
])("(X229) of %s with TypeScript %s is said that it finds no types: %s", (options, typescript, said) => {
  const steps = stepsOf({
    "package.json": { devDependencies: { typescript } },
    "tsconfig.json": `{ "compilerOptions": ${options} }`,
  });
  expect(isSaid(steps, "tsconfig.json makes")).toBe(said);
});
