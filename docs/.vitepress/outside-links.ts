import type { MarkdownRenderer } from "vitepress";
import { repository } from "./project.ts";

/**
 * Links from a page to a file outside `docs`, such as an example project, work in the repository. On the site they lead to
 * the repository, if its address is known, such as "https://git.example/sandbank/blob/main/"; otherwise they
 * are shown as the path of the file.
 */
export function outsideLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("outside-links", ({ tokens, env }) => {
    const page: string = env.relativePath ?? "";
    for (const { children } of tokens) {
      for (const [at, token] of children?.entries() ?? []) {
        const path = token.type === "link_open" ? outside(page, token.attrGet("href") ?? "") : undefined;
        if (path === undefined) continue;
        if (repository) token.attrSet("href", new URL(path, repository).href);
        else asPath(children ?? [], at, path);
      }
    }
  });
}

/** The path from the repository of a file that is not below docs; undefined for all other links. */
function outside(page: string, href: string): string | undefined {
  if (!href.startsWith(".") && !href.startsWith("/")) return undefined;
  const { pathname } = new URL(href, `file:///docs/${page}`);
  return pathname.startsWith("/docs/") || href.startsWith("/") ? undefined : pathname.slice(1);
}

/** Puts the path as code in place of the link and its text. */
function asPath(
  tokens: Parameters<MarkdownRenderer["renderer"]["render"]>[0],
  at: number,
  path: string,
): void {
  const end = tokens.findIndex(({ type }, index) => index > at && type === "link_close");
  const [open] = tokens.slice(at, at + 1);
  if (!open || end < 0) return;
  open.type = "code_inline";
  open.tag = "code";
  open.nesting = 0;
  open.attrs = [];
  open.content = path;
  tokens.splice(at + 1, end - at);
}
