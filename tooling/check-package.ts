// Checks the package as a consumer gets it: packed, unpacked, imported. Run after `npm run build`.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { blocksOf, isOfExample, PAGES } from "./docs-code/blocks.ts";
import { problemsOf } from "./package/contents.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Below the repository, so that a consumer finds the dependencies that are installed there. */
const work = join(root, ".cache/check-package");
const tarball = join(work, "sandbank.tgz");

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, unknown>;
};
/** Without those that are files for tools. */
const entryPoints = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : path.replace(/^\./, manifest.name),
);

/** What a worker at the edge imports, whose platform has types that contradict those of msw. */
const ofEdge = ["sandbank/core", "sandbank/cloudflare", "sandbank/fixtures"];

/** Vitest keeps itself from loading outside of a test run. */
const notInPlainNode = ["sandbank/vitest"];

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
pack();
checkContents();
run("publint", "run", tarball, "--strict");
// The preset is a file for Jest alone, which no code imports.
run("attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", "jest/jest-preset");
for (const msw of ["msw", "msw-2-15", "msw-2-12"]) checkConsumer(msw);
checkEdge();

function pack(): void {
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", work], {
      cwd: root,
      encoding: "utf8",
    }),
  ) as [{ filename: string }];
  cpSync(join(work, packed.filename), tarball);
}

function checkContents(): void {
  const folder = join(work, "contents");
  mkdirSync(folder);
  run("tar", "-xzf", tarball, "-C", folder, "--strip-components=1");
  const problems = problemsOf(folder);
  for (const problem of problems) console.error(`check:package: ${problem}`);
  if (problems.length > 0) process.exit(1);
}

/** Makes a project that has the package installed. */
function projectWithPackage(name: string): string {
  const project = join(work, name);
  const installed = join(project, "node_modules", manifest.name);
  mkdirSync(installed, { recursive: true });
  run("tar", "-xzf", tarball, "-C", installed, "--strip-components=1");
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
  return project;
}

/** A module that leads to all that these entry points have. */
function exportsOf(names: readonly string[]): string {
  return names.map((name, index) => `export * as entry${index} from "${name}";\n`).join("");
}

/** A project that has the package and one of the supported msw versions installed, and looks into every library. */
function checkConsumer(msw: string): void {
  const project = projectWithPackage(`consumer-of-${msw}`);
  symlinkSync(join(root, "node_modules", msw), join(project, "node_modules/msw"), "dir");
  cpSync(join(root, "test/types"), project, { recursive: true });
  writeFileSync(join(project, "entry-points.ts"), exportsOf(entryPoints));

  for (const [at, code] of codeOfDocs().entries()) writeFileSync(join(project, `docs-${at}.ts`), code);

  for (const config of ["browser", "bundler", "nodenext"]) {
    console.log(`tsc, ${msw}, ${config}`);
    run("tsc", "-p", join(project, `tsconfig.${config}.json`));
  }

  const script = join(project, "import.js");
  const imports = entryPoints
    .filter((name) => !notInPlainNode.includes(name))
    .map((name) => `import "${name}";\n`);
  writeFileSync(script, imports.join(""));
  console.log(`node, ${msw}`);
  run("node", script);
}

/** A worker's project, whose types are to lead to no file of msw. */
function checkEdge(): void {
  const project = projectWithPackage("edge");
  const { compilerOptions } = JSON.parse(
    readFileSync(join(root, "test/types/tsconfig.bundler.json"), "utf8"),
  ) as { compilerOptions: object };
  const config = { compilerOptions: { ...compilerOptions, types: [] }, files: ["worker.ts"] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(project, "worker.ts"), exportsOf(ofEdge));
  console.log("tsc, edge");
  run("tsc", "-p", project);
  const files = execFileSync("tsc", ["-p", project, "--listFilesOnly"], { encoding: "utf8" }).split("\n");
  const ofMsw = files.find((file) => /\/node_modules\/(?:msw|@mswjs)\//.test(file));
  if (ofMsw === undefined) return;
  console.error(`check:package: the types of ${ofEdge.join(", ")} lead to ${ofMsw}.`);
  process.exit(1);
}

/** The TypeScript of README and docs that is not part of an example and imports no other block, each to be a file. */
function codeOfDocs(): readonly string[] {
  const blocks = PAGES.flatMap(blocksOf).filter((block) => !isOfExample(block));
  // Without an import or export two blocks would share their names.
  return blocks
    .filter(({ code }) => !/ from "\.{1,2}\//.test(code))
    .map(({ code }) => `${code}\nexport {};\n`);
}

function run(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { cwd: root, stdio: "inherit" });
  } catch {
    console.error(`\ncheck:package: ${command} ${args.join(" ")} failed.`);
    process.exit(1);
  }
}
