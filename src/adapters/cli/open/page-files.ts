import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The page loads from its own server alone, whatever a file holds. The schemas of rows are compiled, which is an eval. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * Reads the page that shows the bank of a failed test. Returns what answers a path of it, with undefined for any other path.
 * Throws an Error when the page was not built.
 */
export function readPage(): (path: string) => Response | undefined {
  const folder = fileURLToPath(new URL("dist/failure-page", import.meta.resolve("sandbank/package.json")));
  const names = namesIn(folder).map((name) => name.replaceAll("\\", "/"));
  if (!names.includes("index.html"))
    throw new Error(
      "The page of this command is missing in this copy of Sandbank: build it with npm run build.",
    );
  return (path) => {
    const name = path === "/" ? "index.html" : path.slice(1);
    if (!names.includes(name)) return undefined;
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    return new Response(readFileSync(join(folder, name)), {
      headers: { "Content-Type": type, "Content-Security-Policy": POLICY },
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
