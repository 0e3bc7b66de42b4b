// The requests of the process in which a framework runs the app's server. Statement: X364.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerPages } from "../../../src/adapters/forwarding/server.ts";
import { respond } from "../../../src/adapters/server/respond.ts";
import { startForwarding } from "../../../src/adapters/ssr/server.ts";
import { mondayBank } from "../../support/bank.ts";

test("what the server asks is answered by the bank of Nuxt's own process, once that has one (X364)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.payments.invalid" });
  let isStarted = false;
  const answer = answerPages({ bank: () => (isStarted ? bank : Promise.reject(new Error("not yet"))) });
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, answer).catch(() => outgoing.writeHead(503).end("not yet"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  startForwarding(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const ask = () =>
    fetch("https://api.payments.invalid/v1/ach", { headers: { Authorization: "Bearer test" } });
  expect((await ask()).status).toBe(500);
  isStarted = true;
  expect(await (await ask()).json()).toEqual({ data: [], links: { first: "/v1/ach", next: null } });
  expect(bank.log.entries.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /v1/ach"]);
});
