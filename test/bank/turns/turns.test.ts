// Statements: S19.

import { expect, test } from "vitest";
import type { TurnSubscriber } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import type { Edit } from "../../../src/engine/store/deltas/edit.ts";
import type { Change } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { minimalAddress } from "../../support/onboarding.ts";
import { subscribed } from "./subscribed.ts";

test("a subscriber is called around each turn, with a delta when something has changed", async () => {
  const bank = mondayBank();
  const { calls, deltas } = await subscribed(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await expect(bank.simulate.achTransfers.return("1001", "R03")).rejects.toThrow("has status pending");
  await bank.simulate.achTransfers.process("1001");
  expect(calls).toEqual(["before", "after 1", "before", "after 0", "before", "after 0", "before", "after 1"]);
  expect(deltas.map((delta) => Object.keys(delta))).toEqual([
    ["at", "timers", "tables"],
    ["at", "timers", "tables"],
  ]);
});

test("a delta has what has changed of rows and timers, and nothing else", async () => {
  const bank = mondayBank();
  const { deltas } = await subscribed(bank);
  const [at, now] = ["2026-03-02T15:00:00.000Z", bank.clock.now().getTime()];
  await create(bank, "/v1/ach", minimalTransfer);
  const [inserted] = bank.snapshot().tables.achTransfers?.rows ?? [];
  await bank.simulate.achTransfers.process("1001");
  await bank.simulate.achTransfers.return("1001", "R03");
  await create(bank, "/v1/addresses", minimalAddress);
  const [address] = bank.snapshot().tables.addresses?.rows ?? [];
  await call(bank, "PATCH", "/v1/addresses/1001", minimalAddress);
  await call(bank, "DELETE", "/v1/addresses/1001");
  await bank.progress.set({ achTransfers: "manual" });
  const timer = { kind: "achTransfers", id: 1001, part: "" };
  const transfer = (edit: object) => ({ achTransfers: { next: 1002, rows: [[1001, edit]] } });
  const became = (status: string) => ({ at, status, cause: "action" });
  const description = "No Account/Unable to Locate Account";
  expect(deltas).toEqual([
    {
      at: now,
      timers: { set: [{ ...timer, due: Date.parse("2026-03-02T16:00:00Z") }], canceled: [] },
      tables: transfer({ to: inserted }),
    },
    {
      at: now,
      timers: { set: [{ ...timer, due: Date.parse("2026-03-04T13:30:00Z") }], canceled: [] },
      tables: transfer({
        fields: {
          row: {
            fields: {
              batch_id: { to: "BATCH-1001" },
              status: { to: "processing" },
              internal: { fields: { batch_key: { to: '[492351,"4000000011","standard"]' } } },
            },
          },
          timeline: { keep: 1, items: [became("processing")] },
        },
      }),
    },
    {
      at: now,
      timers: { set: [], canceled: ["achTransfers/1001/"] },
      tables: transfer({
        fields: {
          row: { fields: { return: { to: { code: "R03", description } }, status: { to: "failed" } } },
          timeline: { keep: 2, items: [became("failed")] },
        },
      }),
    },
    { at: now, tables: { addresses: { next: 1002, rows: [[1001, { to: address }]] } } },
    { at: now, tables: { addresses: { next: 1002, rows: [[1001, null]] } } },
    { at: now, progress: { achTransfers: "manual" } },
  ]);
});

test("turns of one bank never overlap, what waits for them included", async () => {
  const bank = mondayBank();
  let inside = 0;
  let most = 0;
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
  await subscribed(bank, {
    async before() {
      inside += 1;
      most = Math.max(most, inside);
      await wait();
    },
    async after() {
      await wait();
      inside -= 1;
    },
  });
  await Promise.all([
    ...Array.from({ length: 5 }, () => create(bank, "/v1/ach", minimalTransfer)),
    bank.reset(),
    bank.clock.advance({ days: 1 }),
  ]);
  expect(most).toBe(1);
});

test("a reset with its scenario is one turn, and its delta the whole state", async () => {
  const bank = mondayBank({
    scenarios: {
      two: async (inside) => {
        await create(inside, "/v1/ach", minimalTransfer);
        inside.clock.pause();
        await create(inside, "/v1/ach", minimalTransfer);
      },
    },
  });
  const { calls, deltas } = await subscribed(bank);
  await bank.loadScenario("two");
  expect(calls).toEqual(["before", "after 1"]);
  expect(deltas).toEqual([{ at: bank.clock.now().getTime(), whole: bank.snapshot() }]);
});

test("a request whose body arrives during a scenario has its turn after it", async () => {
  const bank = mondayBank({
    scenarios: {
      slow: async (inside) => {
        for (let count = 0; count < 50; count += 1) await create(inside, "/v1/ach", minimalTransfer);
      },
    },
  });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ data: minimalTransfer })));
      controller.close();
    },
  });
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  const streamed = new Request("http://localhost/v1/ach", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
  const [response] = await Promise.all([bank.fetch(streamed), bank.loadScenario("slow")]);
  expect(response.status).toBe(200);
  expect((await response.json()).data.id).toBe("1051");
});

test("a subscriber that fails before or after a turn is removed, and the answer is right", async () => {
  for (const when of ["before", "after"] as const) {
    const bank = mondayBank();
    const { calls } = await subscribed(bank, { [when]: () => Promise.reject(new Error("full")) });
    expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1001");
    expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
    expect(calls.filter((each) => each === "Error: full")).toHaveLength(1);
    expect(calls.at(-1)).toBe("Error: full");
  }
});

test("each of several subscribers gets every change since it was added, once", async () => {
  const bank = mondayBank();
  const first = await subscribed(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  bank.clock.setSpeed(2);
  const second = await subscribed(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  await turnsOf(bank).run(() => turnsOf(bank).unsubscribe(first.subscriber));
  bank.clock.setSpeed(3);
  await turnsOf(bank).run(() => undefined);
  expect(first.deltas.map((delta) => ("clock" in delta ? delta.clock?.speed : "rows"))).toEqual([
    "rows",
    2,
    "rows",
  ]);
  expect(second.deltas.map((delta) => ("clock" in delta ? delta.clock?.speed : "rows"))).toEqual(["rows", 3]);
});

test("a delta that is applied is notified of as the changes were, and other subscribers hear of it", async () => {
  const [bank, copy] = [mondayBank(), mondayBank()];
  const { deltas } = await subscribed(bank);
  const own = await subscribed(copy);
  const other = await subscribed(copy);
  const changes: Change[][] = [[], []];
  const resets: number[] = [0, 0];
  for (const [at, each] of [bank, copy].entries()) {
    each.on("change", (change) => void changes[at]?.push(change));
    each.on("reset", () => {
      resets[at] = (resets[at] ?? 0) + 1;
    });
  }
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 9 });
  const { id } = await create(bank, "/v1/addresses", minimalAddress);
  await call(bank, "PATCH", `/v1/addresses/${id}`, { ...minimalAddress, city: "Shelbyville" });
  await call(bank, "DELETE", `/v1/addresses/${id}`);
  await bank.reset();
  await turnsOf(copy).run(() => {
    for (const delta of deltas) turnsOf(copy).apply(delta, own.subscriber);
  });
  expect(changes[0]?.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    "insert pending",
    ...["update processing", "update succeeded"],
    ...["insert null", "update null", "delete null"],
  ]);
  expect(changes[1]).toEqual(changes[0]);
  expect(resets).toEqual([1, 1]);
  expect(other.turns.map(({ kind, delta }) => [kind, delta])).toEqual(
    deltas.map((delta) => ["applied", delta]),
  );
  expect(own.turns).toEqual([]);
});

test("a row that comes with several statuses has had each, and one that can't be of this bank is refused", async () => {
  const [bank, copy] = [mondayBank(), mondayBank()];
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold("1001");
  const [to] = bank.snapshot().tables.achTransfers?.rows ?? [];
  const at = bank.clock.now().getTime();
  const heard: string[] = [];
  copy.on("change", ({ kind, from, to: status }) => heard.push(`${kind} ${from} ${status}`));
  const apply = (id: number, edit: Edit | null) => {
    const tables = { achTransfers: { next: 1002, rows: [[id, edit] as const] } };
    return turnsOf(copy).run(() => turnsOf(copy).apply({ at, tables }));
  };
  await expect(apply(1001, null)).rejects.toThrow(
    new TypeError("A delta deletes row 1001, which is not there."),
  );
  await expect(apply(1002, { to })).rejects.toThrow(new TypeError("A delta has another row as row 1002."));
  expect(copy.db.achTransfers.count()).toBe(0);
  await apply(1001, { to });
  expect(heard).toEqual(["insert null pending", "update pending hold"]);
});

test("a subscriber that throws when a turn ends is removed, and the answer is right", async () => {
  const bank = mondayBank();
  const errors: unknown[] = [];
  const subscriber: TurnSubscriber = {
    turn() {
      throw new Error("full");
    },
    failed: (error) => void errors.push(String(error)),
  };
  await turnsOf(bank).run(() => turnsOf(bank).subscribe(subscriber));
  expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1001");
  expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
  expect(errors).toEqual(["Error: full"]);
});
