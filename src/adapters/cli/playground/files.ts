import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { contentTypeOf } from "../../server/page-files.ts";

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
    return new Response(Buffer.from(text, "latin1"), {
      headers: { "Content-Type": contentTypeOf(name) ?? "text/plain; charset=utf-8" },
    });
  };
}

/** The files by their names, with a character for each byte. */
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
