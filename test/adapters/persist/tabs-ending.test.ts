// Statements: X116 to X119.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Kept,
  memoryStore,
  type PersistOptions,
  persist,
  type StateStore,
} from "../../../src/adapters/persist/index.ts";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { resealed } from "../../support/journal.ts";

const open: Kept[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((kept) => kept.stop()));
});

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

/** A bank that shares its state with the others in a store, as a tab does. */
async function tab(store: StateStore, options: BankOptions = {}, how: Partial<PersistOptions> = {}) {
  const bank = mondayBank({ scenarios: { two: twoTransfers }, ...options });
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const kept = await persist(bank, { name: "shared", store, tabs: true, warn, ...how });
  open.push(kept);
  return { bank, kept, warnings };
}

const twoTransfers = async (bank: Bank) => {
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
};

test("clear in one tab removes what is stored for a tab to come, and loses no writes of those that are open (X118)", async () => {
  const store = memoryStore();
  const [one, two] = [await tab(store), await tab(store)];
  const first = await create(one.bank, "/v1/ach", minimalTransfer);
  await one.kept.clear();
  const second = await create(two.bank, "/v1/ach", minimalTransfer);
  expect(second.id).not.toBe(first.id);
  expect((await tab(store)).bank.db.achTransfers.count()).toBe(2);
  await two.kept.clear();
  const three = await tab(store);
  expect(three.bank.db.achTransfers.count()).toBe(0);
  await one.kept.saved();
  expect(stateOf(one.bank)).toBe(stateOf(three.bank));
  expect([...one.warnings, ...two.warnings, ...three.warnings]).toEqual([]);
});

test("stop in one tab ends it there, and the others go on (X118)", async () => {
  const store = memoryStore();
  const [one, two, three] = [await tab(store), await tab(store), await tab(store)];
  await one.kept.stop();
  await create(one.bank, "/v1/ach", minimalTransfer);
  await create(two.bank, "/v1/ach", minimalTransfer);
  await create(two.bank, "/v1/ach", minimalTransfer);
  await vi.waitFor(() => expect(three.bank.db.achTransfers.count()).toBe(2));
  expect(one.bank.db.achTransfers.count()).toBe(1);
});

test("a tab whose store fails goes on in memory after one warning, and delays no other", async () => {
  const inner = memoryStore();
  let isFull = false;
  const store: StateStore = {
    async open(name) {
      const stored = await inner.open(name);
      const append = (text: string) =>
        isFull ? Promise.reject(new Error("The quota has been exceeded.")) : stored.append(text);
      return { ...stored, append };
    },
  };
  const [one, two] = [await tab(store), await tab(inner)];
  isFull = true;
  expect((await call(one.bank, "POST", "/v1/ach", minimalTransfer)).status).toBe(200);
  await create(one.bank, "/v1/ach", minimalTransfer);
  expect(one.warnings).toEqual([
    expect.stringContaining("The quota has been exceeded. It goes on in memory."),
  ]);
  expect((await create(two.bank, "/v1/ach", minimalTransfer)).id).toBe("1001");
  expect(two.warnings).toEqual([]);
});

test("an entry that another tab has stored in pieces ends the sharing and changes nothing", async () => {
  const store = memoryStore();
  const [one, two] = [await tab(store), await tab(store)];
  await create(one.bank, "/v1/ach", minimalTransfer);
  await two.kept.saved();
  const before = stateOf(two.bank);
  const stored = await store.open("shared");
  const texts = await stored.read();
  const entry = '{"number":2,"delta":{"at":0,"tables":{"achTransfers":{"next":1002,"rows":[[1007,null]]}}}}';
  await stored.append(resealed([...texts, entry]).at(-1) ?? "");
  await call(two.bank, "GET", "/v1/ach");
  expect(two.warnings).toEqual([expect.stringContaining("A delta deletes row 1007, which is not there.")]);
  expect(stateOf(two.bank)).toBe(before);
});

test.each(["shared", "other"])("a bank that is shared is not kept as %j as well", async (name) => {
  const store = memoryStore();
  const other = await tab(store, {}, { name: "other" });
  await create(other.bank, "/v1/ach", minimalTransfer);
  const { bank, kept, warnings } = await tab(store);
  const again = persist(bank, { name, store, tabs: true });
  await expect(again).rejects.toThrow(
    `This bank is shared by tabs already, so it cannot be kept as "${name}": call stop() of what the first persist() ` +
      "returned, or give tabs: true once.",
  );
  expect(bank.db.achTransfers.count()).toBe(0);
  await create(bank, "/v1/ach", minimalTransfer);
  await kept.saved();
  expect(warnings).toEqual([]);
});

test.each<BankOptions>([{}, { record: true }, { history: true }])(
  "a tab with %j writes in its turn alone, also what was due when it has opened (X117)",
  async (options) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
    const inner = memoryStore();
    const locks: (number | undefined)[] = [];
    const store: StateStore = {
      async open(name) {
        const stored = await inner.open(name);
        const append = async (text: string) => {
          locks.push((await navigator.locks.query()).held?.length);
          return stored.append(text);
        };
        return { ...stored, append };
      },
    };
    const running = { ...options, clock: { paused: false } };
    const first = await tab(store, running);
    const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
    await first.kept.stop();
    vi.setSystemTime(Date.parse(MONDAY) + 9 * 86_400_000);
    const { bank, kept } = await tab(store, running);
    await kept.saved();
    expect(bank.db.achTransfers.get(id)?.status).toBe("succeeded");
    expect(locks.length).toBeGreaterThan(1);
    expect(locks.filter((held) => held !== 1)).toEqual([]);
  },
);

test("a store that cannot be shared gives one warning", async () => {
  const inner = memoryStore();
  const store: StateStore = {
    async open(name) {
      const { readNew: _, ...stored } = await inner.open(name);
      return stored;
    },
  };
  const { warnings } = await tab(store);
  expect(warnings).toEqual([expect.stringContaining("its store cannot be shared by tabs")]);
});

test("without Web Locks a page keeps its bank alone, after one warning (X119)", async () => {
  vi.stubGlobal("navigator", {});
  const store = memoryStore();
  const one = await tab(store);
  await create(one.bank, "/v1/ach", minimalTransfer);
  expect(one.warnings).toEqual([
    'The bank that is kept as "shared" is not shared by tabs: this page has no Web Locks, for which it needs https or localhost.',
  ]);
  expect((await tab(store)).bank.db.achTransfers.count()).toBe(1);
});

test("a shared bank that is not stopped keeps no process of Node running", () => {
  const script = `
    import { memoryStore, persist } from "./src/adapters/persist/index.ts";
    import { createBank } from "./src/index.ts";
    await persist(createBank(), { name: "shared", store: memoryStore(), tabs: true });
    console.log("kept");
  `;
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const flags = ["--input-type=module-typescript", "--eval", script];
  expect(execFileSync(process.execPath, flags, { cwd: root, encoding: "utf8", timeout: 20_000 })).toBe(
    "kept\n",
  );
});
