import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/**
 * Serves a built folder as a static host does: gzipped, with what has a hash in its name to be kept for a year. At another address
 * than this machine's own loopback, browsers take its pages for insecure.
 */
export async function hostGzipped(folder: string, at = "localhost"): Promise<{ url: string; close(): void }> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const file = join(folder, normalize(pathname === "/" ? "/index.html" : pathname));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("The host has no such file.");
      return;
    }
    const body = packed.get(file) ?? gzipSync(readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Encoding": "gzip",
      "Cache-Control": pathname.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(body);
  });
  server.listen(0, at);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  return { url: `http://${at}:${address.port}/`, close: () => server.close() };
}
