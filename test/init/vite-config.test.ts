// Statements: X228.

import { expect, test } from "vitest";
import { isChange } from "../../src/adapters/cli/init/step.ts";
import { after, handOf, react, stepsOf } from "./support.ts";

const PLUGIN = 'sandbank({ options: "./src/bank.ts", panel: true })';

function viteConfig(text: string, file = "vite.config.ts") {
  const steps = stepsOf({ "package.json": react, "src/main.ts": "", [file]: text });
  return after(steps, file) ?? handOf(steps, file);
}

test("(X228) the plugin is added to those that are there, and comments and formatting stay", () => {
  const config = `// Ours.
import react from '@vitejs/plugin-react' // JSX

/* What Vite reads. */
export default defineConfig({
  plugins: [
    react( ), // first
    // last
  ],

  server : { port:3000 }
})
`;
  expect(viteConfig(config)).toBe(`// Ours.
import react from '@vitejs/plugin-react' // JSX
import { sandbank } from 'sandbank/vite'

/* What Vite reads. */
export default defineConfig({
  plugins: [
    react( ), // first
    // last
    sandbank({ options: './src/bank.ts', panel: true }),
  ],

  server : { port:3000 }
})
`);
});

test.each([
  ["in a line", "export default { plugins: [a()] };\n", `export default { plugins: [a(), ${PLUGIN}] };\n`],
  [
    "with a last comma",
    "export default { plugins: [a(),] };\n",
    `export default { plugins: [a(), ${PLUGIN},] };\n`,
  ],
  ["none", "export default { plugins: [] };\n", `export default { plugins: [${PLUGIN}] };\n`],
  [
    "a comment",
    "export default { plugins: [/* none */] };\n",
    `export default { plugins: [${PLUGIN} /* none */] };\n`,
  ],
  [
    "in lines without a last comma",
    "export default {\n\tplugins: [\n\t\ta() // a\n\t]\n};\n",
    `export default {\n\tplugins: [\n\t\ta(), // a\n\t\t${PLUGIN}\n\t]\n};\n`,
  ],
  ["no list", "export default {};\n", `export default { plugins: [${PLUGIN}] };\n`],
  [
    "no list, and another option",
    'export default {\n  base: "/app/", // there\n};\n',
    `export default {\n  base: "/app/", // there\n  plugins: [${PLUGIN}],\n};\n`,
  ],
  [
    "only a comment in the object",
    "export default defineConfig({\n  // later\n});\n",
    `export default defineConfig({\n  // later\n  plugins: [${PLUGIN}],\n});\n`,
  ],
])("(X228) plugins: %s", (_name, config, expected) => {
  expect(viteConfig(config)).toBe(`import { sandbank } from "sandbank/vite";\n\n${expected}`);
});

test.each([
  ["a function", "export default defineConfig(({ mode }) => ({ plugins: [a(mode)] }));"],
  [
    "a function with a body",
    "export default defineConfig(async () => { const b = 1; return { plugins: [a(b)] }; });",
  ],
  ["a declared function", "export default function config() { return { plugins: [a()] }; }"],
  ["a constant", "const config: UserConfig = { plugins: [a()] };\nexport default config;"],
  ["an exported constant", "export const config = { plugins: [a()] };\nexport default defineConfig(config);"],
  ["satisfies", "export default { plugins: [a() as Plugin] } satisfies UserConfig;"],
  ["as const in parentheses", "export default ({ plugins: ([a()]) } as const);"],
  ["a type argument", "export default defineConfig<Options>({ plugins: [<Plugin>a()] });"],
])("(X228) a config that is %s is changed", (_name, config) => {
  expect(viteConfig(config)).toMatch(
    /plugins: \(?\[.*a\(.*, sandbank\(\{ options: ".\/src\/bank.ts", panel: true \}\)\]/,
  );
});

test.each([
  ["can't be parsed", "export default {", "it can't be parsed"],
  ["is CommonJS", "module.exports = { plugins: [] };", "init finds no object with the configuration in it"],
  ["is made elsewhere", "export default makeConfig({ plugins: [] });", "init finds no object"],
  ["merges", "export default mergeConfig(base, { plugins: [] });", "init finds no object"],
  [
    "has branches",
    "export default () => { if (a) return { plugins: [] }; return {}; };",
    "init finds no object",
  ],
  ["has plugins by name", "export default { plugins };", "its 'plugins' aren't written there as an array"],
  ["has another root", 'export default { root: "app", plugins: [] };', "with 'root' the path"],
  [
    "has its own sandbank",
    'import { sandbank } from "./mine";\nexport default { plugins: [sandbank()] };',
    "the name sandbank",
  ],
])("(X229) a config that %s is left as it is, and what to add is printed", (_name, config, reason) => {
  const hand = viteConfig(config);
  expect(hand).toContain(reason);
  expect(hand).toMatch(/: import \{ sandbank \} from "sandbank\/vite";\nplugins: \[.*sandbank\(\{ options: /);
});

test("(X229) what can be done beside it is done all the same", () => {
  const steps = stepsOf({ "package.json": react, "src/main.ts": "", "vite.config.ts": "export default {" });
  expect(steps.filter(isChange).map(({ file }) => file)).toEqual(["package.json", "src/bank.ts"]);
});

test("(X228) the import stands below what has to be first, and above a comment about the config", () => {
  const config = `/// <reference types="vitest/config" />\n/** @type {import('vite').UserConfig} */\nexport default { plugins: [] };\n`;
  expect(viteConfig(config)).toBe(
    `/// <reference types="vitest/config" />\nimport { sandbank } from "sandbank/vite";\n\n/** @type {import('vite').UserConfig} */\nexport default { plugins: [${PLUGIN}] };\n`,
  );
});

test("(X228) the ends of lines stay what they are", () => {
  const config = 'import a from "a";\r\nexport default {\r\n  plugins: [\r\n    a(),\r\n  ],\r\n};\r\n';
  const changed = viteConfig(config);
  expect(changed).toContain(`    a(),\r\n    ${PLUGIN},\r\n  ],`);
  expect(changed?.replaceAll("\r\n", "")).not.toContain("\n");
});

test("(X228) a project of Vite without a config gets one", () => {
  expect(after(stepsOf({ "package.json": react, "src/main.ts": "" }), "vite.config.ts")).toBe(
    `import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [${PLUGIN}],
});
`,
  );
});

test("(X228) projects of Storybook alone get one beside them, which runs the sample test", () => {
  const config = `import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
export default defineConfig({
  plugins: [],
  test: {
    projects: [{ extends: true, plugins: [storybookTest()], test: { name: "storybook" } }],
  },
});
`;
  const manifest = { ...react, devDependencies: { ...react.devDependencies, vitest: "5" } };
  const files = { "package.json": manifest, "src/main.ts": "" };
  const unit = '{ extends: true, test: { name: "unit", include: ["**/*.test.ts"] } }';
  expect(after(stepsOf({ ...files, "vite.config.ts": config }), "vite.config.ts")).toContain(
    `test: { name: "storybook" } }, ${unit}],`,
  );
  expect(after(stepsOf({ ...files, "vitest.config.ts": config }), "vitest.config.ts")).toContain(
    `}, ${unit}],`,
  );
  const mixed = config.replace("projects: [", 'projects: ["packages/*", ');
  expect(after(stepsOf({ ...files, "vitest.config.ts": mixed }), "vitest.config.ts")).toBeUndefined();
});
