import type { Disk } from "./disk.ts";
import type { Facts, Framework, Runner } from "./facts.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { packageManagerOf } from "./package-manager.ts";

/** The endings of configuration files, in the order in which tools look for them. */
const ENDINGS = ["ts", "mts", "cts", "js", "mjs", "cjs", "tsx", "jsx"];

/** The frameworks whose configuration init does not change, by the packages that they are. */
const OTHERS: Readonly<Record<string, string>> = {
  nuxt: "Nuxt",
  astro: "Astro",
  "@tanstack/react-start": "TanStack Start",
  "@remix-run/dev": "Remix",
  "@angular/core": "Angular",
  gatsby: "Gatsby",
};

const LIBRARIES: Readonly<Record<string, string>> = {
  react: "React",
  vue: "Vue",
  svelte: "Svelte",
  "solid-js": "Solid",
  preact: "Preact",
};

/** Finds out what there is in a project. Throws an Error for a folder that is none. */
export function look(disk: Disk): Facts {
  const manifest = readManifest(disk);
  const { packages } = manifest;
  const otherFramework = Object.entries(OTHERS).find(([name]) => packages.has(name))?.[1];
  return {
    disk,
    manifest,
    // It has Vite inside, but no page of it.
    frameworks: otherFramework === undefined ? frameworksOf(disk, manifest) : [],
    otherFramework,
    library: Object.entries(LIBRARIES).find(([name]) => packages.has(name))?.[1],
    runners: runnersOf(disk, manifest),
    storybookPreview: storybookPreviewOf(disk, manifest),
    packageManager: packageManagerOf(disk),
    language: disk.kindOf("tsconfig.json") === "file" || packages.has("typescript") ? "ts" : "js",
  };
}

/** The configuration file of a tool, such as `vite.config.ts`. */
export function configFile(disk: Disk, stem: string): string | undefined {
  return ENDINGS.map((ending) => `${stem}.${ending}`).find((file) => disk.kindOf(file) === "file");
}

function frameworksOf(disk: Disk, { packages, scripts }: Manifest): Framework[] {
  const has = (name: string, config: string) => packages.has(name) || configFile(disk, config) !== undefined;
  const found: Framework[] = [];
  if (has("next", "next.config")) found.push("next");
  if (has("@react-router/dev", "react-router.config")) found.push("react-router");
  if (has("@sveltejs/kit", "svelte.config") && packages.has("@sveltejs/kit")) found.push("sveltekit");
  // Beside another framework Vite may be there for its tests or Storybook alone.
  const runs =
    disk.kindOf("index.html") === "file" ||
    scripts.some((script) => /(?:^|[\s;&])vite(?:$|\s)/.test(script) && !/\breact-router\b/.test(script));
  const isInside = found.includes("react-router") || found.includes("sveltekit");
  if (!isInside && has("vite", "vite.config") && (runs || found.length === 0)) found.push("vite");
  return found;
}

function runnersOf(disk: Disk, { packages, scripts }: Manifest): Runner[] {
  const uses = (name: string, config: string, script: RegExp) =>
    packages.has(name) || configFile(disk, config) !== undefined || scripts.some((each) => script.test(each));
  const found: Runner[] = [];
  if (uses("vitest", "vitest.config", /\bvitest\b/)) found.push("vitest");
  if (uses("jest", "jest.config", /(?:^|[\s;&])jest(?:$|\s)/)) found.push("jest");
  if (uses("@playwright/test", "playwright.config", /\bplaywright test\b/)) found.push("playwright");
  if (scripts.some((each) => /\bnode\b.*\s--test\b/.test(each))) found.push("node");
  return found;
}

function storybookPreviewOf(disk: Disk, { packages }: Manifest): string | undefined {
  const preview = configFile(disk, ".storybook/preview");
  if (preview !== undefined) return preview;
  return packages.has("storybook") && disk.kindOf(".storybook") === "folder" ? "" : undefined;
}
