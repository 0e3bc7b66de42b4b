import type { StorybookConfig } from "@storybook/web-components-vite";
import { msw } from "msw/vite";

const config: StorybookConfig = {
  framework: "@storybook/web-components-vite",
  stories: ["../playground/stories/*.stories.ts"],
  addons: ["@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    base: "./",
    // Serves the mockServiceWorker.js of the installed msw, and puts it beside the stories in a build.
    plugins: [...(vite.plugins ?? []), msw({ mode: "worker-only" })],
  }),
};

export default config;
