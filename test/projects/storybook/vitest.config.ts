import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const launchOptions = JSON.parse(process.env.CHROMIUM_LAUNCH ?? "{}");

export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        plugins: [storybookTest()],
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      { test: { name: "built", include: ["test/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
