// Statements: X112 to X115.

import { afterEach, expect, test, vi } from "vitest";
import {
  type Conflict,
  type Decision,
  memoryStore,
  persist,
  type StateStore,
} from "../../../src/adapters/persist/index.ts";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

afterEach(() => {
  vi.useRealTimers();
});

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

/** A bank that is kept as "bank", with the warnings about that. */
async function keptBank(store: StateStore, options: BankOptions = {}, decision?: Decision) {
  const bank = mondayBank(options);
  const warnings: string[] = [];
  const conflicts: Conflict[] = [];
  const onConflict = (conflict: Conflict) => {
    conflicts.push(conflict);
    return decision as Decision;
  };
  const kept = await persist(bank, {
    name: "bank",
    store,
    warn: (message) => void warnings.push(message),
    ...(decision && { onConflict }),
  });
  return { bank, kept, warnings, conflicts };
}

/** What is stored as "bank". */
async function textsIn(store: StateStore): Promise<readonly string[]> {
  return (await store.open("bank")).read();
}

async function storeWith(texts: readonly string[]): Promise<StateStore> {
  const store = memoryStore();
  const stored = await store.open("bank");
  for (const text of texts) await stored.append(text);
  return store;
}

test("a bank that is opened again goes on where the other has ended (X112)", async () => {
  const store = memoryStore();
  const first = await keptBank(store);
  const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
  await first.bank.clock.advance({ days: 1 });
  await first.kept.stop();

  const second = await keptBank(store);
  expect(stateOf(second.bank)).toBe(stateOf(first.bank));
  await second.bank.clock.advance({ days: 9 });
  expect(second.bank.db.achTransfers.get(id)?.status).toBe("succeeded");

  const third = await keptBank(store);
  expect(stateOf(third.bank)).toBe(stateOf(second.bank));
  expect([...first.warnings, ...second.warnings, ...third.warnings]).toEqual([]);
});

test("opening a bank again writes nothing, so that it costs the same with any number of rows", async () => {
  const store = memoryStore();
  const { bank } = await keptBank(store);
  await create(bank, "/v1/ach", minimalTransfer);
  const before = await textsIn(store);
  await keptBank(store);
  expect(await textsIn(store)).toEqual(before);
  expect(before).toHaveLength(2);
});

test("a state that an earlier version has stored is replaced with a warning (X115)", async () => {
  const earlier = memoryStore();
  await create((await keptBank(earlier)).bank, "/v1/ach", minimalTransfer);
  const [head = "", ...changes] = await textsIn(earlier);
  const store = await storeWith([head.replace('"version":4', '"version":3'), ...changes]);
  const { bank, warnings } = await keptBank(store);
  expect(warnings).toEqual([
    'The state stored as "bank" is replaced by that of the bank: A snapshot must have version 4, got 3, which an earlier Sandbank has taken: take it again with bank.snapshot().',
  ]);
  expect(bank.db.achTransfers.all()).toEqual([]);
});
test("an answer is given after what it has changed is stored (X112)", async () => {
  const inner = memoryStore();
  const order: string[] = [];
  let release: () => void = () => undefined;
  const store: StateStore = {
    async open(name) {
      const stored = await inner.open(name);
      return {
        ...stored,
        async append(text) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          await stored.append(text);
          order.push("stored");
        },
      };
    },
  };
  const { bank } = await keptBank(store);
  const answer = create(bank, "/v1/ach", minimalTransfer).then(() => order.push("answered"));
  const next = call(bank, "GET", "/v1/ach").then(() => order.push("next"));
  await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
  expect(order).toEqual([]);
  release();
  await Promise.all([answer, next]);
  expect(order).toEqual(["stored", "answered", "next"]);
});

test("a change of the clock and the steps that a read makes are stored without a call (X112)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const store = memoryStore();
  const options = { clock: { start: MONDAY, paused: false } };
  const { bank, kept } = await keptBank(store, options);
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime(Date.parse(MONDAY) + 9 * 86_400_000);
  const before = (await textsIn(store)).length;
  expect(bank.db.achTransfers.get(id)?.status).toBe("succeeded");
  await vi.waitFor(async () => expect(await textsIn(store)).toHaveLength(before + 1));
  bank.clock.pause();
  await vi.waitFor(async () => expect(await textsIn(store)).toHaveLength(before + 2));
  await kept.saved();
  const again = await keptBank(store, options);
  expect(stateOf(again.bank)).toBe(stateOf(bank));
  expect(again.bank.clock.paused).toBe(true);
});

test("time that a running clock spends while no bank is open is made up for, and stored", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const store = memoryStore();
  const options = { clock: { start: MONDAY, paused: false } };
  const first = await keptBank(store, options);
  const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
  await first.kept.stop();
  vi.setSystemTime(Date.parse(MONDAY) + 9 * 86_400_000);
  const second = await keptBank(store, options);
  const timeline = second.bank.timeline("achTransfers", id);
  expect(timeline.map(({ status }) => status)).toEqual(["pending", "processing", "succeeded"]);
  second.bank.clock.pause();
  await second.kept.saved();
  const third = await keptBank(store, options);
  expect(third.bank.timeline("achTransfers", id)).toEqual(timeline);
  expect(third.warnings).toEqual([]);
});

test("neither the log nor the rules of faults and their counts are kept (X113)", async () => {
  const store = memoryStore();
  const first = await keptBank(store);
  first.bank.faults.add({ on: "getAchTransfer", status: 503 });
  const { id } = await create(first.bank, "/v1/ach", minimalTransfer);
  expect((await call(first.bank, "GET", `/v1/ach/${id}`)).status).toBe(503);
  expect([first.bank.log.entries.length, first.bank.faults.list().length]).toEqual([2, 1]);
  await first.kept.stop();

  const second = await keptBank(store);
  expect(second.bank.log.entries).toEqual([]);
  expect(second.bank.faults.list()).toEqual([]);
  expect((await call(second.bank, "GET", `/v1/ach/${id}`)).status).toBe(200);
});

test("1,000 authorizations of one card take less than a kilobyte each", async () => {
  const store = memoryStore();
  const written: number[] = [];
  const counting: StateStore = {
    async open(name) {
      const stored = await store.open(name);
      return {
        ...stored,
        append: (text) => {
          written.push(text.length);
          return stored.append(text);
        },
      };
    },
  };
  const { bank, cards } = await bankWithCard({ total_card_amount: 1_000_000 });
  await persist(bank, { name: "bank", store: counting });
  for (let count = 0; count < 1000; count += 1) await cards.authorize("1001", { amount: 100 });
  expect(written.length).toBeGreaterThan(900);
  expect(Math.max(...written)).toBeLessThan(1000);
  const again = await keptBank(store);
  expect(stateOf(again.bank)).toBe(stateOf(bank));
});

test("changes that have become long are replaced by the state, and kept where there is no room for it (X114)", async () => {
  for (const isFull of [false, true]) {
    const inner = memoryStore();
    let replaced = 0;
    const store: StateStore = {
      async open(name) {
        const stored = await inner.open(name);
        const replace = async (text: string) => {
          replaced += 1;
          if (isFull && replaced > 1) throw new Error("The quota has been exceeded.");
          await stored.replace(text);
        };
        return { ...stored, replace };
      },
    };
    const { bank, kept, warnings } = await keptBank(store);
    for (let count = 0; count < 400; count += 1) await create(bank, "/v1/ach", minimalTransfer);
    await kept.saved();
    await create(bank, "/v1/ach", minimalTransfer);
    expect(warnings).toEqual([]);
    expect(replaced).toBeGreaterThan(1);
    expect(replaced).toBeLessThan(9);
    expect((await textsIn(inner)).length > 400).toBe(isFull);
    expect(stateOf((await keptBank(inner)).bank)).toBe(stateOf(bank));
  }
});

test("of two banks under one name the first is kept, and the other goes on in memory after one warning (X114)", async () => {
  const store = memoryStore();
  const first = await keptBank(store);
  const second = await keptBank(store);
  for (const { bank } of [first, second, first, second])
    expect((await call(bank, "POST", "/v1/ach", minimalTransfer)).status).toBe(200);
  expect(first.warnings).toEqual([]);
  expect(second.warnings).toEqual([
    'The state of the bank is no longer kept as "bank": another page has stored its own bank there; ' +
      "with tabs: true in each of them they share one. It goes on in memory.",
  ]);
  expect(stateOf((await keptBank(store)).bank)).toBe(stateOf(first.bank));
});

test("a state of other options is replaced with a warning that names them (X115)", async () => {
  const store = memoryStore();
  const first = await keptBank(store, { seed: 1 });
  await create(first.bank, "/v1/ach", minimalTransfer);
  const { bank, warnings } = await keptBank(store, { seed: 2, latency: 1 });
  expect(warnings).toEqual([
    'The state stored as "bank" is replaced by that of the bank: it was stored with other options: seed.',
  ]);
  expect(bank.db.achTransfers.count()).toBe(0);
  const again = await keptBank(store, { seed: 2, strict: true });
  expect(again.warnings).toEqual([]);
});

test("the calls of a kept bank are recorded, from its scenario or from the state that was stored (X128)", async () => {
  const store = memoryStore();
  const { bank, kept } = await keptBank(store);
  await create(bank, "/v1/ach", minimalTransfer);
  const at = Date.parse(MONDAY);
  expect(await bank.recipe()).toMatchObject({
    from: { scenario: null, at },
    calls: [{ at, request: "POST /v1/ach", body: { data: minimalTransfer } }],
  });
  await kept.stop();
  const { bank: again } = await keptBank(store);
  await again.clock.advance({ days: 1 });
  expect(await again.recipe()).toMatchObject({
    from: { snapshot: { tables: { achTransfers: { next: 1002 } } } },
    calls: [{ at, advance: at + 86_400_000 }],
  });
});

test("only options that are not as by default are stored, so that one that a later version adds is no difference (X115)", async () => {
  const store = memoryStore();
  await keptBank(store, { progress: { companies: "manual" }, assumptions: { unknownFields: "ignore" } });
  const [head = "{}"] = await textsIn(store);
  expect(JSON.parse(head).options).toEqual({
    clock: { start: Date.parse(MONDAY), paused: true },
    progress: { companies: "manual" },
    assumptions: { unknownFields: "ignore" },
  });
});

test("onConflict restores a state of other options that fits, or leaves it (X115)", async () => {
  const store = memoryStore();
  const first = await keptBank(store, { seed: 1 });
  await create(first.bank, "/v1/ach", minimalTransfer);
  const before = await textsIn(store);

  const left = await keptBank(store, { seed: 2 }, "leave");
  expect(left.conflicts).toEqual([{ reason: "it was stored with other options: seed", restorable: true }]);
  await create(left.bank, "/v1/companies", {}).catch(() => undefined);
  await expect(left.kept.saved()).rejects.toThrow("what is stored there was left as it is");
  await left.kept.stop();
  expect(await textsIn(store)).toEqual(before);

  const restored = await keptBank(store, { seed: 2 }, "restore");
  expect(stateOf(restored.bank)).toBe(stateOf(first.bank));
  expect(restored.warnings).toEqual([]);
  const again = await keptBank(store, { seed: 2 });
  expect(again.warnings).toEqual([]);
});

test("options that differ in the order of their names alone are no conflict", async () => {
  const store = memoryStore();
  const zed = { Zed: { status: "suspended" } } as const;
  const abe = { Abe: { status: "suspended" } } as const;
  const first = await keptBank(store, { reserved: { companyNames: { ...zed, ...abe } } });
  await create(first.bank, "/v1/ach", minimalTransfer);
  const again = await keptBank(store, { reserved: { companyNames: { ...abe, ...zed } } });
  expect(again.warnings).toEqual([]);
  expect(again.bank.db.achTransfers.count()).toBe(1);
});

test.each([
  [undefined, "nothing"],
  ["resett", '"resett"'],
])("an onConflict that returns %j rejects, and what is stored stays (X115)", async (decision, received) => {
  const store = await storeWith(["no JSON"]);
  const onConflict = async () => decision as Decision;
  await expect(persist(mondayBank(), { name: "bank", store, onConflict })).rejects.toThrow(
    `Option 'onConflict' must be a function that returns "reset", "restore" or "leave", got one that returned ${received}.`,
  );
  expect(await textsIn(store)).toEqual(["no JSON"]);
});

test("an error of onConflict ends the use of the store", async () => {
  const inner = await storeWith(["no JSON"]);
  const close = vi.fn(async () => undefined);
  const store: StateStore = { open: async (name) => ({ ...(await inner.open(name)), close }) };
  const onConflict = () => Promise.reject(new Error("the dialog was closed"));
  await expect(persist(mondayBank(), { name: "bank", store, onConflict })).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();
});

test("an error of onConflict rejects, and what is stored stays (X115)", async () => {
  const store = await storeWith(["no JSON"]);
  const bank = mondayBank();
  const onConflict = () => Promise.reject(new Error("the dialog was closed"));
  await expect(persist(bank, { name: "bank", store, onConflict })).rejects.toThrow("the dialog was closed");
  expect(await textsIn(store)).toEqual(["no JSON"]);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await textsIn(store)).toEqual(["no JSON"]);
});

test("an edited or cut journal gives one message and leaves the state as it was (X115)", async () => {
  const store = memoryStore();
  const { bank } = await keptBank(store);
  for (let count = 0; count < 4; count += 1) await create(bank, "/v1/ach", minimalTransfer);
  const [head = "", ...changes] = await textsIn(store);
  const [change = ""] = changes;
  const order = "its changes are not those of one state after the other";
  const emptied =
    '{"number":1,"delta":{"tables":{"achTransfers":{"next":1002,"rows":[[1001,{"fields":{}}]]}}}}';
  const journals: readonly (readonly [reason: string, texts: readonly string[]])[] = [
    ["its line 1 is no JSON", [head.slice(0, -9), ...changes]],
    ["its line 3 is no JSON", [head, change, changes[1]?.slice(9) ?? ""]],
    ["its line 2 is no object", [head, "7"]],
    ["its change 1 is missing", [head, ...changes.slice(1)]],
    ["its change 2 is missing", [head, change, changes[2] ?? ""]],
    ["what is stored is no state of a bank", changes],
    ["its options are missing", [head.replace('"options"', '"choices"'), ...changes]],
    [
      "it was stored by another version of Sandbank",
      [head.replace('"version":1', '"version":2'), ...changes],
    ],
    [order, [head, emptied]],
    [order, [head, change.replace('"id":"1001"', '"id":"1009"')]],
    [order, [head, change.replace('"rows":[[1001,', '"rows":[["x",')]],
    [order, [head, change.replace('"achTransfers":', '"others":')]],
    ["at tables.achTransfers.rows.0.row.amount", [head, change.replace('"amount":', '"amount":"x","_":')]],
    ["at timers.0", [head, change.replace('"part":""', '"part":"other"')]],
    ["at random", [head, change.replace('"delta":{', '"delta":{"random":[0,0,0,0],')]],
  ];
  const untouched = stateOf(mondayBank());
  for (const [reason, texts] of journals) {
    const opened = await keptBank(await storeWith(texts));
    expect(opened.warnings).toEqual([expect.stringContaining(reason)]);
    expect(stateOf(opened.bank)).toBe(untouched);
  }
});

test("clear removes what is stored, and the next change stores the state again", async () => {
  const store = memoryStore();
  const { bank, kept } = await keptBank(store);
  await create(bank, "/v1/ach", minimalTransfer);
  await kept.clear();
  await call(bank, "GET", "/v1/ach");
  expect(await textsIn(store)).toEqual([]);
  await create(bank, "/v1/ach", minimalTransfer);
  const again = await keptBank(store);
  expect(stateOf(again.bank)).toBe(stateOf(bank));
});

test("stop ends it, and the bank goes on without", async () => {
  const store = memoryStore();
  const { bank, kept } = await keptBank(store);
  bank.clock.setSpeed(3);
  await kept.stop();
  const before = await textsIn(store);
  expect(before.at(-1)).toContain('"speed":3');
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await textsIn(store)).toEqual(before);
  await expect(kept.saved()).rejects.toThrow("that was stopped");
  await kept.stop();
});

test("a store that cannot be opened gives one warning, and the bank goes on in memory (X114)", async () => {
  const store: StateStore = { open: () => Promise.reject(new Error("The database is blocked.")) };
  const { bank, kept, warnings } = await keptBank(store);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(warnings).toEqual([
    'The state of the bank is no longer kept as "bank": The database is blocked. It goes on in memory.',
  ]);
  await expect(kept.saved()).rejects.toThrow("The database is blocked.");
});

test("an invalid option is refused by name", async () => {
  const given = { name: "", store: {}, tabs: 1, share: true } as unknown as Parameters<typeof persist>[1];
  await expect(persist(mondayBank(), given)).rejects.toThrow(
    /Option 'name' must be text that is not empty.*Option 'store' must be a store.*Option 'tabs' must be true or false.*'share' is no option of persist/s,
  );
});

test('"ask" is refused where no page can ask', async () => {
  const given = { name: "bank", store: memoryStore(), onConflict: "ask" } as const;
  await expect(persist(mondayBank(), given)).rejects.toThrow(
    `Option 'onConflict' must be "reset" or a function that decides, as no page with a confirm() is here, got "ask".`,
  );
  await expect(persist(mondayBank(), { ...given, onConflict: "no" as "ask" })).rejects.toThrow(
    `Option 'onConflict' must be "reset", "ask" or a function that returns "reset", "restore" or "leave", got "no".`,
  );
});

test("only a bank of this process can be kept", async () => {
  const bank = { ...createBank() };
  await expect(persist(bank, { name: "bank", store: memoryStore() })).rejects.toThrow(
    "This is no bank of createBank in this process",
  );
});
