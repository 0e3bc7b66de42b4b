import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** For fixture.slow.test.ts alone: the cases are meant to fail. */
export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  test: { include: ["fixture.cases.ts"] },
});
