import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const launchOptions = JSON.parse(process.env.CHROMIUM_LAUNCH ?? "{}");

export default defineConfig({
  test: {
    projects: [
      { extends: "./vite.config.ts", test: { name: "node", include: ["test/*.test.ts"] } },
      {
        extends: "./vite.config.ts",
        test: { name: "jsdom", environment: "jsdom", include: ["test/*.test.tsx"] },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "browser",
          include: ["test/*.test.{ts,tsx}"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
