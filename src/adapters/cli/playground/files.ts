import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Those that the archive holds as base64. */
const BYTES: Readonly<Record<string, string>> = {
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/**
 * Reads the playground out of the package. Returns what answers a path of it, with a 404 for one that it doesn't have. Throws an
 * Error when it was not built.
 *
 * @example const answer = readPlayground(); answer("/") // the page
 */
export function readPlayground(): (path: string) => Response {
  const files = unpack();
  return (path) => {
    const name = path === "/" ? "index.html" : path.slice(1);
    const text = Object.hasOwn(files, name) ? files[name] : undefined;
    if (text === undefined) return new Response("Not found", { status: 404 });
    const ending = extname(name);
    const bytes = BYTES[ending];
    return new Response(bytes === undefined ? text : Buffer.from(text, "base64"), {
      headers: { "Content-Type": bytes ?? TYPES[ending] ?? "text/plain; charset=utf-8" },
    });
  };
}

function unpack(): Readonly<Record<string, string>> {
  const path = new URL("dist/playground.br", import.meta.resolve("sandbank/package.json"));
  try {
    return JSON.parse(brotliDecompressSync(readFileSync(path)).toString());
  } catch (cause) {
    throw new Error("The playground is missing in this copy of Sandbank: build it with npm run build.", {
      cause,
    });
  }
}
