// Statements: S14.

import { expect, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { createBank } from "../../src/index.ts";

const bank = () => createBank({ baseUrl: "https://api.example.com" });

test("a bank answers the process's requests until it is stopped, and then another can", async () => {
  for (const _ of [1, 2]) {
    const { stop } = start(bank());
    expect(
      (await fetch("https://api.example.com/v1", { headers: { Authorization: "Bearer test" } })).status,
    ).toBe(200);
    await stop();
    await stop();
  }
});

test("a second bank in the process is refused", async () => {
  const { stop } = start(bank());
  expect(() => start(bank())).toThrow(
    "A bank answers this process's requests already: stop it first, or give `server.use(...bank.handlers)` the other.",
  );
  await stop();
});
