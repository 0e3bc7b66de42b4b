// Statements: X112, X114.

import { deleteDB } from "idb";
import { afterEach, expect, test, vi } from "vitest";
import { indexedDb, persist } from "../../../src/adapters/persist/index.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

let names = 0;
/** A name that no other test has. */
const newName = () => {
  names += 1;
  return `bank ${names} of ${performance.timeOrigin}`;
};

/** A bank that is kept in IndexedDB, with the warnings about that. */
async function keptBank(name: string, options = {}) {
  const bank = mondayBank(options);
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const kept = await persist(bank, { name, store: indexedDb(), warn });
  return { bank, kept, warnings };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a bank in IndexedDB goes on where the one before has ended", async () => {
  const name = newName();
  const first = await keptBank(name);
  const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
  await first.bank.clock.advance({ days: 1 });
  await first.kept.saved();

  const second = await keptBank(name);
  expect(stateOf(second.bank)).toBe(stateOf(first.bank));
  await second.bank.clock.advance({ days: 9 });
  expect(second.bank.db.achTransfers.get(id)?.status).toBe("succeeded");
  await second.kept.clear();
  await second.kept.stop();

  const third = await keptBank(name);
  expect(third.bank.db.achTransfers.count()).toBe(0);
  expect([...first.warnings, ...second.warnings, ...third.warnings]).toEqual([]);
});

test("banks of two names share nothing", async () => {
  const one = await keptBank(newName());
  const other = newName();
  await create(one.bank, "/v1/ach", minimalTransfer);
  await keptBank(other);
  expect((await keptBank(other)).bank.db.achTransfers.count()).toBe(0);
});

test("of two pages that keep a bank alone under one name the second changes nothing that is stored (X114)", async () => {
  const name = newName();
  const [first, second, third] = [await keptBank(name), await keptBank(name), await keptBank(name)];
  await create(first.bank, "/v1/ach", minimalTransfer);
  await create(second.bank, "/v1/ach", minimalTransfer);
  await expect(third.kept.clear()).rejects.toThrow("another page has stored its own bank there");
  await third.bank.reset();
  const written =
    `The state of the bank is no longer kept as "${name}": another page has stored its own bank there; ` +
    "with tabs: true in each of them they share one. It goes on in memory.";
  expect([first.warnings, second.warnings, third.warnings]).toEqual([[], [written], [written]]);
  expect(stateOf((await keptBank(name)).bank)).toBe(stateOf(first.bank));
});

test("a database that is deleted gives one warning, and the bank goes on in memory (X114)", async () => {
  const name = newName();
  const { bank, kept, warnings } = await keptBank(name);
  await create(bank, "/v1/ach", minimalTransfer);
  await deleteDB(`sandbank:${name}`);
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(warnings).toEqual([
    `The state of the bank is no longer kept as "${name}": its database was deleted or replaced. It goes on in memory.`,
  ]);
  await expect(kept.saved()).rejects.toThrow("its database was deleted or replaced");
  expect(bank.db.achTransfers.count()).toBe(3);
  await kept.stop();
  expect((await keptBank(name)).bank.db.achTransfers.count()).toBe(0);
});

test("a browser without IndexedDB gives one warning, and the bank goes on in memory (X114)", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { bank, warnings } = await keptBank("bank");
  await create(bank, "/v1/ach", minimalTransfer);
  expect(warnings).toEqual([
    'The state of the bank is no longer kept as "bank": there is no IndexedDB here. It goes on in memory.',
  ]);
});

test("a private window that refuses to open a database gives one warning", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { bank, warnings } = await keptBank("bank");
  await create(bank, "/v1/ach", minimalTransfer);
  expect(warnings).toEqual([expect.stringContaining("The operation is insecure. It goes on in memory.")]);
});

test("a database that cannot be opened at first, as after a crash of the browser, is tried again", async () => {
  const name = newName();
  await create((await keptBank(name)).bank, "/v1/ach", minimalTransfer);
  const opening = vi.spyOn(indexedDB, "open");
  for (let tries = 0; tries < 2; tries += 1) {
    opening.mockImplementationOnce(() => {
      throw new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
    });
  }
  const { bank, warnings } = await keptBank(name);
  expect(bank.db.achTransfers.count()).toBe(1);
  expect(warnings).toEqual([]);
});

test("a database that is blocked gives one warning, and the bank goes on in memory (X114)", {
  timeout: 20_000,
}, async () => {
  const name = newName();
  // A connection that does not give way, and a deletion that waits for it.
  const open = indexedDB.open(`sandbank:${name}`, 1);
  await new Promise((resolve) => open.addEventListener("success", resolve));
  const deleted = deleteDB(`sandbank:${name}`);
  const { bank, warnings } = await keptBank(name);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(warnings).toEqual([expect.stringMatching(/is blocked: another tab.*It goes on in memory\.$/)]);
  open.result.close();
  await deleted;
});

test("a write of which the quota has no room leaves what was stored, and the next one that has it stores the state (X339)", async () => {
  const name = newName();
  const { bank, kept, warnings } = await keptBank(name);
  await create(bank, "/v1/ach", minimalTransfer);
  const stored = stateOf(bank);
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort();
    throw new DOMException("The current transaction exceeded its quota limitations.", "QuotaExceededError");
  });
  await create(bank, "/v1/ach", minimalTransfer);
  await expect(kept.saved()).rejects.toThrow("there is no room for it");
  expect(stateOf((await keptBank(name)).bank)).toBe(stored);
  add.mockRestore();
  await create(bank, "/v1/ach", minimalTransfer);
  await kept.saved();
  expect(warnings).toEqual([
    expect.stringMatching(/there is no room for it \(.*\)\. It goes on in memory, and is stored again/),
  ]);
  expect(stateOf((await keptBank(name)).bank)).toBe(stateOf(bank));
});

test.each([
  [true, 0],
  [false, 1],
])('"ask" asks the person at the page, who answers %s (X115)', async (answer, rows) => {
  const name = newName();
  await create((await keptBank(name)).bank, "/v1/ach", minimalTransfer);
  const asked: unknown[] = [];
  vi.stubGlobal("confirm", (text: string) => {
    asked.push(text);
    return answer;
  });
  const bank = createBank({ seed: 7, clock: { start: MONDAY, paused: true } });
  await persist(bank, { name, store: indexedDb(), onConflict: "ask", warn: () => undefined });
  expect(asked).toEqual([
    expect.stringMatching(/it was stored with other options: seed\..*OK deletes all its rows/s),
  ]);
  expect(bank.db.achTransfers.count()).toBe(0);
  const again = await persist(mondayBank(), { name, store: indexedDb(), onConflict: () => "leave" });
  const left = mondayBank();
  await persist(left, { name, store: indexedDb(), onConflict: () => "restore" });
  expect(left.db.achTransfers.count()).toBe(rows);
  await again.stop();
});
