import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The links of a built site that lead to no page, file or heading of it, each as "page -> link". VitePress itself checks
 * the text of pages, but not the sidebar, headings, or links to files that are no pages.
 */
export function deadLinks(site: string, base: string): readonly string[] {
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"));
  const texts = new Map(pages.map((page) => [page, readFileSync(join(site, page), "utf8")]));
  const headings = new Map(Array.from(texts, ([page, text]) => [page, valuesOf(text, "id")]));

  const isDead = (page: string, link: string): boolean => {
    const { protocol, pathname, hash } = new URL(link, `file://${base}${page}`);
    if (protocol !== "file:") return false;
    if (!pathname.startsWith(base)) return true;
    const path = decodeURIComponent(pathname.slice(base.length)).replace(/(^|\/)$/, "$1index.html");
    const heading = decodeURIComponent(hash.slice(1));
    const found = headings.get(path);
    if (!found) return !existsSync(join(site, path)) || statSync(join(site, path)).isDirectory();
    // What begins with a slash is an address within the playground.
    return heading !== "" && !heading.startsWith("/") && !found.has(heading);
  };

  return Array.from(texts).flatMap(([page, text]) =>
    [...valuesOf(text, "href")].filter((link) => isDead(page, link)).map((link) => `${page} -> ${link}`),
  );
}

function valuesOf(text: string, attribute: "id" | "href"): ReadonlySet<string> {
  const found = text.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"));
  return new Set(Array.from(found, ([, value = ""]) => value.replaceAll("&amp;", "&")));
}
