import type { StorybookConfig } from "@storybook/web-components-vite";
import { msw } from "msw/vite";
import { mergeConfig } from "vite";
import { entryAliases } from "../tooling/entries.ts";

const config: StorybookConfig = {
  framework: "@storybook/web-components-vite",
  stories: ["../playground/stories/**/*.mdx", "../playground/stories/**/*.stories.ts"],
  addons: ["@storybook/addon-docs", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      base: "./",
      resolve: { alias: entryAliases },
      // Serves the mockServiceWorker.js of the installed msw, and puts it beside the stories in a build.
      plugins: [msw({ mode: "worker-only" })],
    }),
};

export default config;
