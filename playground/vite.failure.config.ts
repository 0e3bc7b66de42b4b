import { defineConfig } from "vite";
import { entryAliases } from "../tooling/entries.ts";

/** The page of `npx sandbank open`. */
export default defineConfig({
  base: "./",
  resolve: { alias: entryAliases, conditions: ["module", "browser", "production"] },
  build: { chunkSizeWarningLimit: 1000, modulePreload: { polyfill: false } },
});
