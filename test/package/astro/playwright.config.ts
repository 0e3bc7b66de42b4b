import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4331/";

export default defineConfig({
  metadata: { serverFile: "src/pages/index.astro", optionsFile: "src/bank.ts" },
  // The first page is to be that of the first test.
  projects: [
    { name: "beside", testDir: "repository/test/package/beside", testMatch: "*.e2e.ts" },
    { name: "islands", testDir: "e2e", testMatch: "islands.e2e.ts", dependencies: ["beside"] },
  ],
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
