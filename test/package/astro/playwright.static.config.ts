import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4334/";

export default defineConfig({
  testDir: "e2e",
  testMatch: "static.e2e.ts",
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 90_000,
  use: { baseURL },
  webServer: {
    command: "astro dev --config static.config.ts --port 4334",
    url: `${baseURL}mockServiceWorker.js`,
    timeout: 120_000,
  },
});
