import type { StorybookConfig } from "@storybook/react-vite";

export default {
  framework: "@storybook/react-vite",
  addons: ["@storybook/addon-vitest"],
  stories: ["../src/*.stories.tsx"],
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
