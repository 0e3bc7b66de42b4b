import { resolve } from "node:path";
import files from "@fastify/static";
import fastify from "fastify";
import { port, scripts } from "./config.ts";
import { renderPage } from "./page.ts";
import { sandbank } from "./sandbank.ts";

const app = fastify();
// Before Fastify reads the body.
app.addHook("onRequest", async (request, reply) => {
  if (!sandbank || !/^\/sandbank(?:[/?]|$)/.test(request.url)) return;
  reply.hijack();
  await sandbank.nodeHandler(request.raw, reply.raw);
});
app.register(files, { root: resolve(scripts), prefix: "/client/" });
app.get("/", async (_, reply) => reply.type("text/html").send(await renderPage()));
await app.listen({ port });
