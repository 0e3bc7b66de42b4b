import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tooling/contract/*.test.ts"],
    root: fileURLToPath(new URL("../../", import.meta.url)),
    testTimeout: 60_000,
  },
});
