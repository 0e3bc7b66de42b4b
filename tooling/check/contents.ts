import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseSync, type Statement } from "oxc-parser";
import { importsOf, reachedFrom } from "../build/imports.ts";

/** What of package.json says how the files are used. */
interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly sideEffects: readonly string[];
}

/** The entries for Node; everything else must load in a browser. */
const FOR_NODE = [
  "./node",
  "./vite",
  "./vitest",
  "./jest",
  "./playwright",
  "./coverage",
  "./server",
  "./next",
  "./nuxt",
  "./ssr",
  "./ssr/server",
];

/** Reads the files of an unpacked package. Returns what is wrong with them, a sentence each. */
export function problemsOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === "string" ? [] : [{ path, ...target }],
  );
  return [
    ...entries
      .filter(({ path }) => !FOR_NODE.includes(path))
      .flatMap(({ path, default: file }) =>
        loadedWith(join(folder, file))
          .filter((each) => importedBy(each).some((name) => name.startsWith("node:")))
          .map((each) => `${path} loads ${relative(folder, each)}, which imports of Node.`),
      ),
    ...codeIn(folder)
      .filter(hasSideEffects)
      .map((file) => relative(folder, file).replaceAll("\\", "/"))
      .filter((name) => !manifest.sideEffects.includes(`./${name}`))
      .map((name) => `${name} has side effects that package.json does not name.`),
    ...codeIn(folder)
      // What defines a resource has the whole of zod to offer, and no other entry loads it. The SDK for assistants is written in it.
      .filter((file) => !["zod-in-page.js", "define.js", "mcp-sdk.js"].includes(basename(file)))
      .filter((file) => importedBy(file).some((name) => /^zod(?:\/|$)/.test(name)))
      .map((file) => `${relative(folder, file)} imports zod by its own name, so Node loads all files of it.`),
    ...filesIn(folder)
      .filter((name) => /\.[cm]?js$/.test(name))
      .filter((name) => /^\/\/# sourceMappingURL=/m.test(readFileSync(join(folder, name), "utf8")))
      .map((name) => `${name} names a map, and the package has none.`),
    ...[
      "dist/THIRD-PARTY.md",
      "dist/openapi.json",
      "dist/playground.br",
      "dist/pages/failure.html",
      "dist/pages/panel.html",
      "docs/skills/sandbank/SKILL.md",
      "docs/start/vite.md",
      "docs/how-to/assistants.md",
    ]
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is missing.`),
  ];
}

/** The files in dist, as paths from the package. */
function filesIn(folder: string): string[] {
  return readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" }).map((name) =>
    join("dist", name),
  );
}

/** The files with code of the bank: not the pages, which are applications. The file of zod is as that is. */
function codeIn(folder: string): string[] {
  return filesIn(folder)
    .filter((name) => name.endsWith(".js") && !/^dist.(?:pages|zod\.js$)/.test(name))
    .map((name) => join(folder, name));
}

/** What a file imports or exports of others, by their names; not what it loads later. */
function importedBy(file: string): readonly string[] {
  return importsOf(file, readFileSync(file, "utf8")).atOnce;
}

/** A file and those that are loaded with it. */
function loadedWith(file: string): readonly string[] {
  const beside = (each: string) => importedBy(each).filter((name) => name.startsWith("."));
  return reachedFrom([file], (each) => beside(each).map((name) => join(dirname(each), name)));
}

/** zod makes the registry that all copies of it share where there is none, which may be in any file, and asks what the engine can. */
const OF_ZOD = /__zod_globalRegistry|^"captureStackTrace" in Error/;

/** Whether loading a file does something: a statement that neither declares, nor imports, nor adds to what the file declares. */
function hasSideEffects(file: string): boolean {
  if (file.endsWith("cli.js")) return false;
  const code = readFileSync(file, "utf8");
  const { body } = parseSync(file, code).program;
  return body.some(
    (statement) =>
      !/^(?:Import|Export|Function|Class|Variable).*Declaration$/.test(statement.type) &&
      !registers(statement) &&
      !OF_ZOD.test(code.slice(statement.start, statement.end)),
  );
}

/** `blanks.add(cardMetadata, …)`: of use only to those who import the value, and so the file. */
function registers(statement: Statement): boolean {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression")
    return false;
  const { callee } = statement.expression;
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "blanks"
  );
}
