import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { sandbank } from "sandbank/vite";

/** A site without a server, whose pages have what the bank answers while they are built. */
export default defineConfig({
  output: "static",
  integrations: [react()],
  srcDir: "./static/src",
  outDir: "./static/build",
  cacheDir: "./node_modules/.astro-static",
  vite: {
    cacheDir: "./node_modules/.vite-static",
    plugins: [sandbank({ options: "./src/bank.ts", prerender: true })],
  },
});
