import { defineConfig } from "@playwright/test";

const at = (port: number) => ({ baseURL: `http://localhost:${port}` });
const server = (port: number, DIST: string, command: string) => ({
  command: `${command} --port ${port}`,
  port,
  timeout: 180_000,
  env: { DIST, NEXT_TELEMETRY_DISABLED: "1" },
});

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  // They edit files, which both dev servers see.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: "turbopack", testMatch: "dev.e2e.ts", use: at(4311) },
    { name: "webpack", testMatch: "dev.e2e.ts", use: at(4312) },
    { name: "production", testMatch: "production.e2e.ts", use: at(4313) },
    { name: "production by webpack", testMatch: "production.e2e.ts", use: at(4314) },
  ],
  webServer: [
    server(4311, ".next/of-turbopack", "next dev"),
    server(4312, ".next/of-webpack", "next dev --webpack"),
    server(4313, ".next/built", "next build && next start"),
    server(4314, ".next/built-by-webpack", "next build --webpack && next start"),
  ],
});
