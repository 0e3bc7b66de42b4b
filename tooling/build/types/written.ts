import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path/posix";
import MagicString from "magic-string";
import { parseSync, type TSTypeAliasDeclaration, Visitor } from "oxc-parser";
import { runProgram } from "../../program.ts";
import { inRoot, root } from "../sources.ts";
import { named, namesOf, type WrittenType } from "./names.ts";

/** What the types to be written out begin with, which only zod or all resources can tell, and the function that asks. */
const QUESTIONS = [
  { begin: "z.input<", ask: "asIs" },
  { begin: "z.output<", ask: "asIs" },
  { begin: "z.infer<", ask: "asIs" },
  { begin: "SentTo<", ask: "fields" },
  { begin: "TypesOf<", ask: "fieldsOfFields" },
] as const;

/** TypeScript 7 has no interface that tells a type, but writes out that of a constant. */
const ASK = `type Fields<T> = T extends object ? { [Name in keyof T]: T[Name] } : T;
declare function asIs<T>(): T;
declare function fields<T>(): { [Name in keyof T]: T[Name] };
declare function fieldsOfFields<T>(): { [Name in keyof T]: Fields<T[Name]> };
`;

/** A constant as the compiler emits it, to the end of the last line of its type. */
const CONSTANT = /^export declare const (\w+): (.*(?:\n[ }].*)*);$/gm;

type Ask = (typeof QUESTIONS)[number]["ask"];

/** The types that were written out, with how each was asked for, by the path of the declaration and by name. */
export type WrittenTypes = ReadonlyMap<string, ReadonlyMap<string, Ask>>;

/** An alias of a type to be written out. */
interface Inferred extends TSTypeAliasDeclaration {
  readonly ask: Ask;
}

/**
 * Writes out, in emitted declarations, each type that is inferred from a schema or from the registry, so that who reads the
 * types of the package loads neither zod nor the resources.
 */
export function writeTypesOut(emitted: string): WrittenTypes {
  const files = globSync("**/*.d.ts", { cwd: emitted })
    .map((path) => ({ path, file: join(emitted, path).replaceAll("\\", "/") }))
    .map(({ path, file }) => ({ path, file, inferred: inferredIn(readFileSync(file, "utf8")) }))
    .filter(({ inferred }) => inferred.length > 0);
  for (const { file } of files) ask(file);
  const config = {
    extends: join(root, "tsconfig.build.json"),
    compilerOptions: { rootDir: ".", outDir: ".", skipLibCheck: true },
    include: files.map(({ file }) => besides(file, ".asked.ts")),
  };
  writeFileSync(join(emitted, "tsconfig.json"), JSON.stringify(config));
  runProgram("tsc", ["-p", emitted], { cwd: root, stdio: "inherit" });
  const answers = files.map(({ file }) => ({ file, types: answersOn(file) }));
  const names = namesOf(answers.flatMap(({ types }) => types));
  for (const { file, types } of answers) {
    writeOut(file, new Map(types.map((type) => [type.name, withPathsFrom(file, named(type, names))])));
  }
  return new Map(
    files.map(({ path, inferred }) => [path, new Map(inferred.map(({ id, ask }) => [id.name, ask]))]),
  );
}

function inferredIn(text: string): readonly Inferred[] {
  const found: Inferred[] = [];
  new Visitor({
    TSTypeAliasDeclaration(alias) {
      const question = QUESTIONS.find(({ begin }) => text.startsWith(begin, alias.typeAnnotation.start));
      if (question && !alias.typeParameters) found.push({ ...alias, ask: question.ask });
    },
  }).visit(parseSync("emitted.d.ts", text).program);
  return found;
}

function besides(file: string, extension: string): string {
  return file.replace(".d.ts", extension);
}

/** Writes the module whose constants have the types of a file, which exports those that it has for itself, too. */
function ask(file: string): void {
  const code = new MagicString(readFileSync(file, "utf8"));
  const own = `import("./${basename(file, ".d.ts")}.ts")`;
  const constants = inferredIn(code.original).map(({ id, start, ask }) => {
    if (!code.original.slice(0, start).endsWith("export ")) code.appendLeft(start, "export ");
    return `export const ${id.name} = ${ask}<${own}.${id.name}>();\n`;
  });
  writeFileSync(file, code.toString());
  writeFileSync(besides(file, ".asked.ts"), ASK + constants.join(""));
}

function answersOn(file: string): readonly WrittenType[] {
  const text = readFileSync(besides(file, ".asked.d.ts"), "utf8");
  return Array.from(text.matchAll(CONSTANT), ([, name = "", type = ""]) => {
    return { file, name, text: withWholePaths(file, type) };
  });
}

function withWholePaths(file: string, text: string): string {
  return text.replace(
    /import\("(\.[^"]+?)(?:\.[jt]s)?"\)/g,
    (_, path: string) => `import("${join(dirname(file), path)}.d.ts")`,
  );
}

function withPathsFrom(file: string, text: string): string {
  return text.replace(/import\("([^"]+)\.d\.ts"\)\./g, (_, path: string) => {
    const from = relative(dirname(file), path).replaceAll("\\", "/");
    return `${path}.d.ts` === file ? "" : `import("${from.startsWith(".") ? "" : "./"}${from}.ts").`;
  });
}

function writeOut(file: string, types: ReadonlyMap<string, string>): void {
  const code = new MagicString(readFileSync(file, "utf8"));
  for (const { id, typeAnnotation } of inferredIn(code.original)) {
    const type = types.get(id.name);
    if (type === undefined) throw new Error(`The compiler has no type ${id.name} of ${inRoot(file)}.`);
    code.overwrite(typeAnnotation.start, typeAnnotation.end, type);
  }
  writeFileSync(file, code.toString());
}
