import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../../tooling/chromium.ts";

/** For playwright.slow.page.test.ts alone: most of the cases are meant to fail. */
export default defineConfig({
  testMatch: "playwright.cases.ts",
  outputDir: "../../../.cache/failures-of-playwright",
  workers: 1,
  use: { launchOptions: chromiumLaunch() },
});
