import { defineConfig } from "@playwright/test";
import type { BankFixtures } from "sandbank/playwright";
import { SERVICE } from "./src/service.ts";

const at = (port: number) => `http://localhost:${port}/sub/`;

export default defineConfig<BankFixtures>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: { launchOptions: JSON.parse(process.env.CHROMIUM_LAUNCH ?? "{}") },
  projects: [
    {
      name: "build without a bank in it",
      testMatch: "playwright.e2e.ts",
      use: {
        baseURL: at(4301),
        bankOptions: { baseUrl: SERVICE, clock: { start: "2026-03-02T15:00:00Z", paused: true } },
      },
    },
    { name: "vite", testMatch: "vite.e2e.ts", use: { baseURL: at(4302) } },
    {
      name: "hot reload",
      testMatch: "hot-reload.e2e.ts",
      use: { baseURL: at(4302) },
      dependencies: ["vite"],
    },
    { name: "demo build", testMatch: "vite.e2e.ts", use: { baseURL: at(4303) }, grepInvert: /dev server/ },
  ],
  webServer: [
    { command: "vite build && vite preview --port 4301 --strictPort", url: at(4301) },
    { command: "vite --port 4302 --strictPort", url: at(4302) },
    {
      command: "vite build --mode demo && vite preview --mode demo --port 4303 --strictPort",
      url: at(4303),
    },
  ],
});
