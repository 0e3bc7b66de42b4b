import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tooling/contract/*.test.ts"],
    root: new URL("../../", import.meta.url).pathname,
    testTimeout: 60_000,
  },
});
