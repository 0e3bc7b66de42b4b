// Statements: X14.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";

test("bank.options has the options of a bank with the defaults filled in (X14)", () => {
  const bank = createBank({ seed: 7, accounts: ["5550001"], apiKeys: { client: ["client_1"] } });
  expect(bank.options).toMatchObject({
    strict: false,
    seed: 7,
    accounts: ["5550001"],
    apiKeys: { client: ["client_1"] },
    realCards: [{ id: "1001", alias: "Main" }],
    maxCardAmount: 10_000_000,
    assumptions: { reviewStatus: "hold", ach: { processAfterMinutes: 60 } },
  });
});

test("bank.options can't be changed, and what createBank was given can, without a change to the bank", () => {
  const accounts = ["5550001"];
  const bank = createBank({ accounts });
  expect(() => (bank.options as { seed: number }).seed++).toThrow(TypeError);
  expect(() => bank.options.accounts?.push("5550002")).toThrow(TypeError);
  accounts.push("5550003");
  expect(bank.options.accounts).toEqual(["5550001"]);
});

test("a scenario finds the options on the bank that it is given", async () => {
  let seen: readonly string[] | undefined;
  const bank = createBank({
    accounts: ["5550001"],
    scenario: (inside) => {
      seen = inside.options.accounts;
    },
  });
  await bank.ready;
  expect(seen).toEqual(["5550001"]);
});
