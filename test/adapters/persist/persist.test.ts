// Statements: X112 to X115.

import { afterEach, expect, test, vi } from "vitest";
import { memoryStore, persist, type StateStore } from "../../../src/adapters/persist/index.ts";
import { createBank } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { keptBank, stateOf, textsIn } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

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
    /Option 'name' must be text that is not empty.*Option 'store' must be a store.*Option 'tabs' must be true or false.*Unknown option 'share' for persist/s,
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
    "This is not a bank that createBank made in this process",
  );
});
