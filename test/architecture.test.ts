import { isBuiltin } from "node:module";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { BUNDLED } from "../tooling/build/sources.ts";
import { circlesIn, loadedWith } from "./support/import-graph.ts";
import {
  adaptersFor,
  codeOnly,
  importsOf,
  isGenerated,
  published,
  type SourceFile,
  sourceFiles,
} from "./support/source-files.ts";

const areas = ["payments", "cards", "onboarding"];

/**
 * Which part of src may import which; "type bank" allows `import type` alone, "import() bank" a dynamic import. A part may
 * always import itself; a file directly in src is a separate part.
 */
const allowedImports: Record<string, readonly string[]> = {
  engine: [],
  payments: ["engine"],
  cards: ["engine"],
  onboarding: ["engine"],
  registry: ["engine", ...areas],
  development: ["engine", ...areas, "registry"],
  // Lists what the areas declare.
  generated: ["engine", ...areas],
  bank: ["engine", ...areas, "registry", "generated"],
  define: ["engine", "bank", "remote"],
  // Written as a team would write it, with public entries alone, but for what cards hold, which none of them says.
  products: ["define", "cards", "type index", "retry-schedule"],
  // When a delivery is sent again, which the proof of a receiver has to know too.
  "retry-schedule": [],
  // What signs, verifies and sends deliveries of the events that products make.
  webhooks: ["engine", "bank", "define", "products", "type core"],
  openapi: ["engine", ...areas, "registry", "development", "bank"],
  coverage: ["engine", "registry", "development", "bank", "openapi", "core"],
  // The list of states is made by the bank that it is about; links are share's.
  states: ["engine", "registry", "development", "bank", "openapi", "share", "signing"],
  remote: ["engine", ...areas, "registry", "bank", "openapi", "import() states"],
  core: ["engine", ...areas, "registry", "bank", "remote", "type openapi"],
  index: ["bank", "remote", "core"],
  share: ["engine", "bank"],
  signing: ["engine"],
  fidelity: ["engine", "registry", "bank", "remote", "openapi", "core"],
  // What is loaded when a link, a scenario or a recording is asked for, or a request must be signed.
  // Of the engine the timeline has the calendar, in a chunk of its own: `npm run check size` keeps it out of what is loaded first.
  panel: [
    "engine",
    "code",
    "type index",
    "import() share",
    "import() recorded",
    "import() signing",
    "import() fidelity",
    "type fidelity",
    "type products",
  ],
  // What writes source text, for the panel, recorded tests and failure files.
  code: ["engine", "type index"],
  recorded: ["engine", "registry", "development", "bank", "code", "type core"],
  // Over the control, but for what only the process of a bank can do: sign requests, write tests and make links.
  mcp: ["engine", "bank", "code", "remote", "recorded", "share", "core", "openapi", "states", "signing"],
  sweep: ["engine"],
  adapters: [
    ...["engine", "bank", "remote", "core", "index", "code", "panel"],
    ...["openapi", "coverage", "share", "recorded", "fidelity"],
    // Loaded where an assistant calls.
    "import() mcp",
    "type mcp",
    "retry-schedule",
    "states",
    "sweep",
    "webhooks",
    // Only by import(), for a bank that is to have them.
    "import() products",
    "type states",
    "type products",
  ],
};

/** What a bank loads when it is asked to explain a refusal, and never before. */
const readsStatements = "src/bank/api/explain.ts";

/** The parts of a bank, which import on demand in one way (docs/decisions/0034-loaded-on-demand.md). */
const mayLoadOnDemand = new RegExp(`^src/(?:engine|bank|remote|${areas.join("|")})/`);

/** Only the command chooses scenarios by name; everything else gets them as arguments. */
const readsFixtures = "src/adapters/cli/";

test("products are written with the public entries of a team's own resources", () => {
  const outside = sourceFiles("src/products").flatMap((file) =>
    importsOf(file)
      .map(({ specifier }) => specifier)
      .filter((specifier) => specifier.startsWith("../")),
  );
  expect([...new Set(outside)].sort()).toEqual(["../define/index.ts", "../index.ts", "../retry-schedule.ts"]);
});

test("imports in src point one way", () => {
  expect(sourceFiles("src").flatMap(wrongImports)).toEqual([]);
});

test("no file of src imports itself through others, types counted", () => {
  expect(circlesIn(sourceFiles("src"))).toEqual([]);
});

test("a bank loads nothing that is generated, nor what reads it, before it is asked", () => {
  const files = new Map(sourceFiles("src").map((file) => [file.path, file]));
  const loaded = loadedWith("src/index.ts", files);
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((path) => isGenerated.test(path) || path === readsStatements)).toEqual([]);
  expect([...loadedWith(readsStatements, files)]).toContain("src/openapi/generated/statements.ts");
});

test("what a bank loads on demand is declared by onDemand, and nothing loads it before", () => {
  const files = new Map(sourceFiles("src").map((file) => [file.path, file]));
  const ofBank = [...files.values()].filter(({ path }) => mayLoadOnDemand.test(path));
  expect(ofBank.flatMap(otherDynamicImports)).toEqual([]);
  const onDemand = ofBank.flatMap((file) => importsOf(file).filter(({ dynamic }) => dynamic));
  expect(onDemand.length).toBeGreaterThan(5);
  const loaded = loadedWith("src/index.ts", files);
  expect(onDemand.filter(({ path = "" }) => loaded.has(path))).toEqual([]);
});

test("what is published imports only dependencies and peers of the package, or what is bundled in", () => {
  expect(published.flatMap(sourceFiles).flatMap(undeclaredPackages)).toEqual([]);
});

test("each rule finds what it forbids", () => {
  const planted = (path: string, text: string): SourceFile => ({ path, text });
  const store = "src/engine/store/table.ts";

  expect(wrongImports(planted(store, 'import { x } from "../../payments/ach-transfers/schema.ts";'))).toEqual(
    [
      'src/engine/store/table.ts imports "../../payments/ach-transfers/schema.ts", but engine may import only engine.',
    ],
  );
  expect(wrongImports(planted(store, 'type T = import("../../../test/support/a.ts").T;'))).toEqual([
    'src/engine/store/table.ts imports "../../../test/support/a.ts", but src must not import from outside src.',
  ]);
  expect(wrongImports(planted("src/cards/a.ts", 'export * from "../payments/b.ts";'))).toHaveLength(1);
  expect(
    wrongImports(planted(store, 'import {\n  x,\n} from "../../cards/a.ts";\nimport "../../cards/b.ts";')),
  ).toHaveLength(2);
  expect(
    wrongImports(planted(store, 'export const from = "../../cards/a.ts"; parts.from("../../cards/b.ts");')),
  ).toEqual([]);
  expect(wrongImports(planted("src/adapters/node/index.ts", 'import "../../index.ts";'))).toEqual([]);
  expect(wrongImports(planted("src/panel/panel.ts", 'import type { Bank } from "../index.ts";'))).toEqual([]);
  expect(
    wrongImports(planted("src/panel/panel.ts", 'import { createBank } from "../index.ts";')),
  ).toHaveLength(1);
  expect(wrongImports(planted("src/panel/panel.ts", 'await import("../recorded/index.ts");'))).toEqual([]);
  expect(wrongImports(planted("src/panel/panel.ts", 'import { a } from "../recorded/a.ts";'))).toHaveLength(
    1,
  );
  expect(wrongImports(planted("src/mystery/a.ts", ""))).toEqual([
    "src/mystery/a.ts is in a part of src that has no line in the table of test/architecture.test.ts.",
  ]);

  const circle = [
    planted("src/a.ts", 'import type { B } from "./b.ts";'),
    planted("src/b.ts", 'export * from "./c.ts";'),
    planted("src/c.ts", 'import "./a.ts";\nimport "./d.ts";'),
    planted("src/d.ts", ""),
  ];
  expect(circlesIn(circle)).toEqual(["src/a.ts → src/b.ts → src/c.ts → src/a.ts"]);
  expect(circlesIn(circle.slice(0, 2))).toEqual([]);

  expect(undeclaredPackages(planted(store, 'import { test } from "vitest";'))).toHaveLength(1);
  expect(undeclaredPackages(planted(store, 'import { z } from "zod/mini";'))).toEqual([]);
  expect(
    undeclaredPackages(planted("src/adapters/vitest/index.ts", 'import { test } from "vitest";')),
  ).toEqual([]);

  expect(otherDynamicImports(planted(store, 'const { a } = await import("./a.ts");'))).toEqual([
    "src/engine/store/table.ts imports without onDemand.",
  ]);
  expect(
    otherDynamicImports(
      planted(store, 'const a = onDemand("a", () => import("./a.ts"));\ntype B = typeof import("./b.ts");'),
    ),
  ).toEqual([]);
});

function wrongImports(file: SourceFile): string[] {
  const part = partOf(file.path);
  const targets = allowedImports[part];
  if (!targets) {
    return [`${file.path} is in a part of src that has no line in the table of test/architecture.test.ts.`];
  }
  const allowed = [...new Set([part, ...targets])];
  return importsOf(file).flatMap(({ specifier, path, typeOnly, dynamic }) => {
    if (path === undefined) return [];
    if (path === "fixtures/index.ts" && file.path.startsWith(readsFixtures)) return [];
    if (isGenerated.test(path) && file.path === readsStatements) return [];
    if (!path.startsWith("src/")) {
      return [`${file.path} imports "${specifier}", but src must not import from outside src.`];
    }
    const target = partOf(path);
    const ways = [
      target,
      ...(typeOnly ? [`type ${target}`] : []),
      ...(dynamic ? [`import() ${target}`] : []),
    ];
    if (ways.some((way) => allowed.includes(way))) return [];
    return [`${file.path} imports "${specifier}", but ${part} may import only ${allowed.join(", ")}.`];
  });
}

/** Dynamic imports that `onDemand` does not declare. */
function otherDynamicImports({ path, text }: SourceFile): string[] {
  const others = codeOnly(text).replace(/\bonDemand\("",\s*\(\) =>\s*import\(""\)/g, "");
  // The type of an import is none.
  return /(?<!typeof )\bimport\(""\)(?!\.)/.test(others) ? [`${path} imports without onDemand.`] : [];
}

/** `src/engine/http/log/log.ts` is in `engine`, `src/registry.ts` is `registry`. */
function partOf(path: string): string {
  return path.split("/")[1]?.replace(/\.tsx?$/, "") ?? "";
}

/** Only the adapter of the same name may import an optional peer. */
function declaredFor({ path }: SourceFile): string[] {
  const peers = Object.keys(manifest.peerDependencies).filter(
    (peer) =>
      !(peer in manifest.peerDependenciesMeta) ||
      adaptersFor([peer.replace(/^@([^/]+)\/.*/, "$1")]).some((pattern) => pattern.test(path)),
  );
  return [...Object.keys(manifest.dependencies), ...BUNDLED, ...peers];
}

function undeclaredPackages(file: SourceFile): string[] {
  const declared = declaredFor(file);
  return importsOf(file).flatMap(({ specifier, path }) => {
    if (path !== undefined || isBuiltin(specifier)) return [];
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    if (declared.includes(name)) return [];
    return [`${file.path} imports "${specifier}", which is no dependency or peer in package.json.`];
  });
}
