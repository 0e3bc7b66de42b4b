import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A static host that serves a folder below a sub-path, each file with the same further headers, and knows nothing else. */
export async function hostFolder(
  folder: string,
  below: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const inside = pathname.startsWith(below) ? pathname.slice(below.length) || "index.html" : undefined;
    const file = inside === undefined ? undefined : join(folder, normalize(`/${inside}`));
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("The host has no such file.");
      return;
    }
    response.writeHead(200, {
      ...headers,
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
    });
    createReadStream(file).pipe(response);
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${below}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "localhost", resolve);
  });
}
