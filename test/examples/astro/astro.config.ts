import node from "@astrojs/node";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { sandbank } from "sandbank/vite";

export default defineConfig({
  output: "server",
  adapter: node({ mode: "standalone" }),
  integrations: [react()],
  outDir: "./build",
  vite: { plugins: [sandbank({ options: "./src/bank.ts", panel: true })] },
});
