import { defineConfig } from "vite";
import { inPage } from "../tooling/build/in-page.ts";
import { smallerCollection } from "../tooling/build/smaller-collection.ts";
import { entryAliases } from "../tooling/entries.ts";

/** The page of `npx sandbank open`. */
export default defineConfig({
  base: "./",
  plugins: [smallerCollection, inPage].map((plugin) => ({ ...plugin, enforce: "pre" })),
  resolve: { alias: entryAliases, conditions: ["module", "browser", "production"] },
  build: { chunkSizeWarningLimit: 1000, modulePreload: { polyfill: false } },
});
