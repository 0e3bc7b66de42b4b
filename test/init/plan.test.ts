// Statements: X228.

import { expect, test } from "vitest";
import { after, handOf, isSaid, react, stepsOf } from "./support.ts";

const storybook = {
  "package.json": { ...react, devDependencies: { ...react.devDependencies, storybook: "10.6.2" } },
  ".storybook/main.ts": 'export default { framework: "@storybook/react-vite" };',
  "tsconfig.json": '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
  "src/main.ts": "",
};

function preview(text: string) {
  const steps = stepsOf({ ...storybook, ".storybook/preview.ts": text });
  return after(steps, ".storybook/preview.ts") ?? handOf(steps, ".storybook/preview.ts");
}

const IMPORTS = 'import { sandbank } from "sandbank/storybook";\nimport bank from "../src/bank.ts";\n';
const OPTIONS = "{ options: bank, scenarios: bank.scenarios }";

test.each([
  ["a constant", "const preview: Preview = {};\nexport default preview;", `sandbank(${OPTIONS}, preview);`],
  ["an object", "export default { parameters: {} };", `sandbank(${OPTIONS}, { parameters: {} });`],
  ["satisfies", "export default {} satisfies Preview;", `sandbank(${OPTIONS}, {} satisfies Preview);`],
  [
    "an object with tags",
    'const preview = { tags: ["autodocs"] };\nexport default preview;',
    `{\n  ...sandbank(${OPTIONS}, preview),\n  // Storybook reads the tags from the text of this file.\n  tags: ["autodocs"],\n};`,
  ],
])("(X228) a preview that is %s goes through sandbank()", (_name, text, expected) => {
  const changed = preview(text);
  expect(changed?.startsWith(IMPORTS)).toBe(true);
  expect(changed?.split("export default ")[1]).toBe(expected);
});

test("(X228) a preview of CSF Next gets an addon", () => {
  expect(preview("export default definePreview({ addons: [docs()] });")).toContain(
    `addons: [docs(), sandbank(${OPTIONS})] });`,
  );
});

test("(X228) Storybook without a preview gets one", () => {
  expect(after(stepsOf(storybook), ".storybook/preview.ts")).toBe(
    `${IMPORTS}\nexport default sandbank(${OPTIONS});\n`,
  );
});

test("(X229) a preview that is made elsewhere, or has a bank of its own, is left as it is", () => {
  expect(preview("export default makePreview();")).toContain("init finds no preview in what it exports");
  expect(preview("const bank = 1;\nexport default {};")).toContain(
    "it has something else named sandbank or bank",
  );
});

test("(X229) stories that Vite does not build need msw's script by hand", () => {
  const main = 'export default { framework: { name: "@storybook/nextjs" } };';
  expect(handOf(stepsOf({ ...storybook, ".storybook/main.ts": main }), ".storybook/main.ts")).toContain(
    "npx msw init public",
  );
  expect(handOf(stepsOf(storybook), ".storybook/main.ts")).toBeUndefined();
});

test("(X228) stories that Vite builds beside no pages of Vite's get the plugin without a bank", () => {
  const manifest = { devDependencies: { storybook: "10", "@storybook/html-vite": "10" } };
  const files = { ...storybook, "package.json": manifest };
  expect(after(stepsOf(files), "vite.config.ts")).toContain("plugins: [sandbank()],");
});

test.each([
  [
    "in order, with the indentation that is there",
    '{\n\t"devDependencies": {\n\t\t"a": "1",\n\t\t"vite": "8"\n\t}\n}\n',
    '{\n\t"devDependencies": {\n\t\t"a": "1",\n\t\t"msw": "^3.0.0",\n\t\t"sandbank": "^0.1.0",\n\t\t"vite": "8"\n\t}\n}\n',
  ],
  [
    "at the end",
    '{\n  "devDependencies": {\n    "a": "1"\n  }\n}\n',
    '{\n  "devDependencies": {\n    "a": "1",\n    "msw": "^3.0.0",\n    "sandbank": "^0.1.0"\n  }\n}\n',
  ],
  [
    "in a list of its own",
    '{\n  "name": "app",\n  "files": ["a", "b"]\n}',
    '{\n  "name": "app",\n  "files": ["a", "b"],\n  "devDependencies": {\n    "msw": "^3.0.0",\n    "sandbank": "^0.1.0"\n  }\n}',
  ],
  [
    "in an empty list",
    '{\n  "devDependencies": {}\n}\n',
    '{\n  "devDependencies": {\n    "msw": "^3.0.0",\n    "sandbank": "^0.1.0"\n  }\n}\n',
  ],
  [
    "in one line",
    '{"devDependencies":{"a":"1"}}',
    '{"devDependencies":{"a":"1","msw": "^3.0.0","sandbank": "^0.1.0"}}',
  ],
])("(X228) the packages are added %s", (_name, text, expected) => {
  const changed = after(stepsOf({ "package.json": text }), "package.json");
  expect(changed).toBe(expected);
  expect(Object.keys(JSON.parse(changed ?? "").devDependencies)).toContain("sandbank");
});

test("(X228) a package that is there in any list is not added", () => {
  const manifest = { dependencies: { sandbank: "file:../sandbank" } };
  const changed = after(stepsOf({ "package.json": manifest }), "package.json");
  expect(JSON.parse(changed ?? "")).toEqual({ ...manifest, devDependencies: { msw: "^3.0.0" } });
});

test.each([
  ["1.3.5", true],
  ["~2.11.0", true],
  ["^2.4.0", false],
  ["^3.0.5", false],
  ["catalog:", false],
])("(X228) of msw %s is said that it is too old: %s", (range, isOld) => {
  const steps = stepsOf({ "package.json": { devDependencies: { msw: range } } });
  expect(isSaid(steps, `package.json has msw ${range}`)).toBe(isOld);
});

test("(X230) a file of the project's own is never replaced", () => {
  const files = {
    "package.json": react,
    "src/bank.ts": "export const iban = 1;",
    "vite.config.ts": "export default {};",
  };
  const steps = stepsOf(files, { runner: "vitest" });
  expect(after(steps, "src/bank.ts")).toBeUndefined();
  expect(after(steps, "src/mock-bank.ts")).toContain("satisfies BankOptions");
  expect(after(steps, "src/mock-bank.test.ts")).toContain('from "./mock-bank"');
  expect(after(steps, "vite.config.ts")).toContain('options: "./src/mock-bank.ts"');
  expect(steps).toContainEqual({
    note: "src/bank.ts exists and is left as it is, so the bank's options are in src/mock-bank.ts.",
  });
});

test("(X230) a test of the project's own is left as it is, and no other one is made", () => {
  const steps = stepsOf({ "package.json": react, "src/bank.test.ts": "test();" }, { runner: "vitest" });
  expect(steps).toContainEqual({
    note: "src/bank.test.ts exists and is left as it is, so there is no sample test for Vitest.",
  });
  expect(after(steps, "src/bank.test.ts")).toBeUndefined();
});

test("(X230) with both names taken nothing is planned", () => {
  const files = { "package.json": react, "src/bank.ts": "", "src/mock-bank.ts": "" };
  expect(() => stepsOf(files)).toThrow(
    "init makes src/bank.ts or src/mock-bank.ts, but both exist and have nothing of sandbank: move one.",
  );
});

test.each([
  [
    "the folder that the config names",
    { "playwright.config.ts": "export default { testDir: './tests' };" },
    "tests/bank.spec.ts",
  ],
  ["e2e", {}, "e2e/bank.spec.ts"],
])("(X228) a sample for Playwright is in %s", (_name, files, expected) => {
  const steps = stepsOf({ "package.json": react, ...files }, { runner: "playwright" });
  expect(after(steps, expected)).toContain('from "../bank"');
});

test("(X228) a project in JavaScript gets JavaScript", () => {
  const manifest = { type: "module", scripts: { test: "node --test" } };
  const steps = stepsOf({ "package.json": manifest, "src/app.js": "" });
  expect(after(steps, "src/bank.js")).not.toContain("satisfies");
  expect(after(steps, "src/bank.test.js")).toContain('import options from "./bank.js";');
});

test.each([
  ['{ "compilerOptions": { "module": "nodenext" } }', "./bank.js"],
  ['{ "compilerOptions": { "moduleResolution": "bundler" } }', "./bank"],
  ['{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }', "./bank.ts"],
])("(X228) with %s the bank is imported from %s", (tsconfig, specifier) => {
  const steps = stepsOf({ "package.json": react, "tsconfig.json": tsconfig }, { runner: "vitest" });
  expect(after(steps, "bank.test.ts")).toContain(`import options from "${specifier}";`);
});

test("(X228) what is set for configurations alone says nothing about how the bank is imported", () => {
  const steps = stepsOf(
    {
      "package.json": react,
      "tsconfig.json": '{ "files": [] }',
      "tsconfig.app.json": '{ "compilerOptions": { "module": "esnext" } }',
      "tsconfig.node.json":
        '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }',
    },
    { runner: "vitest" },
  );
  expect(after(steps, "bank.test.ts")).toContain('import options from "./bank";');
});

test("(X228) the framework that is chosen is set up, whatever else is there", () => {
  const manifest = { ...react, dependencies: { next: "16.4.3" } };
  const steps = stepsOf({ "package.json": manifest, "index.html": "" }, { framework: "vite" });
  expect(after(steps, "vite.config.ts")).toContain("sandbank/vite");
});

test("(X229) a framework without a recipe gets words instead of a configuration", () => {
  const steps = stepsOf({ "package.json": { dependencies: { gatsby: "5" } } });
  expect(isSaid(steps, "init does not set up Gatsby: ")).toBe(true);
  expect(after(steps, "vite.config.ts")).toBeUndefined();
});

const next = { "package.json": { dependencies: { next: "16.4.3" } }, "tsconfig.json": "{}" };

test.each([
  ["src", "src/"],
  ["the folder of the project", ""],
])(
  "(X228) Next's app router in %s gets a bank for the server, for the pages, and the route between them",
  (_name, folder) => {
    const steps = stepsOf({ ...next, [`${folder}app/page.tsx`]: "" });
    expect(after(steps, `${folder}instrumentation.ts`)).toContain('await import("./bank")');
    expect(after(steps, `${folder}instrumentation-client.ts`)).toContain('from "sandbank/next/client"');
    expect(after(steps, `${folder}app/sandbank/[[...path]]/route.ts`)).toContain(
      'export { GET, POST } from "sandbank/next/route";',
    );
    expect(after(steps, `${folder}bank.ts`)).toContain("satisfies BankOptions");
  },
);

test("(X229) an instrumentation.ts of the project's own gets its lines by hand", () => {
  const steps = stepsOf({
    ...next,
    "app/page.tsx": "",
    "instrumentation.ts": "export function register() {}",
  });
  expect(handOf(steps, "instrumentation.ts")).toContain("start(createBank(options));");
  expect(after(steps, "instrumentation-client.ts")).toContain("startPage");
});

test("(X229) the pages router of Next gets words instead of files", () => {
  const steps = stepsOf({ ...next, "pages/index.tsx": "" });
  expect(isSaid(steps, "This project has no app router")).toBe(true);
});

test("(X229) the preset of Jest is set by hand, unless it is there", () => {
  const files = { "package.json": { devDependencies: { jest: "30" } } };
  expect(handOf(stepsOf(files), "package.json")).toContain('preset: "sandbank/jest"');
  expect(handOf(stepsOf({ ...files, "jest.config.cjs": "" }), "jest.config.cjs")).toContain("preset");
  const config = 'module.exports = { preset: "sandbank/jest" };';
  expect(handOf(stepsOf({ ...files, "jest.config.cjs": config }), "jest.config.cjs")).toBeUndefined();
});
