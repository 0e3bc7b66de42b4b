/** How a project is made by the generator that its users have, and what has to work in it. */
export interface FreshProject {
  /** Commands of npm's registry, run in the folder above the project, which is called `project`. */
  readonly make: readonly string[];
  /** Packages that the generator leaves to the user, or makes too new. */
  readonly packages: readonly string[];
  /** What of msw is installed; the newest where it is left out. */
  readonly msw?: string;
  /** Scripts that the user would add. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files that are replaced before anything else. */
  readonly files?: Readonly<Record<string, string>>;
  /** What `init` has to write. */
  readonly writes: readonly string[];
  /** Commands of the project that have to succeed after it. */
  readonly checks: readonly string[];
  /** The command that runs the sample test, which has to succeed at any date. */
  readonly sample: string;
  /** The development server, and a page of it whose requests the bank has to answer. */
  readonly server: { readonly command: string; readonly path: string };
}

/** A project of Next's generator in a version such as `16.0.11`. */
export const nextProject = (version: string, packages: readonly string[]): FreshProject => ({
  make: [
    `create-next-app@${version} project --ts --app --src-dir --eslint --no-tailwind --use-npm --skip-install --disable-git --yes`,
  ],
  packages,
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
  sample: "vitest run",
  server: { command: "next dev --port {port}", path: "/" },
});
