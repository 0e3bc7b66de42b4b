import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { parseSync, type Statement } from "oxc-parser";

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
        reachedFrom(join(folder, file))
          .filter((each) => importsOf(each).some((name) => name.startsWith("node:")))
          .map((each) => `${path} loads ${relative(folder, each)}, which imports of Node.`),
      ),
    ...codeIn(folder)
      .filter(hasSideEffects)
      .map((file) => relative(folder, file).replaceAll("\\", "/"))
      .filter((name) => !manifest.sideEffects.includes(`./${name}`))
      .map((name) => `${name} has side effects that package.json does not name.`),
    ...codeIn(folder)
      .filter((file) => basename(file) !== "zod-in-page.js")
      .filter((file) => importsOf(file).some((name) => /^zod(?:\/|$)/.test(name)))
      .map((file) => `${relative(folder, file)} imports zod by its own name, so Node loads all files of it.`),
    ...codeIn(folder).flatMap((file) => wrongMap(folder, file)),
    ...[
      "dist/THIRD-PARTY.md",
      "dist/openapi.json",
      "dist/failure-page/index.html",
      "docs/skills/sandbank/SKILL.md",
    ]
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is missing.`),
  ];
}

/** The files with code of the bank: not the page, which is an application. The file of zod is as that is. */
function codeIn(folder: string): string[] {
  return readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js") && !name.startsWith("failure-page") && name !== "zod.js")
    .map((name) => join(folder, "dist", name));
}

/** What a file imports or exports of others, by their names; not what it loads later. */
function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parsed(file).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported].filter(
    (name) => name !== undefined && name !== null,
  );
}

/** A file and those that are loaded with it. */
function reachedFrom(file: string): string[] {
  const found = new Set([file]);
  // A set also yields what is added while it is walked.
  for (const each of found)
    for (const name of importsOf(each)) if (name.startsWith(".")) found.add(join(dirname(each), name));
  return [...found];
}

/** Whether loading a file does something: a statement that neither declares, nor imports, nor adds to what the file declares. */
function hasSideEffects(file: string): boolean {
  if (file.endsWith("cli.js")) return false;
  const { body } = parsed(file).program;
  return body.some(
    (statement) =>
      !/^(?:Import|Export|Function|Class|Variable).*Declaration$/.test(statement.type) &&
      !registers(statement),
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

function parsed(file: string) {
  return parseSync(file, readFileSync(file, "utf8"));
}

/** Looks up the functions of a file in its map: each must be in its source, on a line that has its name. */
function wrongMap(folder: string, file: string): string[] {
  const functions = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      const [start, name] = /^(?:async )?function (\w+)(?=\()/.exec(line) ?? [];
      return start === undefined || name === undefined
        ? []
        : [{ at, name, column: start.length - name.length }];
    });
  // A file that only passes others on has no map.
  if (functions.length === 0) return [];
  const map: SourceMapPayload = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  const found = new SourceMap(map);
  return functions.flatMap(({ at, name, column }) => {
    const entry = found.findEntry(at, column);
    const where = `${relative(folder, file)}:${at + 1}`;
    if (!("originalSource" in entry)) return `${where}: ${name} is in no source.`;
    const source = map.sourcesContent[map.sources.indexOf(entry.originalSource)] ?? undefined;
    // A library that is published minified alone has no source to look in.
    if (source === undefined && entry.originalSource.includes("/node_modules/")) return [];
    const line = source?.split("\n")[entry.originalLine] ?? "";
    // A name that two sources have is numbered.
    return line.includes(name.replace(/\$\d+$/, "")) ? [] : `${where}: ${name} is said to be in "${line}".`;
  });
}
