// A test that starts an msw of its own beside `sandbank/vitest`: with msw 3 the last to start answers for the process.
// Statements: X192.

import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { expect } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";

const headers = { Authorization: "Bearer test" };

test("the handlers of a server that the test starts win, those for the bank's urls too (X192)", async ({
  bank,
}) => {
  const at = (path: string) => `${bank.baseUrl}/v1/${path}`;
  expect((await fetch(at("ach"), { headers })).status).toBe(200);
  const server = setupServer(http.get(at("ach"), () => HttpResponse.json({ mine: true })));
  server.listen({ onUnhandledFrame: "bypass" });
  try {
    expect(await (await fetch(at("ach"), { headers })).json()).toEqual({ mine: true });
    server.use(http.get(at("companies"), () => HttpResponse.json({ mine: 2 })));
    expect(await (await fetch(at("companies"), { headers })).json()).toEqual({ mine: 2 });
    server.use(...bank.handlers);
    expect((await (await fetch(at("companies"), { headers })).json()).data).toEqual([]);
  } finally {
    server.close();
  }
});
