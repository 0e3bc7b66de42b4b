/**
 * Asks the service for its transfers as an app does while it starts, and keeps their number. At this address there is nothing but the
 * bank, and a test of the generator has none.
 */
export const ASK = `Object.assign(globalThis, { answered: fetch("https://api.example.com/v1/ach", { headers: { Authorization: "Bearer test" } }).then((response) => response.json()).then(({ data }) => data.length).catch(() => 0) })`;

/** How a project is made by the generator that its users have, and what has to work in it. */
export interface FreshProject {
  /** Where the generator loads what it writes from; where that is out of reach the project is not tried. */
  readonly needs?: string;
  /** Commands of npm's registry, run in the folder above the project, which is called `project`. */
  readonly make: readonly string[];
  /** Packages that the generator leaves to the user, or makes too new. */
  readonly packages: readonly string[];
  /** What of msw is installed; the newest where it is left out. */
  readonly msw?: string;
  /** The version of every package of a scope that the generator names. */
  readonly pinned?: { readonly scope: string; readonly version: string };
  /** Scripts that the user would add. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Files that are replaced before anything else. */
  readonly files?: Readonly<Record<string, string>>;
  /** A file of the app, a text in it, and what replaces that, with `ASK`. A page without it is asked from outside. */
  readonly asks?: readonly [file: string, text: string, by: string];
  /** What `init` has to write. */
  readonly writes: readonly string[];
  /** Commands of the project that have to succeed after it. */
  readonly checks: readonly string[];
  /** The folder of the production build, in which nothing may be of the bank; left out where the build has a bank. */
  readonly built?: string;
  /** The command that runs the sample test, which has to succeed at any date; without a test runner there is none. */
  readonly sample?: string;
  /** The development server, and a page of it whose requests the bank has to answer. */
  readonly server: { readonly command: string; readonly path: string; readonly hasPanel?: boolean };
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
  checks: ["next typegen", "tsc --noEmit", "next build"],
  // What a server runs has the route of the bank, which answers with 404.
  built: ".next/static",
  sample: "vitest run",
  server: { command: "next dev --port {port}", path: "/" },
});
