import { frameworkProjects } from "./framework-projects.ts";
import { ASK, type FreshProject, nextProject } from "./fresh-project.ts";
import { oldestProjects } from "./oldest-projects.ts";

const VITE = "create-vite@latest project --template react-ts --no-interactive";

/** Without its feature "test": that would install a browser, and packages of the system. */
const STORYBOOK =
  "create-storybook@latest --yes --no-dev --disable-telemetry --package-manager npm --features docs --skip-install";

/** Those of today. */
const newestProjects: Readonly<Record<string, FreshProject>> = {
  "react-vite-vitest": {
    make: [VITE],
    packages: ["vitest@latest"],
    scripts: { test: "vitest run" },
    writes: ["package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
    asks: ["src/main.tsx", "createRoot(", `${ASK};\ncreateRoot(`],
    checks: ["tsc -b", "vite build"],
    built: "dist",
    sample: "vitest run",
    server: { command: "vite --port {port} --strictPort", path: "/" },
  },
  storybook: {
    make: [VITE, STORYBOOK],
    packages: ["vitest@latest"],
    scripts: { test: "vitest run" },
    writes: [".storybook/preview.tsx", "package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
    checks: [
      // The stories that Storybook adds have imports that these options of Vite's project refuse.
      "tsc --noEmit -p tsconfig.app.json --noUnusedLocals false",
      "tsc --noEmit --ignoreConfig --skipLibCheck --strict --jsx react-jsx --module esnext --moduleResolution bundler --allowImportingTsExtensions --types vite/client .storybook/preview.tsx",
      "vitest run",
      "storybook build --disable-telemetry",
    ],
    sample: "vitest run",
    server: {
      command: "storybook dev --port {port} --exact-port --ci --no-open --disable-telemetry",
      path: "/iframe.html?id=example-button--primary&viewMode=story",
      hasPanel: false,
    },
  },
  // The types of Node that the generator chooses are too old for this Vitest.
  next: nextProject("latest", ["vitest@latest", "@types/node@24"]),
};

/** All that are tried, by name. */
export const projects: Readonly<Record<string, FreshProject>> = {
  ...newestProjects,
  ...frameworkProjects,
  ...oldestProjects,
};
