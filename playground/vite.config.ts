import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { defineConfig, type Plugin } from "vite";
import { inPage } from "../tooling/build/in-page.ts";
import { entryAliases } from "../tooling/entries.ts";
import { docsModule } from "./docs-module.ts";

export default defineConfig({
  // Relative, so that the build runs from any sub-path of a static host.
  base: "./",
  // Apart from the cache of the tests, which would have the page load twice.
  cacheDir: "../node_modules/.vite-playground",
  // Serves the mockServiceWorker.js of the installed msw, and puts it beside the page in a build.
  plugins: [{ ...inPage, enforce: "pre" }, msw({ mode: "worker-only" }), firstScreen(), docsModule()],
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  resolve: {
    alias: entryAliases,
    // Lit's development build warns in the console of every visitor.
    conditions: ["module", "browser", "production"],
  },
  // A test that was recorded runs in a worker, which loads large scenarios on demand.
  worker: { format: "es" },
  build: {
    emptyOutDir: true,
    // A strict Content-Security-Policy allows no addresses of data.
    assetsInlineLimit: 0,
    // msw, which is loaded after the first page.
    chunkSizeWarningLimit: 1000,
  },
});

/** The first screen is painted before any script runs, and where the page was opened as a file. */
function firstScreen(): Plugin {
  return {
    name: "sandbank:first-screen",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle = {} }) =>
        page
          // So that the words do not change their shape a moment after they are there.
          .replace("</title>", `</title>${Object.keys(bundle).filter(isFont).map(preload).join("")}`)
          // A file has no origin, so that a style sheet asked for with one is refused.
          .replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"')
          // So that another page's address does not show the first one for a moment.
          .replace(/<script type="module"/g, '<script type="module" blocking="render"'),
    },
  };
}

function isFont(file: string): boolean {
  return file.endsWith(".woff2");
}

function preload(font: string): string {
  return `<link rel="preload" as="font" href="./${font}" crossorigin />`;
}
