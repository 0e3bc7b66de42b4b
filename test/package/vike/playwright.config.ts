import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4336/";

export default defineConfig({
  testDir: "repository/test/package/beside",
  metadata: { serverFile: "pages/index/+data.ts", optionsFile: "bank.ts", built: "dist" },
  testMatch: "*.e2e.ts",
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 90_000,
  use: { baseURL },
  // The address of a script, because the first page is to be that of a test.
  webServer: {
    command: "vike dev --port 4336",
    url: `${baseURL}mockServiceWorker.js`,
    timeout: 120_000,
  },
});
