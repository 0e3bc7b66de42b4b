import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import type { Plugin } from "vite";
import { withRequests } from "../tooling/site/pages.ts";

const NAME = "virtual:sandbank-docs";
/** What of the docs the playground has; the rest is on the site of the docs. */
const FOLDERS = ["start", "how-to"] as const;
const docs = new URL("../docs/", import.meta.url);

/** Gives the playground's page Docs the Markdown of `docs/start` and `docs/how-to` as HTML, made when it is built. */
export function docsModule(): Plugin {
  return {
    name: "sandbank:docs",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const pages = FOLDERS.flatMap((folder) =>
        readdirSync(new URL(`${folder}/`, docs)).map((file) => `${folder}/${file}`),
      );
      for (const page of pages) this.addWatchFile(fileURLToPath(new URL(page, docs)));
      const html = pages.map((page) => [placeOf(page), htmlOf(page)] as const);
      const titles = pages.map((page) => [placeOf(page), titleOf(page)] as const);
      return `export const DOCS = new Map(${JSON.stringify(html)}); export const TITLES = new Map(${JSON.stringify(titles)});`;
    },
  };
}

/** The place of a page, in which its folder stands for its index. */
function placeOf(page: string): string {
  return page.replace(/(\/index)?\.md$/, "");
}

function htmlOf(page: string): string {
  const marked = new Marked({
    renderer: {
      // The playground has its own first heading.
      heading: (text, level) =>
        `<h${level + 1}${level === 1 ? ' tabindex="-1"' : ""}>${text}</h${level + 1}>`,
      link: (href, _title, text) => linkOf(page, href, text),
      code: (code, info = "") => {
        const file = /\[(.+)\]$/.exec(info)?.[1]?.replace(/^test\/examples\/[^/]+\//, "");
        const name = file === undefined ? "" : `<p class="file-name">${escaped(file)}</p>`;
        return `${name}<pre tabindex="0" dir="ltr"><code>${escaped(code)}</code></pre>`;
      },
      table: (head, body) =>
        `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`,
    },
  });
  return marked.parse(withRequests(readFileSync(new URL(page, docs), "utf8"))) as string;
}

/** The first heading of a page, as text. */
function titleOf(page: string): string {
  const [, title = ""] = /^# (.+)$/m.exec(readFileSync(new URL(page, docs), "utf8")) ?? [];
  return title.replaceAll("`", "");
}

/** A file that the playground has no page of is named by its path in the repository. */
function linkOf(page: string, href: string, text: string): string {
  if (/^https?:/.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${text}</a>`;
  const path = new URL(href, `file:///docs/${page}`).pathname.slice(1);
  const [, own] = /^docs\/((?:start|how-to)\/[^/]+\.md)$/.exec(path) ?? [];
  if (own !== undefined) return `<a href="#/docs/${placeOf(own)}">${text}</a>`;
  return text.includes(path) ? `<code>${path}</code>` : `${text} (<code>${path}</code>)`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
