import { defineConfig } from "@playwright/test";
import type { BankFixtures } from "sandbank/playwright";
import { SERVICE_URL } from "./src/payments.ts";

/** Every server has a base path, because the plugin has to add it to the worker's script. */
const baseURL = (port: number) => `http://localhost:${port}/sub/`;
const preview = (port: number, flags: string) =>
  `vite build --base /sub/ ${flags} && vite preview --base /sub/ ${flags} --port ${port} --strictPort`;

export default defineConfig<BankFixtures>({
  // An edit may reach a page late on a busy machine; only a failure waits this long.
  expect: { timeout: 15_000 },
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  projects: [
    {
      name: "build without a bank in it",
      testMatch: ["playwright.e2e.ts", "failures.e2e.ts"],
      use: {
        baseURL: baseURL(4301),
        bankOptions: { baseUrl: SERVICE_URL, clock: { start: "2026-03-02T15:00:00Z", paused: true } },
      },
    },
    { name: "vite", testMatch: "vite.e2e.ts", use: { baseURL: baseURL(4302) } },
    {
      name: "hot reload",
      testMatch: "hot-reload.e2e.ts",
      use: { baseURL: baseURL(4302) },
      dependencies: ["vite"],
    },
    {
      name: "demo build",
      testMatch: "vite.e2e.ts",
      use: { baseURL: baseURL(4303) },
      grepInvert: /dev server/,
    },
  ],
  webServer: [
    { command: preview(4301, ""), url: baseURL(4301) },
    { command: "vite --base /sub/ --port 4302 --strictPort", url: baseURL(4302) },
    { command: preview(4303, "--mode demo --outDir dist-demo"), url: baseURL(4303) },
  ],
});
