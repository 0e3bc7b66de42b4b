import { defineConfig } from "@playwright/test";

const baseURL = "http://localhost:4341/";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  workers: 1,
  expect: { timeout: 30_000 },
  timeout: 90_000,
  use: { baseURL },
  webServer: { command: "ng serve --port 4341", url: baseURL, timeout: 180_000 },
});
