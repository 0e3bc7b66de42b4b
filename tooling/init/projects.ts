/** How a project is made by the generator that its users have, and what has to work in it. */
export interface FreshProject {
  /** Commands of npm's registry, run in the folder above the project, which is called `project`. */
  readonly make: readonly string[];
  /** Packages that the generator leaves to the user. */
  readonly packages: readonly string[];
  /** Scripts that the user would add. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files that are replaced before anything else. */
  readonly files?: Readonly<Record<string, string>>;
  /** What `init` has to write. */
  readonly writes: readonly string[];
  /** Commands of the project that have to succeed after it. */
  readonly checks: readonly string[];
  /** The development server, and a page of it whose requests the bank has to answer. */
  readonly server: { readonly command: string; readonly path: string };
}

const VITE = "create-vite@latest project --template react-ts --no-interactive";

/** Without its feature "test": that would install a browser, and packages of the system. */
const STORYBOOK =
  "create-storybook@latest --yes --no-dev --disable-telemetry --package-manager npm --features docs --skip-install";

export const projects: Readonly<Record<string, FreshProject>> = {
  "react-vite-vitest": {
    make: [VITE],
    packages: ["vitest@latest"],
    scripts: { test: "vitest run" },
    writes: ["package.json", "src/bank.test.ts", "src/bank.ts", "vite.config.ts"],
    checks: ["tsc -b", "vitest run", "vite build"],
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
    server: {
      command: "storybook dev --port {port} --exact-port --ci --no-open --disable-telemetry",
      path: "/iframe.html?id=example-button--primary&viewMode=story",
    },
  },
  next: {
    make: [
      "create-next-app@latest project --ts --app --src-dir --eslint --no-tailwind --use-npm --skip-install --disable-git --yes",
    ],
    // The types of Node that the generator chooses are too old for this Vitest.
    packages: ["vitest@latest", "@types/node@24"],
    scripts: { test: "vitest run" },
    // That of the generator loads fonts of Google, for which a build needs the network.
    files: {
      "src/app/layout.tsx": `export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    },
    writes: [
      "package.json",
      "src/app/sandbank/[[...path]]/route.ts",
      "src/bank.test.ts",
      "src/bank.ts",
      "src/instrumentation-client.ts",
      "src/instrumentation.ts",
    ],
    checks: ["next typegen", "tsc --noEmit", "vitest run", "next build"],
    server: { command: "next dev --port {port}", path: "/" },
  },
};
