import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

export interface SourceFile {
  /** From the root of the repository, with forward slashes: `src/engine/http/routes/route.ts`. */
  readonly path: string;
  readonly text: string;
}

const root = new URL("../../", import.meta.url);

/** Every TypeScript file below a folder of the repository. A missing folder has none. */
export function sourceFiles(folder: string): SourceFile[] {
  const directory = fileURLToPath(new URL(`${folder}/`, root));
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
}

/** The folders that are built into the package. */
export const published = ["src", "fixtures"];

/** What a script writes, and nobody by hand. */
export const isGenerated = /^src\/(?:\w+\/)?generated\//;

/** `src/adapters/vite/index.ts`, and its helpers such as `src/adapters/vite/entry.ts`. */
export function adaptersFor(names: readonly string[]): RegExp[] {
  return names.map((name) => new RegExp(`^src/adapters/${name}\\b`));
}

/** The code without its comments, so that an example in a comment breaks no rule. Lines keep their numbers. */
export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (match) => (match.startsWith("/") ? lineEnds(match) : match));
}

/** The code without comments and quoted strings. Template literals stay: there is code inside them. */
export function codeOnly(text: string): string {
  return withoutComments(text).replace(stringOrComment, (match) => (match.startsWith("`") ? match : '""'));
}

function lineEnds(text: string): string {
  return text.replace(/[^\n]/g, "");
}

// Strings are matched too because a path such as "/v1/*" would otherwise open a comment.
export const stringOrComment =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

export interface Import {
  /** As written: `../store/table.ts` or `zod`. */
  readonly specifier: string;
  /** The imported file's path from the root of the repository, when the import is a relative one. */
  readonly path: string | undefined;
  /** Whether nothing is left when the types are stripped. */
  readonly typeOnly: boolean;
  /** Whether the file is loaded only when `import()` is called. */
  readonly dynamic: boolean;
}

// `import "…"`, `import … from "…"`, `export … from "…"` at the start of a line, or `import("…")` anywhere.
const moduleName =
  /(?:^\s*import\s*|^\s*(?:import|export)\s[\w$*{},\s]*?\bfrom\s*|\bimport\s*\(\s*)(["'])([^"']+)\1/gm;

/** What a file imports: static, dynamic and type imports, and `export … from`. */
export function importsOf(file: SourceFile): Import[] {
  return Array.from(withoutComments(file.text).matchAll(moduleName), ([start, , specifier = ""]) => ({
    specifier,
    path: specifier.startsWith(".") ? posix.join(posix.dirname(file.path), specifier) : undefined,
    typeOnly: /^\s*(?:import|export)\s+type\b/.test(start),
    dynamic: start.startsWith("import("),
  }));
}
