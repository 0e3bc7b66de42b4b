import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // In Vitest the plugin only serves msw's worker script, which browser mode needs.
  plugins: [react(), sandbank()],
  test: {
    projects: [
      { extends: true, test: { name: "node", include: ["test/*.test.ts"] } },
      { extends: true, test: { name: "jsdom", include: ["test/*.test.tsx"], environment: "jsdom" } },
      {
        extends: true,
        test: { name: "happy-dom", include: ["test/*.test.tsx"], environment: "happy-dom" },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["test/*.test.{ts,tsx}"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright(),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
