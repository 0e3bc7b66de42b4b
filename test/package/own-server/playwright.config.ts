import { defineConfig } from "@playwright/test";

const SERVERS = { express: 4321, fastify: 4322, hono: 4323, node: 4324 };

const server = (name: string, port: number, NODE_ENV: string) => ({
  command: `node build.ts && node ${name}.ts`,
  port,
  env: { NODE_ENV, PORT: String(port) },
});

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  workers: 1,
  expect: { timeout: 20_000 },
  timeout: 60_000,
  projects: [
    ...Object.entries(SERVERS).map(([name, port]) => ({
      name,
      testMatch: "dev.e2e.ts",
      use: { baseURL: `http://localhost:${port}` },
    })),
    {
      name: "production",
      testMatch: "production.e2e.ts",
      use: { baseURL: "http://localhost:4325" },
    },
  ],
  webServer: [
    ...Object.entries(SERVERS).map(([name, port]) => server(name, port, "development")),
    server("express", 4325, "production"),
  ],
});
