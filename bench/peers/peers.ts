import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
// @ts-expect-error jsdom brings no types
import { JSDOM } from "jsdom";
import { getResponse } from "msw";
import { answerOf, jsonOf, type Peer } from "./peer.ts";
import { passDay } from "./time.ts";

/** Starts each; those of the libraries in ./installed have a lock file of their own. */
export const PEERS: readonly (() => Promise<Peer>)[] = [
  startJsonServer,
  startMsw,
  startBank,
  // The last, since it replaces what the others use of a page and of the process.
  startMirage,
];

/** A module whose library is unknown to the repository's types. */
const installed = (name: string) => new URL(`installed/${name}`, import.meta.url).href;

async function startMirage(): Promise<Peer> {
  const { window } = new JSDOM("", { url: "http://localhost/" });
  const { document, location, XMLHttpRequest } = window;
  Object.assign(globalThis, { window: globalThis, self: globalThis, document, location, XMLHttpRequest });
  const { serverOf }: { serverOf: () => { shutdown(): void } } = await import(installed("mirage.js"));
  const server = serverOf();
  return {
    name: "Mirage",
    file: "installed/mirage.js",
    atOnce: [200, 409],
    send: async (method, path, body) => answerOf(await fetch(path, jsonOf(method, body))),
    pass: passDay,
    stop: () => server.shutdown(),
  };
}

async function startMsw(): Promise<Peer> {
  const { mswHandlers } = await import("./msw-data.ts");
  const handlers = mswHandlers();
  return {
    name: "msw, @msw/data",
    file: "msw-data.ts",
    // An update of a collection is asynchronous: both find the row as it was.
    atOnce: [200, 200],
    async send(method, path, body) {
      const request = new Request(`http://localhost${path}`, jsonOf(method, body));
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`No handler answers ${method} ${path}.`);
      return answerOf(response);
    },
    pass: passDay,
    stop: () => undefined,
  };
}

async function startJsonServer(): Promise<Peer> {
  const { serverOf }: { serverOf: (db: object) => { listen(port: number): Server } } = await import(
    installed("json-server.js")
  );
  const server = serverOf({ payouts: [] }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    name: "json-server",
    file: "installed/json-server.js",
    atOnce: [200, 409],
    send: async (method, path, body) =>
      answerOf(await fetch(`http://localhost:${port}${path}`, jsonOf(method, body))),
    pass: passDay,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function startBank(): Promise<Peer> {
  const { bankWithPayouts } = await import("./sandbank.ts");
  const bank = bankWithPayouts();
  return {
    name: "Sandbank",
    file: "sandbank.ts",
    atOnce: [200, 409],
    send: async (method, path, body) => answerOf(await bank.fetch(path, jsonOf(method, body))),
    pass: () => bank.clock.advance({ days: 1 }),
    stop: () => undefined,
  };
}
