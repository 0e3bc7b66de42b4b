import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vitest/config";

/** That of the example, in the words of Vitest 3 and Storybook 9, which does not set up the stories' tests itself. */
export default defineConfig({
  plugins: [sandbank(), storybookTest()],
  test: {
    setupFiles: [".storybook/vitest.setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      provider: "playwright",
      instances: [{ browser: "chromium" }],
    },
  },
});
