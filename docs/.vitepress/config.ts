import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";
import { inPage } from "../../tooling/build/in-page.ts";
import { entryAliases } from "../../tooling/entries.ts";
import { cardText } from "./card-text.ts";
import { fileNames } from "./file-names.ts";
import { folderLinks, folderPages } from "./folder-links.ts";
import { outsideLinks } from "./outside-links.ts";
import { packageManagers } from "./package-managers.ts";
import { editPattern, isWritten, repository, version } from "./project.ts";
import { sidebar } from "./sidebar.ts";
import { sidebarItem } from "./sidebar-item.ts";
import { statementAnchors } from "./statement-anchors.ts";
import { tableLabels } from "./table-labels.ts";

const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL("../../playground/icon.svg", import.meta.url), "utf8"))}`;

export default defineConfig({
  lang: "en",
  title: "Sandbank",
  description: "A mock bank that runs inside your app: make a transfer fail, decline a card, move time.",
  // A static host may serve the site below a path: `SANDBANK_DOCS_BASE=/sandbank/ npm run docs:build`.
  base: process.env.SANDBANK_DOCS_BASE ?? "/",
  head: [["link", { rel: "icon", href: icon }]],
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
      cardText(markdown);
      packageManagers(markdown);
      fileNames(markdown);
      statementAnchors(markdown);
      tableLabels(markdown);
    },
  },
  transformPageData({ relativePath, frontmatter }) {
    if (!isWritten(relativePath)) frontmatter.editLink = false;
    if (/^(start|how-to)\/index\.md$/.test(relativePath)) frontmatter.pageClass = "chooser";
    // Each option of `assumptions` would be a line of it.
    if (relativePath === "reference/options.md") frontmatter.outline = 2;
    // A table of endpoints has long paths, and needs the room of the outline.
    if (/^(endpoints|fidelity)\.md$/.test(relativePath)) frontmatter.aside = false;
  },
  themeConfig: {
    logo: { src: icon, alt: "" },
    search: {
      provider: "local",
      options: {
        detailedView: true,
        // The order of the pages is that of theme/search-order.ts.
        miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } } },
      },
    },
    outline: { level: [2, 3] },
    ...(editPattern ? { editLink: { pattern: editPattern, text: "Edit this page" } } : {}),
    nav: [
      { text: "Get started", link: "/start/", activeMatch: "^/start/" },
      { text: "How to", link: "/how-to/", activeMatch: "^/how-to/" },
      {
        text: "Reference",
        link: "/reference/",
        activeMatch: "^/(reference|spec|decisions|endpoints|fidelity|limits)",
      },
      { text: "Playground", link: "/try" },
      {
        text: version,
        items: [
          { text: "What is stable", link: "/reference/stability" },
          ...(repository ? [{ text: "Changelog", link: `${repository}CHANGELOG.md` }] : []),
        ],
      },
    ],
    sidebar,
    docFooter: { prev: "Previous", next: "Next" },
  },
  vite: {
    plugins: [{ ...inPage, enforce: "pre" }, sidebarItem],
    // Its modules are larger than Vite finds usual: the bank, and the statements.
    build: { chunkSizeWarningLimit: 1500 },
    resolve: {
      alias: [
        // A bank in a page is made of the sources, as is the demonstration of the first page.
        ...entryAliases,
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
