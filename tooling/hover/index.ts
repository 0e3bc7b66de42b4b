// Asks the language service of TypeScript 5 for what an editor shows of a package. The arguments are a folder that has it in its
// node_modules, and the package's name. Prints JSON. Run by `npm run check hover`, which installs TypeScript 5 in this folder first.

import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { PLACES } from "./places.ts";
import { lookAt } from "./undescribed.ts";

const [folder = ".", name = "sandbank"] = process.argv.slice(2);
/** With forward slashes, which the names that TypeScript asks by have on Windows too. */
const project = slashed(folder);
const installed = join(project, "node_modules", name);
const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
  exports: Readonly<Record<string, string | { types: string }>>;
};
const entries = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : [path.replace(/^\./, name)],
);

/** Imports every entry, and has the places at which an editor is asked. */
const content = [
  ...entries.map((entry, at) => `import * as entry${at} from "${entry}";`),
  ...PLACES.map(({ code }) => code.replace("|", "")),
].join("\n");
const file = join(project, "hover.ts");
const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
    skipLibCheck: true,
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot(path) {
    const text = path === file ? content : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => project,
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
});

const problems: string[] = [];
const program = service.getProgram();
const source = program?.getSourceFile(file);
if (!program || !source) throw new Error(`${file} could not be read.`);
for (const { messageText, start = 0 } of [
  ...service.getSyntacticDiagnostics(file),
  ...service.getSemanticDiagnostics(file),
]) {
  const line = source.getLineAndCharacterOfPosition(start).line;
  problems.push(`${content.split("\n")[line]}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
}

const checker = program.getTypeChecker();
const modules = new Map<string, ts.Symbol>();
for (const statement of source.statements) {
  if (!ts.isImportDeclaration(statement)) continue;
  const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
  const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (module && entries.includes(entry)) modules.set(entry, module);
}
const root = slashed(ts.sys.realpath?.(installed) ?? installed);
const { described, undescribed } = lookAt(checker, modules, (path) => path.startsWith(`${root}/`));
/**
 * What no user calls or fills in: the part of a plugin in its page, what runners call of a reporter, and the fields of rows. The
 * factories of `createFactories` are those of the same names that the entry exports, which have a text.
 */
const NOT_FOR_USERS =
  /^sandbank\/vite\/client |^sandbank\/coverage default\.on|\(task\)\.meta$|\(overrides\)\.|createFactories\(\)\.an?[A-Z]\w+$/;
const missing = undescribed.filter((path) => !NOT_FOR_USERS.test(path));
problems.push(...missing.map((path) => `${path} has no text.`));

let from = content.indexOf(PLACES[0]?.code.replace("|", "") ?? "");
for (const { code, shows, displays } of PLACES) {
  const at = content.indexOf(code.replace("|", ""), from);
  from = at;
  const info = service.getQuickInfoAtPosition(file, at + code.indexOf("|"));
  const text = ts.displayPartsToString(info?.documentation);
  if (!shows.test(text)) problems.push(`${code} shows ${JSON.stringify(text)}, expected ${shows}.`);
  const type = ts.displayPartsToString(info?.displayParts);
  if (displays && !displays.test(type))
    problems.push(`${code} displays ${JSON.stringify(type)}, expected ${displays}.`);
}

const figures = `${described} names of ${modules.size} entries have a text, ${PLACES.length} places show theirs.`;
console.log(JSON.stringify({ figures, problems }));

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
