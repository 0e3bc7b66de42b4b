import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [sandbank(), storybookTest()],
  test: {
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(),
      instances: [{ browser: "chromium" }],
    },
  },
});
