import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4331/";

export default defineConfig({
  metadata: { serverFile: "src/pages/index.astro", optionsFile: "src/bank.ts" },
  testMatch: ["repository/test/package/beside/*.e2e.ts", "e2e/islands.e2e.ts"],
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 90_000,
  use: { baseURL },
  // The address of a script, because the first page is to be that of a test.
  webServer: {
    command: "astro dev --port 4331",
    url: `${baseURL}mockServiceWorker.js`,
    timeout: 120_000,
  },
});
