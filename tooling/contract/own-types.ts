import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../program.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const bin = join(root, "tooling/contract/node_modules/.bin");
const folder = join(root, ".cache/contract/own");

/**
 * Makes types of the document as a team does for itself, with the command of the README, and compiles requests with them
 * and with ours, by TypeScript 5 and by the compiler of the repository. Returns the number of compilations.
 */
export function checkOwnTypes(): number {
  mkdirSync(folder, { recursive: true });
  const made = join(folder, "types.ts");
  const flags = ["dist/openapi.json", "-o", made, "--default-non-nullable=false"];
  run(join(bin, "openapi-typescript"), flags);
  const ours = join(root, "src/openapi/generated/types.ts");
  const compilers = [join(bin, "tsc"), join(root, "node_modules/.bin/tsc")];
  for (const types of [made, ours]) {
    const config = join(folder, "tsconfig.json");
    writeFileSync(config, JSON.stringify(configFor(types)));
    for (const compiler of compilers) run(compiler, ["--noEmit", "-p", config]);
  }
  return 2 * compilers.length;
}

function configFor(types: string): object {
  return {
    compilerOptions: {
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      types: [],
      allowImportingTsExtensions: true,
      strict: true,
      skipLibCheck: false,
      paths: { "sandbank/openapi": [types] },
    },
    files: [join(root, "tooling/contract/requests.ts")],
  };
}

function run(command: string, args: readonly string[]): void {
  runProgram(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
