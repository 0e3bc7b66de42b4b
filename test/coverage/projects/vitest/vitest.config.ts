import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const reporter = fileURLToPath(new URL("../../../../src/adapters/coverage/index.ts", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["*.spec.ts"],
    maxWorkers: 2,
    reporters: ["default", [reporter, JSON.parse(process.env.COVERAGE_OPTIONS ?? "{}")]],
  },
});
