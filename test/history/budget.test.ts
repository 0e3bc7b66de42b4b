// Statements: X140.

import { expect, test, vi } from "vitest";
import { Base } from "../../src/bank/history/base.ts";
import type { Described } from "../../src/bank/history/describe.ts";
import { sizeOf } from "../../src/bank/history/size.ts";
import { type Place, Tree } from "../../src/bank/history/tree.ts";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

const LEAST = 100_000;

const entry: Described = {
  ...{ at: 0, kind: "request", cause: "request", what: "PATCH /v1/counterparties/1001" },
  ...{ row: null, status: 200, refusal: null, log: 1 },
};

/** Waits until a bank has done as much as takes up a hundred kilobytes several times. */
async function busy(bank: Bank, rounds = 200): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await create(bank, "/v1/counterparties", minimalCounterparty);
    await call(bank, "PATCH", `/v1/counterparties/${id}`, { description: `round ${round}` });
    await call(bank, "DELETE", `/v1/counterparties/${id}`);
  }
}

test("beyond its budget the oldest entries go, and the others stay what they are (X140)", async () => {
  const bank = mondayBank({ history: { maxBytes: LEAST } });
  await busy(bank);
  const rest = mondayBank({ history: true });
  await busy(rest);
  const [kept, all] = [await bank.history.entries(), await rest.history.entries()];
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.length).toBeLessThan(100);
  expect(kept).toEqual(all.slice(-kept.length));
  await expect(bank.history.goTo(1)).rejects.toThrow(
    "There is no entry 1 in the history; the oldest are not kept.",
  );
  for (const { id } of kept.toReversed()) {
    await bank.history.goTo(id);
    await rest.history.goTo(id);
    expect(JSON.stringify(bank.snapshot())).toBe(JSON.stringify(rest.snapshot()));
  }
});

test("a branch goes with the entry after which it began (X140)", async () => {
  const bank = mondayBank({ history: { maxBytes: LEAST } });
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.goTo(2);
  await busy(bank, 5);
  expect(await bank.history.branches()).toMatchObject([
    { id: 1, from: null, entries: 3 },
    { id: 2, from: 2, entries: 15 },
  ]);
  await busy(bank);
  const entries = await bank.history.entries();
  expect(await bank.history.branches()).toEqual([
    {
      ...{ id: 2, name: "POST /v1/counterparties", from: null, entries: entries.length, current: true },
      end: entries.at(-1)?.id,
    },
  ]);
  await expect(bank.history.switchTo(1)).rejects.toThrow(
    "There is no branch 1 in the history: it is one of 2.",
  );
});

test("resets count with the rows that they replace", async () => {
  const bank = mondayBank({ history: { maxBytes: LEAST } });
  const large = { ...minimalCounterparty, description: "x".repeat(30_000) };
  await create(bank, "/v1/counterparties", large);
  await bank.reset();
  await create(bank, "/v1/counterparties", large);
  await bank.reset();
  await create(bank, "/v1/counterparties", large);
  const entries = await bank.history.entries();
  expect(entries.map(({ what }) => what)).toEqual(["reset", "POST /v1/counterparties"]);
  await bank.history.goTo(entries[0]?.id ?? 0);
  expect(bank.db.counterparties.count()).toBe(0);
});

test("a reset counts with the rows that the history began with (X140)", async () => {
  const large = { ...minimalCounterparty, description: "x".repeat(30_000) };
  const scenario = async (inside: Parameters<typeof create>[0]) =>
    void (await create(inside, "/v1/counterparties", large));
  const bank = mondayBank({ history: { maxBytes: LEAST }, scenario });
  await bank.reset();
  expect((await bank.history.entries()).map(({ what }) => what)).toEqual(["reset"]);
});

test("a state that is too large by itself keeps no history, until a smaller one takes its place (X140)", async () => {
  const bank = mondayBank({
    history: { maxBytes: LEAST },
    scenario: async (inside) => {
      for (let count = 0; count < 900; count += 1)
        await create(inside, "/v1/counterparties", minimalCounterparty);
    },
    scenarios: { empty: () => undefined },
  });
  const refusal =
    "The history keeps nothing: the state of the bank alone takes up more than its maxBytes, 100000. Stop it and start it with more.";
  const failed = vi.spyOn(console, "error");
  await expect(bank.history.entries()).rejects.toThrow(refusal);
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await expect(bank.history.goTo(1)).rejects.toThrow(refusal);
  const full = bank.snapshot();
  await bank.loadScenario("empty");
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect((await bank.history.entries()).map(({ what }) => what)).toEqual([
    "history begins",
    "POST /v1/counterparties",
  ]);
  await bank.restore(full);
  await expect(bank.history.entries()).rejects.toThrow(refusal);
});

test("after 100,000 turns it takes up what its budget allows, and no more than at any time before", () => {
  const maxBytes = 1_000_000;
  const snapshot = mondayBank().snapshot();
  const base = new Base(snapshot, () => undefined);
  const tree = new Tree(base, maxBytes, entry);
  let most = 0;
  for (let turn = 0; turn < 100_000; turn += 1) {
    const row = { id: String(1001 + (turn % 500)), name: `turn ${turn}` };
    const rows = [[Number(row.id), { to: { row, timeline: [] } }]] as const;
    tree.add(entry, { at: 0, tables: { counterparties: { next: 1501, rows } } });
    most = Math.max(most, tree.bytes);
  }
  expect(most).toBeLessThanOrEqual(maxBytes);
  expect(most).toBeGreaterThan(maxBytes * 0.95);
  expect(tree.lineOf(tree.currentBranch).length).toBeGreaterThan(500);
});

test("a base that has moved past a reset counts as one that begins there (X140)", async () => {
  const bank = mondayBank();
  const empty = bank.snapshot();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, description: "x".repeat(30_000) });
  const reset = { at: 0, whole: bank.snapshot() };
  const row = { id: "1001", name: "Ada" };
  const rows = [[1001, { to: { row, timeline: [] } }]] as const;
  const later = { at: 0, tables: { counterparties: { next: 1002, rows } } };
  const moved = new Base(empty, () => undefined);
  moved.hold(reset);
  moved.hold(later);
  moved.absorb(reset);
  const begun = new Base(reset.whole, () => undefined);
  begun.hold(later);
  expect(moved.bytes).toBe(begun.bytes);
  expect(moved.bytes).toBeGreaterThan(60_000);
});

/** A row that takes up 240 bytes and its name. */
const saved = (id: number, name: string) => ({ row: { id: String(id), name }, timeline: [] });
const named = (name: string) => {
  const rows = [[1001, { to: saved(1001, name) }]] as const;
  return { at: 0, tables: { counterparties: { next: 1003, rows } } };
};
const withRows = (...rows: ReturnType<typeof saved>[]) => ({
  ...mondayBank().snapshot(),
  tables: { counterparties: { next: 1003, rows } },
});

test("a base counts a row while a delta about it is kept, and every row while a reset is (X140)", () => {
  const snapshot = withRows(saved(1001, "Ada"), saved(1002, "Bo"));
  const current = saved(1001, "Ada");
  const base = new Base(snapshot, (_, id) => (id === 1001 ? current : undefined));
  const [first, second, reset] = [
    named("Grace"),
    named("Eve"),
    { at: 0, whole: withRows(saved(1001, "Ada"), saved(1002, "Boris")) },
  ];
  const after = (...[work, delta]: ["hold" | "release" | "absorb", Parameters<Base["hold"]>[0]]) => {
    base[work](delta);
    return base.bytes - 240;
  };
  expect([
    base.bytes - 240,
    after("hold", first),
    after("hold", second),
    after("absorb", first),
    after("release", second),
  ]).toEqual([0, 246, 246, 250, 0]);
  expect(base.save().tables.counterparties?.rows[0]).toBe(current);
  expect([
    after("hold", reset),
    after("hold", reset),
    after("hold", first),
    after("hold", second),
    after("absorb", reset),
    after("absorb", first),
    after("release", reset),
    after("release", second),
  ]).toEqual([490, 490, 490, 490, 496, 496 + sizeOf(first), 250, 0]);
  expect(base.save().tables.counterparties?.rows[0]).toBe(current);
  expect([after("hold", reset), after("release", reset)]).toEqual([496, 0]);
});

test("rows are those of the bank again once the last reset goes, but for those of other deltas", () => {
  const current = saved(1001, "Ada");
  const base = new Base(withRows(saved(1001, "Ada")), () => current);
  const [reset, delta] = [{ at: 0, whole: withRows(saved(1001, "Ada")) }, named("Grace")];
  const isShared = () => base.save().tables.counterparties?.rows[0] === current;
  base.hold(reset);
  base.hold(reset);
  base.release(reset);
  expect(isShared()).toBe(false);
  base.hold(delta);
  base.release(reset);
  expect(isShared()).toBe(false);
  base.hold(reset);
  base.release(delta);
  expect(isShared()).toBe(false);
  base.release(reset);
  expect(isShared()).toBe(true);
});

test("entries go when they take up more than the budget, with the branches of their branches (X140)", () => {
  const delta = named("Grace");
  const place = 600 + sizeOf(entry);
  const full = 6 * place + 2 * sizeOf(delta) + 120 + 246;
  const tree = new Tree(new Base(withRows(saved(1001, "Ada")), () => undefined), full, entry);
  const kept = () => [1, 2, 3, 4, 5, 6, 7, 8].filter((id) => tree.place(id));
  const goTo = (id: number) => tree.goTo(tree.place(id) as Place);
  tree.add(entry, undefined);
  tree.add(entry, undefined);
  goTo(2);
  tree.add(entry, delta);
  tree.add(entry, undefined);
  goTo(4);
  tree.add(entry, delta);
  goTo(3);
  expect([kept(), tree.bytes]).toEqual([[1, 2, 3, 4, 5, 6], full]);
  tree.add(entry, undefined);
  expect([kept(), tree.bytes]).toEqual([[2, 3, 4, 5, 6, 7], full]);
  tree.add(entry, undefined);
  expect([kept(), tree.bytes]).toEqual([[3, 7, 8], 3 * place + 120]);
  expect(tree.branches).toEqual([{ id: 1, name: entry.what, from: null, end: 8, count: 3 }]);
});

test("the present entry is kept, however large (X140)", () => {
  const tree = new Tree(new Base(withRows(), () => undefined), 1, entry);
  tree.add(entry, undefined);
  expect([tree.place(1), tree.present.id]).toEqual([undefined, 2]);
});
