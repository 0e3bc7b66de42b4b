import { ASK, type FreshProject } from "./fresh-project.ts";

/** Each framework's own generator, today's version. */

const vite = (template: string, check: string, asks?: FreshProject["asks"]): FreshProject => ({
  make: [`create-vite@latest project --template ${template} --no-interactive`],
  packages: ["vitest@latest"],
  scripts: { test: "vitest run" },
  ...(asks ? { asks } : {}),
  writes: ["package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
  checks: [check, "vite build"],
  built: "dist",
  sample: "vitest run",
  server: { command: "vite --port {port} --strictPort", path: "/" },
});

const tanstack = (framework: string): FreshProject => ({
  ...vite("", "vite build", ["src/routes/index.tsx", "  return (", `  ${ASK};\n  return (`]),
  make: [
    `@tanstack/cli@latest create project --yes --framework ${framework} --no-examples --no-toolchain --package-manager npm --no-install --no-git --no-intent`,
  ],
  // A build writes the tree of routes that the types come from.
  checks: ["vite build", "tsc --noEmit"],
  server: { command: "vite dev --port {port} --strictPort", path: "/" },
});

const angular = (flags: string, ...ofServer: readonly string[]): FreshProject => ({
  make: [`@angular/cli@22.2.0 new project --defaults ${flags} --ai-config none --skip-git --skip-install`],
  packages: [],
  // The packages of a release appear one after the other, and need each other in the same version.
  pinned: { scope: "@angular/", version: "22.2.0" },
  scripts: {},
  asks: ["src/app/app.ts", "export class App {", `export class App {\n  readonly asked = ${ASK};`],
  writes: [
    "angular.json",
    "package.json",
    "src/bank.spec.ts",
    "src/bank.ts",
    "src/main.ts",
    "src/mocks.development.ts",
    ...ofServer,
    "src/mocks.ts",
    ...(ofServer.length > 0 ? ["src/server.ts"] : []),
  ],
  checks: ["ng build --configuration development", "ng build"],
  built: "dist",
  sample: "ng test --watch=false",
  server: { command: "ng serve --port {port}", path: "/" },
});

const { sample: _, ...withoutSample } = vite("solid-ts", "tsc -b", [
  "src/index.tsx",
  "render(() =>",
  `${ASK};\nrender(() =>`,
]);

/** The templates of these generators are not in their packages. */
const TEMPLATES = "https://raw.githubusercontent.com";

export const frameworkProjects: Readonly<Record<string, FreshProject>> = {
  vue: vite("vue-ts", "vue-tsc -b", ["src/main.ts", "createApp(App)", `${ASK};\ncreateApp(App)`]),
  svelte: vite("svelte-ts", "svelte-check --tsconfig ./tsconfig.app.json", [
    "src/main.ts",
    "const app",
    `${ASK};\nconst app`,
  ]),
  solid: {
    ...withoutSample,
    packages: [],
    // Its plugin makes Vitest read packages as a page does, for which msw has no msw/node.
    scripts: {},
    writes: ["package.json", "src/bank.ts", "vite.config.ts"],
  },
  sveltekit: {
    ...vite("", "", ["src/routes/+page.svelte", "<h1>", `<script>\n${ASK};\n</script>\n<h1>`]),
    make: ["sv@latest create project --template minimal --types ts --no-add-ons --no-install"],
    checks: ["svelte-kit sync", "svelte-check", "vite build"],
    built: ".svelte-kit/output",
    server: { command: "vite dev --port {port} --strictPort", path: "/" },
  },
  "tanstack-start": tanstack("React"),
  "tanstack-start-solid": tanstack("Solid"),
  angular: angular("--ssr=false"),
  "angular-ssr": angular("--ssr", "src/mocks.server.development.ts", "src/mocks.server.ts"),
  astro: {
    ...vite("", ""),
    needs: TEMPLATES,
    make: ["create-astro@latest project --template minimal --no-install --no-git --yes --skip-houston"],
    packages: ["vitest@latest", "@astrojs/check@latest"],
    writes: ["astro.config.mjs", "package.json", "src/bank.test.ts", "src/bank.ts"],
    checks: ["astro sync", "astro check", "astro build"],
    server: { command: "astro dev --port {port}", path: "/" },
  },
  nuxt: {
    ...vite("", "", [
      "app/app.vue",
      "<template>",
      `<script setup lang="ts">\n${ASK};\n</script>\n<template>`,
    ]),
    needs: TEMPLATES,
    make: [
      "create-nuxt@latest project --template minimal --packageManager npm --no-install --gitInit false --no-modules",
    ],
    packages: ["vitest@latest"],
    writes: ["app/bank.test.ts", "app/bank.ts", "nuxt.config.ts", "package.json"],
    checks: ["nuxt prepare", "nuxt build"],
    built: ".output",
    server: { command: "nuxt dev --port {port}", path: "/" },
  },
};
