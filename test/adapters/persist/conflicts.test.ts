// Statements: X112 to X115.

import { afterEach, expect, test, vi } from "vitest";
import { type Decision, memoryStore, persist, type StateStore } from "../../../src/adapters/persist/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { resealed } from "../../support/journal.ts";
import { keptBank, stateOf, storeWith, textsIn } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
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
    ["its line 2 isn't an object", [head, "7"]],
    ["its change 1 is missing", [head, ...changes.slice(1)]],
    ["its change 2 is missing", [head, change, changes[2] ?? ""]],
    ["what is stored isn't the state of a bank", changes],
    ["its options are missing", [head.replace('"options"', '"choices"'), ...changes]],
    [
      "it was stored by another version of Sandbank",
      [head.replace('"version":2', '"version":1'), ...changes],
    ],
    ["its line 2 is not as it was stored", [head, change.replace('"amount":12500', '"amount":12600')]],
    ["its line 2 is not as it was stored", [head, emptied]],
    [order, resealed([head, emptied])],
    [order, resealed([head, change.replace('"id":"1001"', '"id":"1009"')])],
    [order, resealed([head, change.replace('"rows":[[1001,', '"rows":[["x",')])],
    [order, resealed([head, change.replace('"achTransfers":', '"others":')])],
    [
      "at tables.achTransfers.rows.0.row.amount",
      resealed([head, change.replace('"amount":', '"amount":"x","_":')]),
    ],
    ["at timers.0", resealed([head, change.replace('"part":""', '"part":"other"')])],
    ["at random", resealed([head, change.replace('"delta":{', '"delta":{"random":[0,0,0,0],')])],
  ];
  const untouched = stateOf(mondayBank());
  for (const [reason, texts] of journals) {
    const opened = await keptBank(await storeWith(texts));
    expect(opened.warnings).toEqual([expect.stringContaining(reason)]);
    expect(stateOf(opened.bank)).toBe(untouched);
  }
});
