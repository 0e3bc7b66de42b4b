import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ENTRIES, root } from "../build/sources.ts";
import { pack } from "../packed.ts";
import { type Bundler, bundlers, type Loaded, ownBytes } from "./bundlers.ts";

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
    most: { rolldown: 217.2, esbuild: 156.5 },
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
    most: { rolldown: 84.7, esbuild: 87.1 },
    // It keeps zod from compiling code, which is a side effect (X336).
    needs: ["src/adapters/shared/zod-in-page.ts"],
    without: [/node_modules\/(?:msw|@mswjs)\//, /development\.ts$/, /^src\/openapi\//],
  },
  {
    // A service without the bank's areas, with msw. Codes and statuses are in a chunk that scenarios share with a bank.
    entry: "sandbank/define",
    names: ["createService"],
    most: { rolldown: 193.6, esbuild: 132.8 },
    without: [
      /^src\/(?:payments|cards|onboarding)\/.*\/(?:resource|routes|schema)\.ts$/,
      /^src\/(?:core|registry)\.ts$/,
      /development\.ts$/,
      /^src\/openapi\//,
    ],
  },
  {
    // In addition to a bank, which has zod and what else scenarios share with it. Faker stays out, and the large ones are loaded on
    // demand.
    entry: "sandbank/fixtures",
    names: ["starter"],
    most: { rolldown: 33, esbuild: 34.3 },
    without: [/node_modules\/@faker-js\//, /^fixtures\/scenarios\/(?:busy|everything)-/],
  },
  {
    // It judges a bank that it is given, in any runner or none.
    entry: "sandbank/resilience",
    without: [/node_modules\/(?:vitest|@playwright|@msw|msw)\//, BANK],
  },
  {
    // It has the bank and the examples of all resources, and no msw. What opens its links does not need it.
    entry: "sandbank/states",
    names: ["states"],
    without: [/node_modules\/(?:msw|@mswjs)\//, /^fixtures\//],
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
    // What opens links is loaded when one is opened.
    entry: "sandbank/share",
    most: { rolldown: 7.1, esbuild: 7.3 },
    // A chunk has the few lines of nanoevents that a bundler leaves out.
    without: [/node_modules\/(?!nanoevents\/)/, BANK],
  },
  {
    // Receivers have it in production: neither a bank nor a library comes with it, but what a chunk has of both.
    entry: "sandbank/webhooks",
    most: { rolldown: 7, esbuild: 7.1 },
    without: [/node_modules\/(?!nanoevents\/)/, BANK],
  },
  {
    entry: "sandbank/panel",
    most: { rolldown: 22, esbuild: 22 },
    without: [
      /node_modules\/(?:zod|@msw|msw)\//,
      /^src\/(?!panel\/|code\/|engine\/page-storage\.ts$)/,
      /node_modules\/@dagrejs\//,
      // Loaded when they are first opened.
      /^src\/panel\/(?:data|remote|replay|undo|requests|faults|lifecycle)\//,
      /^src\/panel\/(?:timeline\/|actions\/(?!timeline))/,
      /^src\/panel\/tabs\/(?:requests\/|(?:data|history|outbox|faults|scenario)\.ts$)/,
    ],
  },
];

/** Kilobytes of a bank without msw that are code of its own: the limits above include libraries, whose growth would hide that of the bank. */
const MOST_OWN = 74.7;

/**
 * What the package may be, with everything in it (docs/decisions/0033-bundled-package.md). Some 130 of the files are code, of which a
 * third is loaded on demand by panel and command; 15 are what Jest loads, seven two pages of the command, and 60 pages of docs, which with the
 * SDK for assistants are 0.54 MB, packed 0.14 (docs/decisions/0060-mcp.md). The playground is 0.6 MB, packed too (0063).
 */
const MOST_FILES = 356;
const MOST_MEGABYTES = { unpacked: 4.6, packed: 1.7 };

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
  const own = (await ownBytes(ENTRIES.core as string, ["createBank"])) / 1024;
  console.log(`sandbank/core createBank, own: ${own.toFixed(1)} KB of at most ${MOST_OWN} KB gzipped`);
  if (own > MOST_OWN) problems.push("the own code of sandbank/core is too large.");
  const { tarball, files } = pack(join(root, ".cache/size"));
  const megabytes = {
    unpacked: files.reduce((sum, { size }) => sum + size, 0) / 1_000_000,
    packed: statSync(tarball).size / 1_000_000,
  };
  console.log(`the package: ${files.length} files of at most ${MOST_FILES}`);
  if (files.length > MOST_FILES) problems.push("the package has too many files.");
  for (const form of ["unpacked", "packed"] as const) {
    const most = MOST_MEGABYTES[form];
    console.log(`the package, ${form}: ${megabytes[form].toFixed(2)} MB of at most ${most}`);
    if (megabytes[form] > most) problems.push(`the package is too large ${form}.`);
  }
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
