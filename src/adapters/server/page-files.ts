import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONTROL_ROOT } from "../../remote/paths.ts";

/** Where the files of a page are: below the control, so that pages of other origins can't load them. */
const FILES = `${CONTROL_ROOT}/files/`;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The content type of a file of a page, by its name; undefined for one that no page loads. */
export function contentTypeOf(name: string): string | undefined {
  return TYPES[extname(name)];
}

/** A page loads from its own server alone, whatever a file holds; its one inline script is the import map. */
function policyOf(html: string): string {
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(map).digest("base64");
  return `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`;
}

/**
 * Reads a page of the package, `failure` or `panel`, and which files it may load. Returns what answers its own path and those
 * of its files, with undefined for any other path. `base` is the path below which the server answers, such as "/sub". Throws an
 * Error when the pages were not built.
 *
 * @example const page = readPage("panel", "/_sandbank/panel"); page("/_sandbank/panel")
 */
export function readPage(
  name: "failure" | "panel",
  at: string,
  base = "",
): (path: string) => Response | undefined {
  const folder = fileURLToPath(new URL("dist", import.meta.resolve("sandbank/package.json")));
  const names = namesIn(folder).map((each) => each.replaceAll("\\", "/"));
  const page = `pages/${name}.html`;
  if (!names.includes(page))
    throw new Error("This page is missing in this copy of Sandbank: build it with npm run build.");
  const html = readFileSync(join(folder, page), "utf8").replaceAll(`"${FILES}`, `"${base}${FILES}`);
  const policy = policyOf(html);
  const answer = (body: BodyInit, type: string) =>
    new Response(body, { headers: { "Content-Type": type, "Content-Security-Policy": policy } });
  return (path) => {
    if (path === at) return answer(html, "text/html; charset=utf-8");
    const file = path.startsWith(FILES) ? path.slice(FILES.length) : "";
    const type = contentTypeOf(file);
    if (type === undefined || !names.includes(file)) return undefined;
    return answer(readFileSync(join(folder, file)), type);
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
