import type { Disk } from "./disk.ts";
import type { Manifest } from "./manifest.ts";

export const FRAMEWORKS = ["vite", "next", "react-router", "sveltekit"] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** Test runners, the first of which gets the sample test where a project has several. */
export const RUNNERS = ["vitest", "jest", "playwright", "node"] as const;
export type Runner = (typeof RUNNERS)[number];

export const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** The files with the options of TypeScript, where a project may have several. */
export const TSCONFIGS = ["tsconfig.json", "tsconfig.app.json", "tsconfig.node.json"] as const;

/** What there is in a project. */
export interface Facts {
  readonly disk: Disk;
  readonly manifest: Manifest;
  /** More than one only where init can't tell which of them runs the pages. */
  readonly frameworks: readonly Framework[];
  /** The name of a framework that init knows and has no recipe for. */
  readonly otherFramework: string | undefined;
  /** The library of the pages, such as "React". */
  readonly library: string | undefined;
  readonly runners: readonly Runner[];
  /** The preview of Storybook; undefined without Storybook, "" for one that has no preview. */
  readonly storybookPreview: string | undefined;
  readonly packageManager: PackageManager;
  readonly language: "ts" | "js";
}

/** As they are written. */
export const NAMES: Readonly<Record<Framework | Runner, string>> = {
  vite: "Vite",
  next: "Next",
  "react-router": "React Router",
  sveltekit: "SvelteKit",
  vitest: "Vitest",
  jest: "Jest",
  playwright: "Playwright",
  node: "node:test",
};
