import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { inRoot, root } from "../build/sources.ts";
import { blocksOf, isOfExample, PAGES } from "../docs-code/blocks.ts";
import { type Packed, pack, projectWith, unpack } from "../packed.ts";
import { runProgram } from "../program.ts";
import { problemsOf } from "./contents.ts";

/** Below the repository, so that a consumer finds the dependencies that are installed there. */
const work = join(root, ".cache/check-package");

/** Without those that are files for tools. */
const entryPoints = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : path.replace(/^\./, manifest.name),
);

/** What a worker at the edge imports, whose platform has types that contradict those of msw. */
const ofEdge = ["sandbank/core", "sandbank/cloudflare", "sandbank/fixtures"];

/** Vitest keeps itself from loading outside of a test run. */
const notInPlainNode = ["sandbank/vitest"];

/** Checks the package as a consumer gets it: packed, unpacked, imported, with each supported msw. */
export function check(): readonly string[] {
  rmSync(work, { recursive: true, force: true });
  const packed = pack(work);
  const contents = join(work, "contents");
  unpack(packed, contents);
  const problems = problemsOf(contents);
  if (problems.length > 0) return problems;
  run("publint", "run", packed.tarball, "--strict");
  // The preset is a file for Jest alone, which no code imports.
  run("attw", packed.tarball, "--profile", "esm-only", "--exclude-entrypoints", "jest/jest-preset");
  for (const msw of ["msw", "msw-2-15", "msw-2-12"]) checkConsumer(packed, msw);
  run(process.execPath, join(root, "test/package/command.ts"));
  return edgeProblems(packed);
}

/** A module that leads to all that these entry points have. */
function exportsOf(names: readonly string[]): string {
  return names.map((name, index) => `export * as entry${index} from "${name}";\n`).join("");
}

/** A project that has the package and one of the supported msw versions installed, and looks into every library. */
function checkConsumer(packed: Packed, msw: string): void {
  const project = join(work, `consumer-of-${msw}`);
  projectWith(packed, project);
  symlinkSync(join(root, "node_modules", msw), join(project, "node_modules/msw"), "junction");
  cpSync(join(root, "test/types"), project, { recursive: true });
  writeFileSync(join(project, "entry-points.ts"), exportsOf(entryPoints));

  const isNewest = msw === "msw";
  // The docs are for the newest.
  const code = isNewest ? codeOfDocs() : [];
  for (const [at, text] of code.entries()) writeFileSync(join(project, `docs-${at}.ts`), text);

  compile(join(project, "tsconfig.browser.json"));
  for (const config of ["bundler", "nodenext"])
    compile(join(project, `tsconfig.${config}.json`), ...(isNewest ? [] : ["--skipLibCheck"]));
  // The libraries are the same with each msw, and take four fifths of the time. So with an older one the compiler looks
  // into the package's types that name msw, and into msw's.
  if (!isNewest) for (const config of ["bundler", "nodenext"]) compile(ofMsw(project, config));

  const script = join(project, "import.js");
  const imports = entryPoints
    .filter((name) => !notInPlainNode.includes(name))
    .map((name) => `import "${name}";\n`);
  writeFileSync(script, imports.join(""));
  console.log(`node, ${msw}`);
  run(process.execPath, script);
}

/** Writes the configuration of a program of all types of the package that import msw. Returns its path. */
function ofMsw(project: string, config: string): string {
  const dist = join(project, "node_modules/sandbank/dist");
  const files = globSync("**/*.d.ts", { cwd: dist })
    .map((name) => join(dist, name))
    .filter((file) => /"msw[/"]/.test(readFileSync(file, "utf8")));
  const path = join(project, `tsconfig.${config}-of-msw.json`);
  writeFileSync(path, JSON.stringify({ extends: `./tsconfig.${config}.json`, include: [], files }));
  return path;
}

/** A worker's project, whose types are to lead to no file of msw. */
function edgeProblems(packed: Packed): readonly string[] {
  const project = join(work, "edge");
  projectWith(packed, project);
  const { compilerOptions } = JSON.parse(
    readFileSync(join(root, "test/types/tsconfig.bundler.json"), "utf8"),
  ) as { compilerOptions: object };
  const config = { compilerOptions: { ...compilerOptions, types: [] }, files: ["worker.ts"] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(project, "worker.ts"), exportsOf(ofEdge));
  compile(project);
  const files = runProgram("tsc", ["-p", project, "--listFilesOnly"]).split("\n");
  const ofMsw = files.find((file) => /\/node_modules\/(?:msw|@mswjs)\//.test(file));
  return ofMsw === undefined ? [] : [`the types of ${ofEdge.join(", ")} lead to ${ofMsw}.`];
}

/** The TypeScript of README and docs that is not part of an example and imports no other block, each to be a file. */
function codeOfDocs(): readonly string[] {
  const blocks = PAGES.flatMap(blocksOf).filter((block) => !isOfExample(block));
  // Without an import or export two blocks would share their names.
  return blocks
    .filter(({ code }) => !/ from "\.{1,2}\//.test(code))
    .map(({ code }) => `${code}\nexport {};\n`);
}

/** With one checker, since each further one reads most of the libraries once more. */
function compile(config: string, ...flags: string[]): void {
  console.log(["tsc", inRoot(config), ...flags].join(" "));
  run("tsc", "-p", config, "--checkers", "1", ...flags);
}

function run(command: string, ...args: string[]): void {
  runProgram(command, args, { cwd: root, stdio: "inherit" });
}
