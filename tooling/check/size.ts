import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import { pack } from "../packed.ts";
import { type Bundler, bundlers, type Loaded } from "./bundlers.ts";

interface Limit {
  readonly entry: string;
  /** The names that are imported; all of them when left out. */
  readonly names?: readonly string[];
  /** The most kilobytes it may weigh. */
  readonly most?: Readonly<Record<Bundler, number>>;
  /** The sources that a bundler could leave out, and that a page needs. */
  readonly needs?: readonly string[];
  /** The sources and packages that must not be in what a page loads with it. */
  readonly without: readonly RegExp[];
}

const BANK = /^src\/(?:index|core|registry)\.ts$/;

const limits: readonly Limit[] = [
  {
    // 1.5 KB of it are what a lifecycle says of its ways, and timelines and coming steps for the pictures of the panel.
    // What only tools and tests need stays out of the bank; its document and its history are loaded where they are asked for.
    entry: "sandbank",
    names: ["createBank"],
    most: { rolldown: 211, esbuild: 150 },
    without: [
      /development\.ts$/,
      /node_modules\/@faker-js\//,
      // What the collections of @msw/data would bring, were they not replaced.
      /node_modules\/(?:mutative|es-toolkit\/dist\/compat)\//,
      /^src\/openapi\//,
      /^src\/bank\/history\/(?!bank-history)/,
      // Loaded by what keeps, shares or records a bank, or has its history.
      /^src\/bank\/(?:recipe\/|turns\/|kept-options\.ts$)/,
      /^src\/engine\/store\/(?:apply-delta\.ts$|deltas\/)/,
      /^src\/engine\/time\/timers-delta\.ts$/,
    ],
  },
  {
    // Without msw, which the limit above includes.
    entry: "sandbank/core",
    names: ["createBank"],
    most: { rolldown: 80, esbuild: 82 },
    // It keeps zod from compiling code, which is a side effect (X336).
    needs: ["src/adapters/shared/zod-in-page.ts"],
    without: [/node_modules\/(?:msw|@mswjs)\//, /development\.ts$/, /^src\/openapi\//],
  },
  {
    // In addition to a bank, which has zod and what else scenarios share with it. Faker stays out, and the large ones are loaded on
    // demand.
    entry: "sandbank/fixtures",
    names: ["starter"],
    most: { rolldown: 33, esbuild: 34 },
    without: [/node_modules\/@faker-js\//, /^fixtures\/scenarios\/(?:busy|everything)-/],
  },
  {
    // It judges a bank that it is given, in any runner or none.
    entry: "sandbank/resilience",
    without: [/node_modules\/(?:vitest|@playwright|@msw|msw)\//, BANK],
  },
  {
    // It keeps a bank that it is given.
    entry: "sandbank/persist",
    without: [/node_modules\/(?:@msw|msw)\//, BANK],
  },
  {
    // It runs where there is no msw, and no Node.
    entry: "sandbank/cloudflare",
    without: [/node_modules\/(?:msw|@mswjs)\//, /development\.ts$/, /^fixtures\//],
  },
  {
    // What opens links is loaded when one is opened. Half of it are the parts that the page has with its bank.
    entry: "sandbank/share",
    most: { rolldown: 10.5, esbuild: 10.5 },
    without: [/node_modules\//, BANK],
  },
  {
    entry: "sandbank/panel",
    most: { rolldown: 34, esbuild: 35 },
    without: [
      /node_modules\/(?:zod|@msw|msw)\//,
      /^src\/(?!panel\/|code\/|engine\/page-storage\.ts$)/,
      /node_modules\/@dagrejs\//,
      // Loaded when they are first opened.
      /^src\/panel\/(?:remote|replay|undo|requests|faults|timeline)\//,
      /^src\/panel\/lifecycle\/(?!load)/,
      /^src\/panel\/tabs\/(?:requests\/|(?:history|outbox|faults|scenario)\.ts$)/,
    ],
  },
];

/**
 * What the package may be, with everything in it. A third of it are the maps, which have the sources; 20 files and 1.7 MB are
 * the CommonJS for Jest, with msw (docs/decisions/0038-jest.md), and 0.29 MB the libraries of `npx sandbank init`. What the
 * panel loads on demand is some 70 files with their maps: its tabs, the timeline, what writes a test, and the pictures of the rules, of
 * which 0.14 MB are the library that lays them out. Some 10 files are the entry for Cloudflare: its own three, and the
 * parts that it shares with other entries, with their maps. Six files are what a page imports in place of zod and msw.
 */
const MOST_FILES = 437;
const MOST_MEGABYTES = 8.5;

/**
 * Limits entries to their size and to what they may bring in, bundled and minified as an application would have them, and the
 * package to its files.
 */
export async function check(): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const limit of limits) {
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const loaded = await bundle(limit.entry, limit.names);
      problems.push(...problemsOf(limit, bundler as Bundler, loaded));
    }
  }
  const { files } = pack(join(root, ".cache/size"));
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  console.log(
    `the package: ${files.length} files of at most ${MOST_FILES}, ${megabytes.toFixed(2)} MB of at most ${MOST_MEGABYTES} unpacked`,
  );
  if (files.length > MOST_FILES || megabytes > MOST_MEGABYTES) problems.push("the package is too large.");
  return problems;
}

function problemsOf(
  { entry, names = [], most, needs = [], without }: Limit,
  bundler: Bundler,
  loaded: Loaded,
): string[] {
  const limit = most?.[bundler];
  const kilobytes = loaded.bytes / 1024;
  const atMost = limit === undefined ? "" : ` of at most ${limit} KB`;
  console.log(`${[entry, ...names].join(" ")}, ${bundler}: ${kilobytes.toFixed(1)} KB${atMost} gzipped`);
  const sources = sourcesOf(loaded);
  const missing = needs.filter((source) => !sources.includes(source));
  const strays = sources.filter((source) => without.some((pattern) => pattern.test(source)));
  return [
    ...(limit !== undefined && kilobytes > limit ? [`${entry} is too large.`] : []),
    ...(missing.length > 0 ? [`${entry} lacks what a page needs: ${missing.join(", ")}`] : []),
    ...(strays.length > 0 ? [`${entry} includes what it must not: ${strays.join(", ")}`] : []),
  ];
}

/** The sources that the build has put into the loaded files of the package, and what else is loaded. */
function sourcesOf({ modules }: Loaded): string[] {
  const sources: Record<string, readonly string[]> = JSON.parse(
    readFileSync(join(root, ".cache/build/modules.json"), "utf8"),
  );
  return modules.flatMap((module) => {
    const [, file] = /^dist\/(.*)$/.exec(module) ?? [];
    if (file === undefined) return module;
    const found = sources[file];
    if (!found) throw new Error(`The package has no file ${file}.`);
    return found;
  });
}
