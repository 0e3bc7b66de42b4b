import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A page that was written by a person, as it stands in the repository. */
export interface Page {
  /** From the root of the site, as in "how-to/failed-transfer.html". */
  readonly url: string;
  readonly title: string;
  /** The first paragraph, on one line. */
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
}

/** Folders whose pages are for a reader who sets the bank up; the reference is in the types. */
const FOLDERS = ["start", "how-to"];
const SINGLE = ["limits.md", "endpoints.md", "spec/decided.md", "spec/options.md"];

/** The written pages of the site, those about starting first. */
export function builtPages(docs: string): readonly Page[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((file) => file.endsWith(".md"))
      .sort(
        (one, other) => Number(other === "index.md") - Number(one === "index.md") || one.localeCompare(other),
      )
      .map((file) => `${folder}/${file}`),
  );
  return [...inFolders, ...SINGLE].map((path) => pageOf(path, readFileSync(join(docs, path), "utf8")));
}

function pageOf(path: string, source: string): Page {
  const text = withRequests(source.replace(/^---\n[\s\S]*?\n---\n/, "").trim());
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  const [, first = ""] = /^# .+\n+((?!```)[^#|<\n-][^\n]*(?:\n[^\n]+)*)/m.exec(text) ?? [];
  return { url: path.replace(/\.md$/, ".html"), title, summary: first.replaceAll("\n", " "), text };
}

/** A bank in the page is the request that it begins with, where no component runs. */
export function withRequests(text: string): string {
  return text.replace(/<TryBank([\s\S]*?)\/>/g, (_, attributes: string) => {
    const [, method = "GET"] = /method="(.+?)"/.exec(attributes) ?? [];
    const [, path = ""] = /path="(.+?)"/.exec(attributes) ?? [];
    const [, body = ""] = /body='(.+?)'/.exec(attributes) ?? [];
    return `\`\`\`http\n${method} ${path}${body && `\n\n${body}`}\n\`\`\``;
  });
}
