import { defineConfig } from "@playwright/test";
import type { BankFixtures } from "sandbank/playwright";

const baseURL = "http://localhost:4174";
const startingAt = (start: string) => ({
  baseURL,
  bankOptions: { baseUrl: "https://api.example.com", clock: { start, paused: true } },
});

/** The checks of the package, in projects whose banks differ. */
export default defineConfig<BankFixtures>({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  fullyParallel: true,
  projects: [
    { name: "2026", use: startingAt("2026-03-02T15:00:00Z") },
    { name: "2027", use: startingAt("2027-03-01T15:00:00Z") },
  ],
  webServer: { command: "vite build && vite preview --port 4174 --strictPort", url: baseURL },
});
