import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";
import { fileNames } from "./file-names.ts";
import { folderLinks, folderPages } from "./folder-links.ts";
import { outsideLinks } from "./outside-links.ts";
import { sidebar } from "./sidebar.ts";
import { statementAnchors } from "./statement-anchors.ts";

const icon = readFileSync(new URL("../../playground/icon.svg", import.meta.url), "utf8");

export default defineConfig({
  lang: "en",
  title: "Sandbank",
  description: "A bank in your front end's own process.",
  // A static host may serve the site below a path: `SANDBANK_DOCS_BASE=/sandbank/ npm run docs:build`.
  base: process.env.SANDBANK_DOCS_BASE ?? "/",
  head: [["link", { rel: "icon", href: `data:image/svg+xml,${encodeURIComponent(icon)}` }]],
  cleanUrls: false,
  lastUpdated: false,
  srcExclude: ["skills/**", "api/**"],
  rewrites: folderPages,
  markdown: {
    // The lighter one that VitePress has by itself writes names of variables too faintly.
    theme: { light: "github-light-default", dark: "github-dark-default" },
    config(markdown) {
      outsideLinks(markdown);
      folderLinks(markdown);
      fileNames(markdown);
      statementAnchors(markdown);
    },
  },
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // The order of the pages is that of theme/search-order.ts.
        miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } } },
      },
    },
    outline: { level: [2, 3] },
    nav: [
      { text: "Start", link: "/start/", activeMatch: "^/start/" },
      { text: "How to", link: "/how-to/", activeMatch: "^/how-to/" },
      { text: "Reference", link: "/reference/", activeMatch: "^/(reference|spec|fidelity|limits)" },
      { text: "Try it", link: "/try" },
    ],
    sidebar,
    docFooter: { prev: false, next: false },
  },
  vite: {
    resolve: {
      alias: [
        // The bank of the page "Try it" is the built package of this repository.
        { find: "sandbank", replacement: new URL("../../dist/", import.meta.url).pathname },
        // Those of the theme have no main part, to which a screen reader could go.
        { find: /^.*\/VPHome\.vue$/, replacement: new URL("theme/home.vue", import.meta.url).pathname },
        {
          find: /^.*\/NotFound\.vue$/,
          replacement: new URL("theme/not-found.vue", import.meta.url).pathname,
        },
      ],
    },
    server: { fs: { allow: [new URL("../..", import.meta.url).pathname] } },
  },
});
