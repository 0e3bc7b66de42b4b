import { Readable } from "node:stream";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { port, scripts } from "./config.ts";
import { renderPage } from "./page.ts";
import { sandbank } from "./sandbank.ts";

const app = new Hono();
// A pattern that ends with "/*" is the path itself too.
const { handle } = sandbank ?? {};
if (handle) app.all("/sandbank/*", ({ req }) => handle(req.raw));
app.use(
  "/client/*",
  serveStatic({ root: scripts, rewriteRequestPath: (path) => path.replace("/client", "") }),
);
app.get("/", async (context) =>
  context.body(Readable.toWeb(await renderPage()) as ReadableStream, 200, { "Content-Type": "text/html" }),
);
serve({ fetch: app.fetch, port });
