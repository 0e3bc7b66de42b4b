import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** For ended.slow.test.ts alone, in a process whose garbage collector the cases may call. */
export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  test: { include: ["ended.cases.ts"], execArgv: ["--expose-gc"] },
});
