// Statements: X80 to X82.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { bankWithCard } from "../support/cards.ts";
import { read } from "../support/control.ts";
import { companyId } from "../support/onboarding.ts";
import { statusesRead, storyOf } from "./support.ts";

const purchase = { amount: 2_500 };

test("by default the clock makes the timed steps of every collection (X80)", () => {
  const bank = mondayBank();
  for (const modes of [bank.progress.get(), bank.options.progress]) {
    expect(modes).toMatchObject({ achTransfers: "clock", virtualCards: "clock", companies: "clock" });
    expect(new Set(Object.values(modes))).toEqual(new Set(["clock"]));
  }
});

test("immediate: the create answers as documented, and the next request sees the last timed status (X81)", async () => {
  const bank = mondayBank({ progress: { achTransfers: "immediate" } });
  const created = {
    id: "1001",
    account_number: "4000000011",
    amount: 12_500,
    batch_id: null,
    counterparty_id: null,
    currency: "usd",
    direction: "credit",
    effective_date: "2026-03-03",
    metadata: null,
    receiver_account_number: "12345678",
    receiver_account_type: "checking",
    receiver_name: "Ada Lovelace",
    receiver_routing_number: "021000021",
    return: null,
    sec_code: "ppd",
    service: "standard",
    status: "pending",
    type: "ach",
    url: "/v1/ach/1001",
  };
  expect(await create(bank, "/v1/ach", minimalTransfer)).toEqual(created);
  const { body } = await call(bank, "GET", "/v1/ach/1001");
  expect(body).toEqual({ data: { ...created, status: "succeeded", batch_id: "BATCH-1001" } });
  expect(bank.timeline("achTransfers", "1001")).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T15:00:00.000Z", status: "processing", cause: "immediate" },
    { at: "2026-03-02T15:00:00.000Z", status: "succeeded", cause: "immediate" },
  ]);
});

test.each([
  ["a list", async (bank: ReturnType<typeof mondayBank>) => void (await list(bank, "/v1/ach"))],
  ["a read of bank.db", async (bank: ReturnType<typeof mondayBank>) => void bank.db.counterparties.count()],
  ["a move of the clock", async (bank: ReturnType<typeof mondayBank>) => bank.clock.advance({ minutes: 1 })],
])("immediate: %s counts as the next call (X81)", async (_, next) => {
  const bank = mondayBank({ progress: { achTransfers: "immediate" } });
  const seen: unknown[] = [];
  bank.on("change", ({ at, to, cause }) => seen.push(`${at.slice(11, 16)} ${to} ${cause}`));
  await create(bank, "/v1/ach", minimalTransfer);
  expect(seen).toEqual(["15:00 pending request"]);
  await next(bank);
  expect(seen.slice(1)).toEqual(["15:00 processing immediate", "15:00 succeeded immediate"]);
});

test("immediate: a transfer to a reserved account that fails on schedule has failed (P11)", async () => {
  const assumptions = { reservedAccounts: "on-schedule" } as const;
  const bank = mondayBank({ assumptions, progress: { achTransfers: "immediate" } });
  const receiver_account_number = "9000000000008201";
  const { status } = await create(bank, "/v1/ach", { ...minimalTransfer, receiver_account_number });
  expect(status).toBe("pending");
  expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "failed", return: { code: "R01" } });
});

test("immediate: a transfer that is released from review goes on at once", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold("1001");
  await bank.progress.set({ achTransfers: "immediate" });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("hold");
  expect(await bank.simulate.achTransfers.release("1001")).toMatchObject({ status: "pending" });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
});

test("immediate: a company has been reviewed, and its events and timeline agree (X84)", async () => {
  const bank = mondayBank({ progress: { companies: "immediate" } });
  const id = await companyId(bank);
  const company = await retrieve(bank, `/v1/companies/${id}`);
  expect(company).toMatchObject({ status: "approved", events: [{}, { data: { status: "approved" } }] });
  expect(bank.timeline("companies", id).map(({ cause }) => cause)).toEqual(["request", "immediate"]);
});

test("immediate: an authorization is cleared with the next call", async () => {
  const { bank, cards } = await bankWithCard({}, { progress: { virtualCards: "immediate" } });
  expect(await cards.authorize("1001", purchase)).toMatchObject({ approved: true });
  expect(bank.openAuthorizations("1001")).toEqual([]);
  expect(bank.db.virtualCards.get("1001")?.clearings).toMatchObject([{ settlement_amount: 2_500 }]);
});

test("manual: time moves nothing and no step is coming, actions move the row (X320)", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect([bank.clock.upcoming(), bank.clock.nextEvent()]).toEqual([[], null]);
  await bank.clock.advance({ days: 30 });
  expect(await statusesRead(bank, "/v1/ach/1001", 3)).toEqual(["pending", "pending", "pending"]);
  await bank.simulate.achTransfers.process("1001");
  await bank.clock.advance({ days: 30 });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await bank.simulate.achTransfers.settle("1001");
  expect(storyOf(bank)).toEqual([
    "03-02T15:00 pending request",
    "04-01T15:00 processing action",
    "05-01T15:00 succeeded action",
  ]);
});

test("manual: a pending transfer can be canceled, however late it is", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 30 });
  const { status, body } = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  expect([status, body]).toMatchObject([200, { data: { status: "canceled" } }]);
});

test("each collection is on its own: with manual transfers, companies and cards go by the clock", async () => {
  const { bank, cards } = await bankWithCard({}, { progress: { achTransfers: "manual" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await cards.authorize("1001", purchase);
  expect(bank.clock.upcoming()).toEqual([
    { at: "2026-03-05T22:00:00.000Z", collection: "virtualCards", id: "1001", event: "clear" },
  ]);
  await bank.clock.advance({ days: 30 });
  expect(bank.db.virtualCards.get("1001")?.clearings).toHaveLength(1);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
});

test("reads: each n-th GET of the row makes a step and answers with the new status (X82)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 3 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await statusesRead(bank, "/v1/ach/1001", 7)).toEqual([
    ...["pending", "pending", "processing"],
    ...["processing", "processing", "succeeded"],
    "succeeded",
  ]);
  expect(storyOf(bank)).toEqual([
    "03-02T15:00 pending request",
    "03-02T15:00 processing read",
    "03-02T15:00 succeeded read",
  ]);
  const third = bank.log.entries[3];
  expect(third).toMatchObject({ method: "GET", changes: [{ to: "processing", cause: "read" }] });
});

test("reads: with one, each GET makes a step, at the bank time of the GET (X84)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 1 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["processing"]);
  await bank.clock.advance({ days: 10 });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["succeeded"]);
  expect(storyOf(bank).at(-1)).toBe("03-12T15:00 succeeded read");
});

test("reads: what is not a GET of the row itself does not count (X82)", async () => {
  const bank = mondayBank({ strict: true, progress: { achTransfers: { reads: 1 } } });
  await create(bank, "/v1/ach", { ...minimalTransfer });
  await create(bank, "/v1/ach", { ...minimalTransfer });
  await list(bank, "/v1/ach");
  await retrieve(bank, "/v1/ach/1002");
  await call(bank, "PATCH", "/v1/ach/1001", { status: "no such status" });
  expect((await call(bank, "GET", "/v1/ach/1001?colour=red")).status).toBe(400);
  expect((await bank.fetch("/v1/ach/1001")).status).toBe(401);
  expect((await call(bank, "GET", "/v1/ach/01001")).status).toBe(404);
  await read(bank, "db/achTransfers/1001");
  expect(bank.timeline("achTransfers", 1001)).toHaveLength(1);
  expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
  expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "processing" });
});

test("reads: a request that a fault keeps from the bank does not count, one whose reply is lost does (X82)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 2 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  const on = "getAchTransfer" as const;
  for (const rule of [{ on, then: "refuse" } as const, { on, status: 503 }, { on, status: 404 }]) {
    const off = bank.faults.add(rule);
    await Promise.allSettled([call(bank, "GET", "/v1/ach/1001"), call(bank, "GET", "/v1/ach/1001")]);
    off();
  }
  expect(await statusesRead(bank, "/v1/ach/1001", 2)).toEqual(["pending", "processing"]);
  const off = bank.faults.add({ on, then: "lost-reply" });
  await expect(call(bank, "GET", "/v1/ach/1001")).rejects.toThrow(TypeError);
  off();
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["succeeded"]);
});

test("reads: a request that arrives twice counts twice", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 2 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  bank.faults.add({ on: "getAchTransfer", nth: 1, then: "duplicate" });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["processing"]);
});

test("reads: an action moves the row too, and its new status is counted from the first read (X82)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 3 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await statusesRead(bank, "/v1/ach/1001", 2)).toEqual(["pending", "pending"]);
  await bank.simulate.achTransfers.process("1001");
  expect(await statusesRead(bank, "/v1/ach/1001", 3)).toEqual(["processing", "processing", "succeeded"]);
});

test("reads: the authorizations of a card are cleared one by one, the one that is due first before the others (X82)", async () => {
  const { bank, cards } = await bankWithCard({}, { progress: { virtualCards: { reads: 2 } } });
  await cards.authorize("1001", { amount: 100 });
  await bank.clock.advance({ days: 1 });
  await retrieve(bank, "/v1/virtualcards/1001");
  await cards.authorize("1001", { amount: 200 });
  const cleared: unknown[] = [];
  for (let reads = 0; reads < 4; reads += 1) {
    const { clearings } = await retrieve(bank, "/v1/virtualcards/1001");
    cleared.push((clearings as { settlement_amount: number }[]).map((each) => each.settlement_amount));
  }
  expect(cleared).toEqual([[100], [100], [100, 200], [100, 200]]);
});

test("reads: a company is reviewed by the read that counts", async () => {
  const bank = mondayBank({ progress: { companies: { reads: 2 } } });
  const id = await companyId(bank);
  expect(await statusesRead(bank, `/v1/companies/${id}`, 2)).toEqual(["pending", "approved"]);
});

test("reads: a PATCH of the row answers with it, and does not count (X82)", async () => {
  const bank = mondayBank({ progress: { companies: { reads: 1 } } });
  const id = await companyId(bank);
  const { status, body } = await call(bank, "PATCH", `/v1/companies/${id}`, { name: "Engines" });
  expect([status, body]).toMatchObject([200, { data: { name: "Engines", status: "pending" } }]);
  expect(bank.db.companies.get(id)?.status).toBe("pending");
});

test("a row without a timed step has none however often it is read", async () => {
  const assumptions = { review: null, cards: { clearingAfterBankingDays: null } };
  const progress = { companies: { reads: 1 }, virtualCards: "immediate" } as const;
  const { bank, cards } = await bankWithCard({}, { assumptions, progress });
  const id = await companyId(bank);
  await cards.authorize("1001", purchase);
  expect(await statusesRead(bank, `/v1/companies/${id}`, 2)).toEqual(["pending", "pending"]);
  expect(bank.openAuthorizations("1001")).toHaveLength(1);
});
