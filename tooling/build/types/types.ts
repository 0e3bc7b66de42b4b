import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { runProgram } from "../../program.ts";
import { ENTRIES, isExternal, root } from "../sources.ts";
import { describeTypes } from "./descriptions.ts";
import { removeSchemasOfTypes } from "./schemas.ts";
import { writeTypesOut } from "./written.ts";

/**
 * Bundles the types of the entries into dist, with their JSDoc. The compiler emits a declaration for each source, and these are
 * bundled: that needs no compiler API, which TypeScript 7 lacks.
 */
export async function buildTypes(): Promise<void> {
  const emitted = join(root, ".cache/build/types");
  rmSync(emitted, { recursive: true, force: true });
  runProgram("tsc", ["-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
  const written = writeTypesOut(emitted);
  removeSchemasOfTypes(emitted);
  describeTypes(emitted, written);
  const input = Object.entries(ENTRIES).map(([name, source]) => [
    name,
    join(emitted, source.replace(/\.ts$/, ".d.ts")),
  ]);
  await build({
    cwd: root,
    input: Object.fromEntries(input),
    external: isExternal,
    platform: "neutral",
    // It would complain about taking a few seconds.
    checks: { pluginTimings: false },
    plugins: [
      // The generator is for sources, and is chosen only because the plugin would ask for a tsconfig.json else.
      dts({ cwd: root, dtsInput: true, emitDtsOnly: true, tsconfig: false, generator: "oxc" }),
    ],
    output: {
      dir: join(root, "dist"),
      format: "esm",
      entryFileNames: "[name].d.ts",
      chunkFileNames: "chunks/[name].d.ts",
      minifyInternalExports: false,
    },
  });
}
