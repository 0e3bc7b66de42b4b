import { defineConfig } from "@playwright/test";
import type { BankFixtures } from "sandbank/playwright";

export default defineConfig<BankFixtures>({
  testDir: "e2e",
  fullyParallel: true,
  use: {
    baseURL: "http://localhost:4173",
    // The bank of every test has these options; a test changes them with `test.use`.
    bankOptions: {
      baseUrl: "https://api.example.com",
      clock: { start: "2026-03-02T15:00:00Z", paused: true },
    },
  },
  webServer: {
    command: "vite build && vite preview --port 4173 --strictPort",
    url: "http://localhost:4173",
  },
});
