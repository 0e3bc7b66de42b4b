import { defineConfig } from "@playwright/test";

const devServer = "http://localhost:4346/";
const built = "http://localhost:4347/";

export default defineConfig({
  expect: { timeout: 15_000 },
  testDir: "e2e",
  workers: 1,
  projects: [
    { name: "dev server", testMatch: "dev.e2e.ts", use: { baseURL: devServer } },
    { name: "build without a bank in it", testMatch: "build.e2e.ts", use: { baseURL: built } },
  ],
  webServer: [
    { command: "vite --port 4346 --strictPort", url: devServer },
    { command: "vite build && vite preview --port 4347 --strictPort", url: built },
  ],
});
