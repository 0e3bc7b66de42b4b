import { cpSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import { pack, projectWith } from "../packed.ts";
import { runProgram } from "../program.ts";

const files = join(root, "test/package/types");

/** What `test/package/types/bank.ts` may cost: types that the compiler makes, and kilobytes of the package that it reads. */
const MOST_TYPES = 950;
const MOST_KILOBYTES = 200;

/** Limits what the types of the package cost the compiler of who uses them, and compares them with those of the sources. */
export function check(): readonly string[] {
  const project = join(root, ".cache/check-types");
  projectWith(pack(join(root, ".cache/types")), project);
  cpSync(join(files, "bank.ts"), join(project, "bank.ts"));
  const { types, kilobytes } = costOf(project);
  console.log(
    `a bank: ${types} types of at most ${MOST_TYPES}, ${kilobytes} KB of at most ${MOST_KILOBYTES} read`,
  );
  const dist = join(project, "node_modules/sandbank/dist");
  // What defines a resource is a schema of zod: its entry has these types, and no other does.
  const ofZod = globSync("**/*.d.ts", { cwd: dist, exclude: ["define.d.ts"] }).filter((file) =>
    readFileSync(join(dist, file), "utf8").includes('from "zod'),
  );
  runProgram("tsc", ["-p", files], { cwd: root, stdio: "inherit" });
  return [
    ...(types > MOST_TYPES || kilobytes > MOST_KILOBYTES ? ["the types cost the compiler too much."] : []),
    ...ofZod.map((file) => `dist/${file} imports zod: a type in it is inferred, and not written out.`),
  ];
}

function costOf(project: string): { readonly types: number; readonly kilobytes: number } {
  const printed = compile(project, "bank.ts");
  const read = printed.split("\n").filter((line) => line.includes("/node_modules/sandbank/"));
  const bytes = read.reduce((sum, file) => sum + statSync(file).size, 0);
  return { types: Number(/^Types:\s+(\d+)$/m.exec(printed)?.[1]), kilobytes: Math.round(bytes / 1024) };
}

/** As most projects are compiled: the declarations of libraries are read, and not checked. Returns the files and the figures. */
function compile(project: string, file: string): string {
  writeFileSync(join(project, "tsconfig.json"), configOf(file));
  return runProgram("tsc", ["-p", project, "--listFiles", "--extendedDiagnostics"], { cwd: root });
}

/** The configuration of a project that uses the package in a file, as text. */
export function configOf(file: string): string {
  return JSON.stringify({
    extends: join(root, "test/types/tsconfig.bundler.json"),
    compilerOptions: { types: [], skipLibCheck: true },
    include: [file],
  });
}
