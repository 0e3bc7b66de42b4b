import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../../../tooling/chromium.ts";

const reporter = fileURLToPath(new URL("../../../../src/adapters/coverage/index.ts", import.meta.url));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../../../.cache/coverage-of-playwright",
  workers: 2,
  use: { launchOptions: chromiumLaunch() },
  reporter: [[reporter, JSON.parse(process.env.COVERAGE_OPTIONS ?? "{}")]],
});
