import { type FreshProject, nextProject } from "./fresh-project.ts";

/** The projects with the oldest versions that the package promises to work with. */

const VITE = "create-vite@6.0.1 project --template react-ts";
/** With one tsconfig.json, which types of a test runner reach. */
const VANILLA = "create-vite@6.0.1 project --template vanilla-ts";
const MSW = "msw@2.12.0";
const NODE = "node@22.12.0";
/** Fails where npm has not installed that Node. */
const NODE_IS_OLDEST = "node --eval process.exitCode=Number(process.version!=='v22.12.0')";

/** The generator names ranges, which the newest 9 meets. */
const STORYBOOK = ["storybook", "@storybook/react-vite", "@storybook/addon-docs"].map(
  (name) => `${name}@9.0.3`,
);

const withVitest = (make: string, ...packages: readonly string[]): FreshProject => ({
  make: [make],
  packages,
  msw: MSW,
  scripts: { test: "vitest run" },
  writes: ["package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
  checks: [NODE_IS_OLDEST, "tsc -b", "vite build"],
  built: "dist",
  sample: "vitest run",
  server: { command: "vite --port {port} --strictPort", path: "/" },
});

export const oldestProjects: Readonly<Record<string, FreshProject>> = {
  "vitest-3.2": withVitest(VITE, "vite@6.0.0", "vitest@3.2.0", NODE),
  // These Vitests do not start with a Vite before 6.4, whatever the project holds.
  "vitest-4.0": withVitest(VITE, "vite@6.4.0", "vitest@4.0.0", NODE),
  "vitest-4.1": withVitest(VITE, "vite@6.4.0", "vitest@4.1.0", NODE),
  "jest-30": {
    ...withVitest(VANILLA, "vite@6.0.0", "jest@30.0.0", "ts-jest@29.4.0", "@types/jest@30.0.0", NODE),
    scripts: { test: "jest" },
    files: {
      "jest.config.mjs": `export default {
  preset: "sandbank/jest",
  transform: { "\\\\.ts$": ["ts-jest", { tsconfig: { allowImportingTsExtensions: true, esModuleInterop: true } }] },
  setupFiles: process.env.TEST_NOW ? [process.env.TEST_MOVED_CLOCK] : [],
};
`,
    },
    checks: [NODE_IS_OLDEST, "tsc", "vite build"],
    sample: "jest",
  },
  "playwright-1.50": {
    ...withVitest(VANILLA, "vite@6.0.0", "@playwright/test@1.50.0", "@types/node@22", NODE),
    scripts: { test: "playwright test" },
    files: { "playwright.config.ts": "export default {};\n" },
    writes: ["e2e/bank.spec.ts", "package.json", "src/bank.ts", "vite.config.ts"],
    checks: [NODE_IS_OLDEST, "tsc", "vite build"],
    sample: "playwright test",
  },
  "node-22.12": {
    ...withVitest(VANILLA, "vite@6.0.0", "@types/node@22", NODE),
    scripts: { test: "node --test" },
    checks: [NODE_IS_OLDEST, "tsc", "vite build"],
    sample: "node --test --experimental-strip-types src/bank.test.ts",
  },
  "storybook-9": {
    ...withVitest(VITE, "vite@6.0.0", "vitest@3.2.0", NODE, ...STORYBOOK),
    make: [
      VITE,
      "create-storybook@9.0.3 --yes --no-dev --disable-telemetry --package-manager npm --features docs --skip-install",
    ],
    writes: [".storybook/preview.ts", "package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
    checks: [
      NODE_IS_OLDEST,
      "tsc --noEmit -p tsconfig.app.json --noUnusedLocals false",
      "storybook build --disable-telemetry",
    ],
    server: {
      command: "storybook dev --port {port} --exact-port --ci --no-open --disable-telemetry",
      path: "/iframe.html?id=example-button--primary&viewMode=story",
      hasPanel: false,
    },
  },
  "next-16.0": {
    ...nextProject("16.0.11", ["next@16.0.0", "vitest@3.2.0", "@types/node@22", NODE]),
    msw: MSW,
  },
};
