import { PassThrough, type Readable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { App } from "./app.ts";
import { listCounterparties } from "./payments.ts";

/** Renders the page with what the service answers now. */
export async function renderPage(): Promise<Readable> {
  const { length: count } = await listCounterparties();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(App, { count }), {
      bootstrapModules: ["/client/client.js"],
      onShellReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
    });
  });
}
