import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const bin = (name: string) => join(root, "node_modules/.bin", name);

/**
 * What the compiler says of files of such texts, or otherwise Biome that formats them with a width of 80; "" for nothing. `resources`
 * is the text of a file beside them.
 */
export function problemsOf(sources: readonly string[], resources = "export {};\n"): string {
  const folder = mkdtempSync(join(tmpdir(), "recorded-"));
  try {
    const files = sources.map((source, at) => {
      const file = join(folder, `file${at}.ts`);
      writeFileSync(file, source);
      return file;
    });
    writeFileSync(join(folder, "resources.ts"), resources);
    const entry = (path: string) => [join(root, path)];
    const compilerOptions = {
      ...{ target: "es2024", module: "preserve", moduleResolution: "bundler", noEmit: true, strict: true },
      ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noUnusedLocals: true },
      ...{ allowImportingTsExtensions: true, skipLibCheck: true, types: [], lib: ["es2024", "dom"] },
      paths: {
        sandbank: entry("src/index.ts"),
        "sandbank/define": entry("src/define/index.ts"),
        "sandbank/fixtures": entry("fixtures/index.ts"),
        "sandbank/deliver": entry("src/webhooks/deliver.ts"),
        vitest: entry("node_modules/vitest"),
      },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const compiled = output("tsc", ["-p", folder]);
    if (compiled !== "") return compiled;
    const formatter = { indentStyle: "space", indentWidth: 2, lineWidth: 80 };
    writeFileSync(join(folder, "biome.json"), JSON.stringify({ root: true, formatter }));
    return output("biome", ["check", "--error-on-warnings", "--config-path", folder, ...files]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function output(command: string, given: readonly string[]): string {
  try {
    return execFileSync(bin(command), given, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1" },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `failed: ${stdout}${stderr}`;
  }
}
