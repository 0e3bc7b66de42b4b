import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PAGE = "failure-page/index.html";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The page loads from its own server alone, whatever a file holds; its one inline script is the import map. */
function policyOf(html: string): string {
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(map).digest("base64");
  return `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`;
}

/**
 * Reads the page that shows the bank of a failed test, and which files of the package it may load. Returns what answers a path
 * of it, with undefined for any other path. Throws an Error when the page was not built.
 */
export function readPage(): (path: string) => Response | undefined {
  const folder = fileURLToPath(new URL("dist", import.meta.resolve("sandbank/package.json")));
  const names = namesIn(folder).map((name) => name.replaceAll("\\", "/"));
  if (!names.includes(PAGE))
    throw new Error(
      "The page of this command is missing in this copy of Sandbank: build it with npm run build.",
    );
  const policy = policyOf(readFileSync(join(folder, PAGE), "utf8"));
  return (path) => {
    const name = path === "/" ? PAGE : path.slice(1);
    const type = TYPES[extname(name)];
    if (type === undefined || !names.includes(name)) return undefined;
    return new Response(readFileSync(join(folder, name)), {
      headers: { "Content-Type": type, "Content-Security-Policy": policy },
    });
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
