import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { busySnapshot, makeOwnBank } from "./snapshots/base.ts";
import { snapshotCampaign } from "./snapshots/campaign.ts";
import { brokenInvariants } from "./snapshots/invariants.ts";

test("an intact bank keeps every invariant, over a month too", async () => {
  const bank = makeOwnBank();
  await busySnapshot(bank);
  expect(brokenInvariants(bank)).toEqual([]);
  await bank.clock.advance({ days: 30 });
  expect(brokenInvariants(bank)).toEqual([]);
});

test("a bank that answers a refused snapshot with another error is found", async () => {
  const make = () =>
    withRestore(makeOwnBank(), async (bank, snapshot) => {
      await bank.restore(snapshot).catch((cause) => {
        throw new TypeError("No snapshot.", { cause });
      });
    });
  expect(await kindsOf(make)).toContain("restore: an error of another kind");
});

test("a bank that takes half of a refused snapshot is found", async () => {
  const make = () =>
    withRestore(makeOwnBank(), async (bank, snapshot) => {
      await bank.restore(snapshot).catch(async (error) => {
        await bank.clock.advance({ minutes: 1 });
        throw error;
      });
    });
  expect(await kindsOf(make)).toContain("restore: a refused snapshot changed the bank");
});

function withRestore(bank: Bank, restore: (bank: Bank, snapshot: unknown) => Promise<void>): Bank {
  return new Proxy(bank, {
    get: (target, name) =>
      name === "restore"
        ? (snapshot: unknown) => restore(target, snapshot)
        : Reflect.get(target, name, target),
  });
}

async function kindsOf(make: () => Bank): Promise<readonly string[]> {
  const campaign = await snapshotCampaign(make);
  const kinds: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    kinds.push(...(await campaign.run(seed, () => false)).map(({ kind }) => kind));
  }
  await campaign.close();
  return kinds;
}
