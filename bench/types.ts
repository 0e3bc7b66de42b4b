import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { configOf } from "../tooling/check/types.ts";
import { runProgram } from "../tooling/program.ts";
import { AIMS } from "./support/aims.ts";
import type { Contender } from "./support/contest.ts";
import { project, root } from "./support/places.ts";
import { compare } from "./support/show.ts";

const FILES = {
  msw: 'import { HttpResponse, http } from "msw";\nconsole.log(http.get("/v1/ach", () => HttpResponse.json({ data: [] })));\n',
  empty: "export {};\n",
  bank: readFileSync(join(root, "test/package/types/bank.ts"), "utf8"),
};

/** What the compiler takes for a file that uses a library, in a fresh process. */
export async function run(): Promise<void> {
  const folder = project("types");
  const contenders: Contender[] = [
    { name: "msw", measure: () => compileTime(folder, "msw") },
    { name: "an empty file", measure: () => compileTime(folder, "empty") },
    { name: "sandbank", measure: () => compileTime(folder, "bank"), aim: AIMS.compile },
  ];
  for (const [name, code] of Object.entries(FILES)) {
    writeFileSync(join(folder, `${name}.ts`), code);
    writeFileSync(join(folder, `${name}.json`), configOf(`${name}.ts`));
  }
  await compare("tsc of one file", contenders, { unit: "ms", rounds: 15 });
}

function compileTime(folder: string, name: keyof typeof FILES): number {
  const begin = performance.now();
  runProgram(process.execPath, [
    join(root, "node_modules/typescript/bin/tsc"),
    "-p",
    join(folder, `${name}.json`),
  ]);
  return performance.now() - begin;
}
