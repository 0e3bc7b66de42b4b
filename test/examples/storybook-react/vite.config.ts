import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// In Storybook this only serves msw's worker script.
export default defineConfig({ plugins: [sandbank()] });
