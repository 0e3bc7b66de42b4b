import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4333/";

export default defineConfig({
  testDir: "repository/test/package/beside",
  metadata: { serverFile: "server/api/names.get.ts", optionsFile: "app/bank.ts", built: ".output" },
  testMatch: "*.e2e.ts",
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 90_000,
  use: { baseURL },
  // The address of a script, because the first page is to be that of a test.
  webServer: {
    command: "nuxt dev --port 4333",
    url: `${baseURL}_nuxt/mockServiceWorker.js`,
    timeout: 120_000,
  },
});
