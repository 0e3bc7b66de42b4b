import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { entryAliases } from "../tooling/entries.ts";

export default defineConfig({
  // Relative, so that the build runs from any sub-path of a static host.
  base: "./",
  // Apart from the cache of the tests, which would have the page load twice.
  cacheDir: "../node_modules/.vite-playground",
  // Serves the mockServiceWorker.js of the installed msw, and puts it beside the page in a build.
  plugins: [msw({ mode: "worker-only" })],
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  resolve: {
    alias: entryAliases,
    // Lit's development build warns in the console of every visitor.
    conditions: ["module", "browser", "production"],
  },
  // A test that was recorded runs in a worker, which loads large scenarios on demand.
  worker: { format: "es" },
  // The whole bank and msw are in one script: the page is of no use without either.
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
  },
});
