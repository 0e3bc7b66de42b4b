import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// In Storybook and Vitest this serves msw's worker script, and no more.
export default defineConfig({ plugins: [sandbank()] });
