// Statements: X50, X193.

import { describe, expect, test as plain } from "vitest";
import { answer, test } from "../../../src/adapters/vitest/index.ts";
import { type Bank, createBank } from "../../../src/index.ts";

const headers = { Authorization: "Bearer test" };
const banks: WeakRef<Bank>[] = [];
const addresses: string[] = [];

/** Keeps nothing but an address and a weak reference. */
async function use(bank: Bank, baseUrl: string): Promise<void> {
  banks.push(new WeakRef(bank));
  addresses.push(baseUrl);
  await (await fetch(`${baseUrl}/v1/ach`, { headers })).json();
}

for (let made = 1; made <= 10; made += 1)
  test(`bank ${made} of a generated address`, ({ bank }) => use(bank, bank.baseUrl));

describe("with addresses of their own", () => {
  for (let made = 1; made <= 5; made += 1) {
    test.extend({ bankOptions: { baseUrl: `https://own-${made}.example.com` } })(`bank ${made}`, ({ bank }) =>
      use(bank, bank.baseUrl),
    );
  }
});

for (let made = 1; made <= 5; made += 1) {
  plain(`bank ${made} that answers until it is stopped`, async () => {
    const baseUrl = `https://stopped-${made}.example.com`;
    const bank = createBank({ baseUrl });
    const stop = await answer(bank);
    await use(bank, baseUrl);
    stop();
  });
}

describe("once more, because the last ten of the fixture are still in their contexts", () => {
  for (let made = 1; made <= 10; made += 1)
    test(`bank ${made}`, ({ bank }) => expect(bank.log.entries).toEqual([]));
});

plain("the banks whose tests have ended are collected (X193)", { timeout: 30_000 }, async () => {
  expect(banks).toHaveLength(20);
  const kept = () => banks.filter((bank) => bank.deref() !== undefined).length;
  for (let round = 0; round < 50 && kept() > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    globalThis.gc?.();
  }
  expect(kept()).toBe(0);
});

plain("their addresses still lead nowhere (X50)", async () => {
  for (const address of addresses) {
    const error: unknown = await fetch(`${address}/v1/ach`).catch((thrown) => thrown);
    expect((error as TypeError).cause).toBeInstanceOf(Response);
  }
});
