import type { MarkdownRenderer } from "vitepress";

/** The README of a folder in the repository is the index of that folder on the site; links to it follow. */
export const folderPages = { "spec/README.md": "spec/index.md", "decisions/README.md": "decisions/index.md" };

/** Leads links to the README of such a folder to its index. */
export function folderLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("folder-links", ({ tokens }) => {
    for (const link of tokens.flatMap(({ children }) => children ?? [])) {
      const href = link.type === "link_open" ? link.attrGet("href") : null;
      if (href) link.attrSet("href", href.replace(/\b(spec|decisions)\/README\.md/, "$1/index.md"));
    }
  });
}
