import type { StorybookConfig } from "@storybook/html-vite";

export default {
  framework: "@storybook/html-vite",
  addons: ["@storybook/addon-docs", "@storybook/addon-vitest"],
  stories: ["../src/*.stories.ts"],
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
