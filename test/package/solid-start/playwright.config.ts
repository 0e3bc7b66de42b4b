import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4335/";

export default defineConfig({
  testDir: "repository/test/package/beside",
  metadata: { serverFile: "src/routes/index.tsx", optionsFile: "src/bank.ts", built: ".output" },
  testMatch: "*.e2e.ts",
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 90_000,
  use: { baseURL },
  // The address of a script, because the first page is to be that of a test.
  webServer: {
    command: "vite dev --port 4335 --strictPort",
    url: `${baseURL}mockServiceWorker.js`,
    timeout: 120_000,
  },
});
