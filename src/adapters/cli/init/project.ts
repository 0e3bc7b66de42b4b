import { messageOf } from "../../../engine/errors.ts";
import { isJsonObject, type JsonObject } from "../../../engine/schema/json-object.ts";
import { type Files, filesOf } from "./files.ts";

/** The frameworks that init sets up, as they are written. */
export const FRAMEWORKS = {
  vite: "Vite",
  next: "Next",
  "react-router": "React Router",
  sveltekit: "SvelteKit",
  astro: "Astro",
  "tanstack-start": "TanStack Start",
  nuxt: "Nuxt",
  angular: "Angular",
} as const;
export type Framework = keyof typeof FRAMEWORKS;

/** Whether the pages of a framework are set up in a Vite config, rather than in a configuration of its own. */
export function isInViteConfig(framework: Framework | undefined): boolean {
  return framework !== undefined && !["next", "astro", "nuxt", "angular"].includes(framework);
}

/** Test runners: how they are written, started and known. The first one gets the sample test where a project has several. */
export const RUNNERS = {
  vitest: { name: "Vitest", command: "vitest run", package: "vitest", script: /\bvitest\b/ },
  jest: { name: "Jest", command: "jest", package: "jest", script: /(?:^|[\s;&])jest(?:$|\s)/ },
  playwright: {
    name: "Playwright",
    command: "playwright test",
    package: "@playwright/test",
    script: /\bplaywright test\b/,
  },
  node: { name: "node:test", command: "node --test", package: "", script: /\bnode\b.*\s--test\b/ },
} as const;
export type Runner = keyof typeof RUNNERS;

/** The frameworks whose configuration init does not change, by their packages. */
const OTHERS = {
  "@remix-run/dev": "Remix",
  gatsby: "Gatsby",
  "@analogjs/platform": "Analog",
};

const LIBRARIES = { react: "React", vue: "Vue", svelte: "Svelte", "solid-js": "Solid", preact: "Preact" };

export interface Choice {
  /** The app of a workspace that has several. */
  readonly project?: string | undefined;
  readonly framework: Framework | undefined;
  readonly runner: Runner | undefined;
}

export type Project = ReturnType<typeof look>;

/** Finds out what there is in a folder. Throws an Error where it has no package.json, or none that can be read. */
export function look(folder: string) {
  const files = filesOf(folder);
  const manifest = manifestIn(files);
  const lists = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
  const packages: ReadonlyMap<string, string> = new Map(lists.flatMap((list) => entriesOf(manifest[list])));
  const scripts = entriesOf(manifest.scripts).map(([, script]) => script);
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([name]) => packages.has(name))?.[1];
  const otherFramework = named(OTHERS);
  const runners = (["vitest", "jest", "playwright", "node"] as const).filter(
    (runner) =>
      packages.has(RUNNERS[runner].package) ||
      files.configOf(`${runner}.config`) !== undefined ||
      scripts.some((script) => RUNNERS[runner].script.test(script)),
  );
  const isTyped =
    files.isFile("tsconfig.json") || packages.has("typescript") || files.isFile("nuxt.config.ts");
  return {
    files,
    manifest,
    /** The version range of each package that package.json names, in any of its lists. */
    packages,
    /** Whether a `.js` file is an ES module. */
    isModule: manifest.type === "module",
    /** More than one only where init can't tell which of them runs the pages. Another framework may have Vite inside, but no page of it. */
    frameworks: otherFramework === undefined ? frameworksOf(files, packages, scripts) : [],
    otherFramework,
    /** The library of the pages, such as "React". */
    library: named(LIBRARIES),
    runners,
    hasStorybook:
      files.configOf(".storybook/preview") !== undefined ||
      (packages.has("storybook") && files.isFolder(".storybook")),
    language: isTyped ? ("ts" as const) : ("js" as const),
  };
}

function manifestIn(files: Files): JsonObject {
  if (!files.isFile("package.json"))
    throw new Error(
      "This folder has no package.json. Run init in your app's folder, or create a project with npm init.",
    );
  let value: unknown;
  try {
    value = JSON.parse(files.read("package.json").replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new Error(`package.json must hold JSON, but is none: ${messageOf(cause)}.`, { cause });
  }
  if (!isJsonObject(value)) throw new Error("package.json must be an object, as npm init writes it.");
  return value;
}

function entriesOf(list: unknown): [name: string, text: string][] {
  return isJsonObject(list) ? Object.entries(list).map(([name, value]) => [name, String(value)]) : [];
}

function frameworksOf(
  files: Files,
  packages: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Framework[] {
  const has = (name: string, config: string) => packages.has(name) || files.configOf(config) !== undefined;
  const found: Framework[] = [];
  if (has("next", "next.config")) found.push("next");
  if (has("@react-router/dev", "react-router.config")) found.push("react-router");
  if (packages.has("@sveltejs/kit")) found.push("sveltekit");
  if (packages.has("@angular/core")) found.push("angular");
  if (has("nuxt", "nuxt.config")) found.push("nuxt");
  if (has("astro", "astro.config")) found.push("astro");
  if (packages.has("@tanstack/react-start") || packages.has("@tanstack/solid-start"))
    found.push("tanstack-start");
  // Beside another framework Vite may be there for its tests or Storybook alone.
  const runs =
    files.isFile("index.html") ||
    scripts.some((script) => /(?:^|[\s;&])vite(?:$|\s)/.test(script) && !/\breact-router\b/.test(script));
  const isInside = found.some((name) => name !== "next");
  if (!isInside && has("vite", "vite.config") && (runs || found.length === 0)) found.push("vite");
  return found;
}

/** One line with what was found. */
export function foundText(project: Project, { framework, runner }: Choice, packageManager: string): string {
  const pages = framework === undefined ? project.otherFramework : FRAMEWORKS[framework];
  const parts = [
    [pages ?? "no framework", pages && project.library].filter(Boolean).join(" with "),
    runner === undefined ? "no test runner" : RUNNERS[runner].name,
    ...(project.hasStorybook ? ["Storybook"] : []),
    project.language === "ts" ? "TypeScript" : "JavaScript",
    packageManager,
  ];
  return `Found: ${parts.join(", ")}.`;
}
