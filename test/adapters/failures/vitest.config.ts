import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** For vitest.test.ts alone: most of the cases are meant to fail. */
export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  test: { include: ["vitest.cases.ts"] },
});
