// Statements: X227.

import { join } from "node:path";
import { expect, test } from "vitest";
import { packageManagerOf } from "../../src/adapters/cli/init/package-manager.ts";
import { type Files, factsOf, project, react } from "./support.ts";

const index = { "index.html": "<!doctype html>" };

test.each([
  ["Vite", { "package.json": react, ...index }, ["vite"]],
  ["Vite by its config alone", { "package.json": {}, "vite.config.mjs": "" }, ["vite"]],
  ["Next", { "package.json": { dependencies: { next: "16.4.3" } } }, ["next"]],
  [
    "Next, whose tests have Vite",
    { "package.json": { dependencies: { next: "16.4.3" }, devDependencies: { vite: "8", vitest: "5" } } },
    ["next"],
  ],
  [
    "Next and Vite",
    { "package.json": { ...react, dependencies: { next: "16.4.3" } }, ...index },
    ["next", "vite"],
  ],
  [
    "React Router",
    {
      "package.json": {
        scripts: { dev: "react-router dev" },
        devDependencies: { "@react-router/dev": "8", vite: "8" },
      },
    },
    ["react-router"],
  ],
  [
    "SvelteKit",
    {
      "package.json": { scripts: { dev: "vite dev" }, devDependencies: { "@sveltejs/kit": "3", vite: "8" } },
      "svelte.config.js": "",
    },
    ["sveltekit"],
  ],
  ["Svelte without Kit", { "package.json": react, "svelte.config.js": "", ...index }, ["vite"]],
  ["Astro", { "package.json": { dependencies: { astro: "6" } }, "vite.config.ts": "" }, ["astro"]],
  ["Nuxt", { "package.json": { dependencies: { nuxt: "4" } }, "nuxt.config.ts": "" }, ["nuxt"]],
  ["Angular", { "package.json": { dependencies: { "@angular/core": "22" } } }, ["angular"]],
  [
    "TanStack Start",
    { "package.json": { dependencies: { "@tanstack/react-start": "1" } }, "vite.config.ts": "" },
    ["tanstack-start"],
  ],
  ["none", { "package.json": {} }, []],
])("(X227) the framework is %s", (_name, files, expected) => {
  expect(factsOf(files).frameworks).toEqual(expected);
});

test("(X227) a framework without a recipe is known by its name", () => {
  expect(factsOf({ "package.json": { dependencies: { gatsby: "5" } } }).otherFramework).toBe("Gatsby");
  const analog = { dependencies: { "@angular/core": "22", "@analogjs/platform": "2" } };
  const { otherFramework, frameworks } = factsOf({ "package.json": analog, "index.html": "" });
  expect([otherFramework, frameworks]).toEqual(["Analog", []]);
});

test.each([
  ["a package", { "package.json": { devDependencies: { vitest: "5" } } }, ["vitest"]],
  ["a config, as in a monorepo", { "package.json": {}, "jest.config.cjs": "" }, ["jest"]],
  ["a script", { "package.json": { scripts: { test: "node --import tsx --test" } } }, ["node"]],
  [
    "several",
    { "package.json": { devDependencies: { "@playwright/test": "1", vitest: "5" } } },
    ["vitest", "playwright"],
  ],
  ["none", { "package.json": { scripts: { test: "echo no tests" } } }, []],
])("(X227) test runners are known by %s", (_name, files, expected) => {
  expect(factsOf(files).runners).toEqual(expected);
});

test.each([
  [{ "package.json": {}, "pnpm-lock.yaml": "" }, "pnpm"],
  [{ "package.json": {}, "yarn.lock": "" }, "yarn"],
  [{ "package.json": {}, "bun.lock": "" }, "bun"],
  [{ "package.json": { packageManager: "pnpm@11.0.0" }, "package-lock.json": "{}" }, "pnpm"],
  [{ "package.json": {} }, "npm"],
])("(X227) %j is a project of %s", async (files, expected) => {
  const { name } = await packageManagerOf(project({ ...files, ".git/HEAD": "" }));
  expect(name).toBe(expected);
});

test("(X227) the package manager of a monorepo is found above the package, and not above the repository", async () => {
  const files = { "apps/web/package.json": {}, "package.json": {}, "pnpm-lock.yaml": "", ".git/HEAD": "" };
  const nameIn = async (given: Files) => (await packageManagerOf(join(project(given), "apps/web"))).name;
  expect(await nameIn(files)).toBe("pnpm");
  expect(await nameIn({ ...files, "apps/web/.git/HEAD": "" })).toBe("npm");
});

test("(X227) a tsconfig or the package typescript makes it a project in TypeScript", () => {
  expect(factsOf({ "package.json": {}, "tsconfig.json": "{}" }).language).toBe("ts");
  expect(factsOf({ "package.json": react }).language).toBe("ts");
  expect(factsOf({ "package.json": {} }).language).toBe("js");
});

test("(X227) Storybook is found with its preview, or without one", () => {
  const storybook = { "package.json": { devDependencies: { storybook: "10" } }, ".storybook/main.ts": "" };
  expect(factsOf(storybook).hasStorybook).toBe(true);
  expect(factsOf({ "package.json": {}, ".storybook/preview.tsx": "" }).hasStorybook).toBe(true);
  expect(factsOf({ "package.json": {} }).hasStorybook).toBe(false);
});

test.each([
  [{}, "This folder has no package.json."],
  [{ "package.json": '{ "name": ' }, "package.json must hold JSON, but is none: "],
  [{ "package.json": "[]" }, "package.json must be an object"],
  [{ "package.json/index.js": "" }, "This folder has no package.json."],
])("(X231) %j is refused in words", (files, words) => {
  expect(() => factsOf(files)).toThrow(words);
});
