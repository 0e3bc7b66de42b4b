import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "../../../../tooling/chromium.ts";

/** For browser.long.page.test.ts alone: the case is meant to fail. */
export default defineConfig({
  root: fileURLToPath(new URL("./", import.meta.url)),
  cacheDir: "../../../../node_modules/.vite-failures",
  plugins: [msw({ mode: "worker-only" })],
  server: { fs: { allow: ["../../../.."] } },
  test: {
    include: ["browser.cases.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
