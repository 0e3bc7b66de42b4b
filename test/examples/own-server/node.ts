import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { basename } from "node:path";
import { port, scripts } from "./config.ts";
import { renderPage } from "./page.ts";
import { sandbank } from "./sandbank.ts";

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (sandbank && /^\/sandbank(?:\/|$)/.test(pathname)) {
    await sandbank.nodeHandler(request, response);
  } else if (pathname.startsWith("/client/")) {
    response.setHeader("Content-Type", "text/javascript");
    createReadStream(`${scripts}/${basename(pathname)}`)
      .on("error", () => response.destroy())
      .pipe(response);
  } else if (pathname === "/") {
    response.setHeader("Content-Type", "text/html");
    (await renderPage()).pipe(response);
  } else {
    response.writeHead(404).end();
  }
}).listen(port);
