// Tests that vitest.test.ts runs in a Vitest of their own, most of which fail.

import { beforeEach, describe, expect } from "vitest";
import { test as bankTest } from "../../../src/adapters/vitest/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { originate } from "./transfer.ts";

const test = bankTest.extend({
  bankOptions: { clock: { start: MONDAY }, apiKeys: { client: ["my_own_key_1"] } },
});

test("passes", async ({ bank }) => {
  await originate(bank.baseUrl);
});

test("a returned transfer", async ({ bank }) => {
  const id = await originate(bank.baseUrl);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  expect(bank.db.achTransfers.get(id)?.status).toBe("succeeded");
});

test("throws a secret", async ({ bank }) => {
  await originate(bank.baseUrl);
  throw new Error("card 4111111111111111 with my_own_key_1 is declined");
});

test("an unanswered request", async ({ bank }) => {
  await fetch(`${bank.baseUrl}/v1/loans`, { headers: { Authorization: "Bearer my_own_key_1" } });
});

test("never ends", { timeout: 200 }, async ({ bank }) => {
  await originate(bank.baseUrl);
  await new Promise(() => undefined);
});

let attempts = 0;
test("passes when it is tried again", { retry: 1 }, async ({ bank }) => {
  attempts += 1;
  await originate(bank.baseUrl);
  expect(attempts).toBe(2);
});

test.fails("is known to fail", async ({ bank }) => {
  await originate(bank.baseUrl);
  expect("received").toBe("expected");
});

describe("before each", () => {
  beforeEach<{ bank: { baseUrl: string } }>(async ({ bank }) => {
    await originate(bank.baseUrl);
    throw new Error("The app did not start.");
  });

  test("is not reached", () => undefined);
});

describe.concurrent("../of one/name: \\ é 銀行 <b>", () => {
  for (const each of [1, 2, 3]) {
    test(`fails ${"again and ".repeat(40)}again`, async ({ bank, expect }) => {
      for (let sent = 0; sent < each; sent += 1) await originate(bank.baseUrl);
      expect(bank.db.achTransfers.count()).toBe(0);
    });
  }
});

describe("without failures", () => {
  test.override({ failures: false });

  test("leaves nothing", async ({ bank }) => {
    await originate(bank.baseUrl);
    expect("received").toBe("expected");
  });
});

describe("with a value that is none", () => {
  test.override({ failures: "yes" as unknown as boolean });

  test("the option is named", () => undefined);
});
