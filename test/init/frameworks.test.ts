// Astro, Nuxt, TanStack Start and Angular. Statements: X228, X229.

import { expect, test } from "vitest";
import { after, handOf, isSaid, stepsOf } from "./support.ts";

const astro = { "package.json": { dependencies: { astro: "7" } }, "src/pages/index.astro": "" };

test.each([
  [
    "without Vite's options",
    'export default defineConfig({ site: "https://a.example" });',
    'defineConfig({ site: "https://a.example", vite: { plugins: [CALL] } });',
  ],
  [
    "with plugins",
    "export default defineConfig({ vite: { plugins: [tailwind()] } });",
    "defineConfig({ vite: { plugins: [tailwind(), CALL] } });",
  ],
  ["that is empty", "export default defineConfig({});", "defineConfig({ vite: { plugins: [CALL] } });"],
])("(X228) an Astro configuration %s gets the plugin", (_name, text, expected) => {
  const changed = after(stepsOf({ ...astro, "astro.config.mjs": text }), "astro.config.mjs");
  expect(changed).toContain('import { sandbank } from "sandbank/vite";');
  expect(changed).toContain(expected.replace("CALL", 'sandbank({ options: "./src/bank.js", panel: true })'));
});

test("(X228) Astro without a configuration gets one, and is set up once", () => {
  const made = after(stepsOf({ ...astro, "tsconfig.json": "{}" }), "astro.config.ts") ?? "";
  expect(made).toBe(`import { sandbank } from "sandbank/vite";
import { defineConfig } from "astro/config";

export default defineConfig({
  vite: { plugins: [sandbank({ options: "./src/bank.ts", panel: true })] },
});
`);
  const again = stepsOf({ ...astro, "astro.config.ts": made, "src/bank.ts": 'import "sandbank";' });
  expect(after(again, "astro.config.ts")).toBeUndefined();
  expect(isSaid(again, "astro.config.ts imports sandbank/vite already.")).toBe(true);
});

test("(X229) an Astro configuration whose plugins are made elsewhere is left as it is", () => {
  const text = "export default defineConfig({ vite: { plugins: ours() } });";
  const steps = stepsOf({ ...astro, "astro.config.mjs": text });
  expect(handOf(steps, "astro.config.mjs")).toContain("its Vite 'plugins' aren't written there as an array");
});

test("(X228) TanStack Start gets the plugin in its Vite config", () => {
  const steps = stepsOf({
    "package.json": { dependencies: { "@tanstack/react-start": "1" } },
    "vite.config.ts": "export default defineConfig({ plugins: [tanstackStart()] });",
    "tsconfig.json": "{}",
    "src/router.tsx": "",
  });
  expect(after(steps, "vite.config.ts")).toContain(
    'plugins: [tanstackStart(), sandbank({ options: "./src/bank.ts", panel: true })]',
  );
});

const nuxt = { "package.json": { dependencies: { nuxt: "4" } }, "app/app.vue": "" };

test.each([
  [
    "with neither",
    "export default defineNuxtConfig({\n  devtools: { enabled: true },\n});\n",
    '  devtools: { enabled: true },\n  modules: ["sandbank/nuxt"],\n  sandbank: { options: "./app/bank.ts", panel: true },\n});',
  ],
  [
    "with modules",
    "export default defineNuxtConfig({ modules: ['@nuxt/ui'] })\n",
    "{ modules: ['@nuxt/ui', 'sandbank/nuxt'], sandbank: { options: './app/bank.ts', panel: true } })",
  ],
  [
    "that is empty",
    "export default defineNuxtConfig({});\n",
    '{ modules: ["sandbank/nuxt"], sandbank: { options: "./app/bank.ts", panel: true } }',
  ],
])("(X228) a Nuxt configuration %s gets the module and its options", (_name, text, expected) => {
  expect(after(stepsOf({ ...nuxt, "nuxt.config.ts": text }), "nuxt.config.ts")).toContain(expected);
});

test("(X228) Nuxt is set up in TypeScript by its configuration, and once", () => {
  const config = 'export default defineNuxtConfig({ modules: ["sandbank/nuxt"] });';
  const steps = stepsOf({ ...nuxt, "nuxt.config.ts": config });
  expect(after(steps, "app/bank.ts")).toContain("satisfies BankOptions");
  expect(isSaid(steps, "nuxt.config.ts has sandbank/nuxt already.")).toBe(true);
});

test("(X229) a Nuxt configuration that init cannot read is left as it is", () => {
  const hand = (text: string) => handOf(stepsOf({ ...nuxt, "nuxt.config.ts": text }), "nuxt.config.ts");
  expect(hand("export default make();")).toContain("init finds no object with the configuration in it");
  expect(hand("export default defineNuxtConfig({ modules: ours });")).toContain(
    "its 'modules' aren't written there as an array",
  );
  expect(hand("export default defineNuxtConfig({ sandbank: 1 });")).toContain(
    "something else named sandbank",
  );
});

const build = { options: { browser: "src/main.ts", assets: [{ glob: "**/*", input: "public" }] } };
const app = (root = "") => ({
  projectType: "application",
  architect: {
    build: {
      options: { ...build.options, browser: `${root}src/main.ts` },
      configurations: { production: {}, development: { sourceMap: true } },
    },
  },
});
const MAIN =
  "import { App } from './app/app';\n\nbootstrapApplication(App).catch((e) => console.error(e));\n";
const angular = {
  "package.json": { dependencies: { "@angular/core": "22" }, devDependencies: { vitest: "5" } },
  "tsconfig.json": "{}",
  "angular.json": { projects: { shop: app() } },
  "src/main.ts": MAIN,
};

test("(X228) an Angular app starts once its mocks have, which a file of development is for", () => {
  const steps = stepsOf(angular);
  expect(after(steps, "src/main.ts")).toBe(`import { App } from './app/app';
import { startMocks } from './mocks';

startMocks().then(() => bootstrapApplication(App)).catch((e) => console.error(e));
`);
  expect(after(steps, "src/mocks.ts")).toContain("export async function startMocks(): Promise<void> {\n");
  expect(after(steps, "src/mocks.development.ts")).toContain('import { start } from "sandbank/browser";');
  expect(after(steps, "src/mocks.development.ts")).toContain(
    "Object.assign(globalThis, { sandbank: bank });",
  );
  expect(after(steps, "src/bank.spec.ts")).toContain('from "sandbank/vitest"');
  const { projects } = JSON.parse(after(steps, "angular.json") ?? "");
  expect(projects.shop.architect.build.configurations).toEqual({
    production: {},
    development: {
      sourceMap: true,
      fileReplacements: [{ replace: "src/mocks.ts", with: "src/mocks.development.ts" }],
      assets: [
        { glob: "**/*", input: "public" },
        { glob: "mockServiceWorker.js", input: "node_modules/msw/lib", output: "/" },
      ],
    },
  });
});

test("(X228) an Angular app with a server has one bank for it and its pages", () => {
  const server = "import express from 'express';\n\nconst app = express();\napp.use(pages);\n";
  const steps = stepsOf({ ...angular, "src/server.ts": server });
  expect(after(steps, "src/server.ts")).toBe(`import express from 'express';
import { mountMocks } from './mocks.server';

const app = express();
mountMocks(app);
app.use(pages);
`);
  expect(after(steps, "src/mocks.development.ts")).toContain('from "sandbank/ssr/client"');
  expect(after(steps, "src/mocks.server.development.ts")).toContain('load("sandbank/ssr")');
  expect(after(steps, "angular.json")).toContain('"with": "src/mocks.server.development.ts"');
});

test("(X228) an older Angular app is started by its module", () => {
  const text =
    "platformBrowserDynamic()\n  .bootstrapModule(AppModule)\n  .catch((e) => console.error(e));\n";
  const steps = stepsOf({ ...angular, "src/main.ts": text });
  expect(after(steps, "src/main.ts")).toContain(
    "startMocks().then(() => platformBrowserDynamic()\n  .bootstrapModule(AppModule))\n  .catch(",
  );
});

test("(X228) of a workspace with several apps the one that --project names is set up", () => {
  const files = {
    ...angular,
    "angular.json": {
      projects: { shop: app(), admin: app("projects/admin/"), ui: { projectType: "library" } },
    },
    "projects/admin/src/main.ts": MAIN,
  };
  expect(() => stepsOf(files)).toThrow("--project must be one of shop, admin.");
  expect(() => stepsOf(files, { project: "ui2" })).toThrow(
    '--project must be one of shop, admin, got "ui2".',
  );
  const steps = stepsOf(files, { project: "admin" });
  expect(after(steps, "projects/admin/src/main.ts")).toContain("startMocks()");
  expect(after(steps, "projects/admin/src/mocks.development.ts")).toContain('from "../../../src/bank"');
  expect(JSON.parse(after(steps, "angular.json") ?? "").projects.shop).toEqual(app());
});

test("(X228) an app of Nx is set up by its project.json", () => {
  const { "angular.json": _, ...files } = angular;
  const steps = stepsOf({ ...files, "project.json": { targets: { build: app().architect.build } } });
  expect(after(steps, "project.json")).toContain('"with": "src/mocks.development.ts"');
});

test("(X229) an Angular app that is set up already, or started elsewhere, is left as it is", () => {
  const steps = stepsOf({ ...angular, "src/main.ts": "startMocks().then(run);" });
  expect(isSaid(steps, "src/main.ts calls startMocks already.")).toBe(true);
  expect(handOf(stepsOf({ ...angular, "src/main.ts": "run();" }), "src/main.ts")).toContain(
    "init finds no call that starts the app",
  );
  const { "angular.json": _, ...files } = angular;
  expect(isSaid(stepsOf(files), "This folder has no angular.json and no project.json")).toBe(true);
});
