import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { START, STILL, send } from "./support.ts";

async function bankWithPayout(payee = "Ada") {
  const bank = createBank({ ...STILL, resources: { payouts } });
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee } });
  return bank;
}

test("time takes a row from its first state to the next (DEF-18)", async () => {
  const bank = await bankWithPayout();
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-03T15:00:00.000Z",
    collection: "payouts",
    id: "1001",
    event: "paid",
  });
  await bank.clock.advance({ bankingDays: 1 });
  expect(bank.db.payouts.get("1001")?.status).toBe("paid");
  expect(bank.timeline("payouts", "1001")).toEqual([
    { at: START, status: "pending", cause: "request" },
    { at: "2026-03-03T15:00:00.000Z", status: "paid", cause: "clock" },
  ]);
});

test("an action is a function of bank.simulate, and is refused in another state (DEF-19)", async () => {
  const bank = await bankWithPayout();
  expect(bank.allowedActions("payouts", "1001")).toEqual(["fail"]);
  expect(await bank.simulate.payouts.fail("1001")).toEqual({
    id: "1001",
    amount: 500,
    payee: "Ada",
    status: "failed",
    transfer_id: null,
  });
  await expect(bank.simulate.payouts.fail("1001")).rejects.toThrow(
    "payout 1001 has status failed; fail is possible only in status pending.",
  );
  expect(bank.clock.nextEvent()).toBeNull();
});

test("a reserved value gives a new row its status (DEF-21)", async () => {
  const bank = await bankWithPayout("TEST FAILED");
  expect(bank.timeline("payouts", "1001")).toEqual([{ at: START, status: "failed", cause: "request" }]);
  expect(bank.resources.payouts.reserved).toEqual([
    { field: "payee", value: "TEST FAILED", outcome: "failed" },
  ]);
});

test("a row gets fields with its status, whatever gives it that (DEF-45)", async () => {
  const trips = defineResource({
    noun: "trip",
    path: "/api/trips",
    row: z.object({
      id: z.string(),
      status: z.enum(["booked", "done", "canceled"]),
      ended_at: z.string().nullable(),
      reason: z.string().nullable(),
    }),
    states: {
      booked: { after: { hours: 1, to: "done" }, actions: { cancel: { to: "canceled" } } },
      done: {},
      canceled: {},
    },
    actions: {
      cancel: { arguments: z.object({ reason: z.string() }), change: (_, { reason }) => ({ reason }) },
    },
    onEnter: {
      done: (_, { now }) => ({ ended_at: now }),
      canceled: ({ reason }, { now }) => ({ ended_at: now, reason: `${reason}!` }),
    },
  });
  const bank = createBank({ ...STILL, resources: { trips } });
  await send(bank, "POST", "/api/trips", { data: {} });
  await send(bank, "POST", "/api/trips", { data: {} });
  expect(await bank.simulate.trips.cancel("1001", { reason: "Rain" })).toEqual({
    id: "1001",
    status: "canceled",
    ended_at: START,
    reason: "Rain!",
  });
  await bank.clock.advance({ hours: 1 });
  expect(bank.db.trips.get("1002")).toEqual({
    id: "1002",
    status: "done",
    ended_at: "2026-03-02T16:00:00.000Z",
    reason: null,
  });
});

const shipments = defineResource({
  noun: "shipment",
  path: "/api/shipments",
  row: z.object({
    id: z.string(),
    to: z.string(),
    carrier: z.string().nullable(),
    status: z.enum(["packed", "shipped", "delivered", "lost"]),
  }),
  create: { required: ["to"] },
  states: {
    packed: { actions: { ship: { to: "shipped" } } },
    shipped: {
      tone: "move",
      after: { days: 2, hours: 1, to: "delivered", event: "deliver" },
      actions: { lose: { to: "lost" } },
    },
    delivered: {},
    lost: { tone: "bad" },
  },
  actions: {
    ship: {
      title: "Hand over",
      arguments: z.object({ carrier: z.enum(["UPS", "USPS"]) }),
      request: "POST /api/shipments/:id/ship",
      change: (_row, { carrier }) => ({ carrier }),
    },
  },
});

async function bankWithShipment() {
  const bank = createBank({ ...STILL, resources: { shipments } });
  await send(bank, "POST", "/api/shipments", { data: { to: "Reno" } });
  return bank;
}

test("the arguments of an action are parsed, and change fields with the status (DEF-19)", async () => {
  const bank = await bankWithShipment();
  await expect(bank.simulate.shipments.ship("1001", { carrier: "DHL" as never })).rejects.toThrow(
    "ship: 'carrier' must be one of UPS, USPS, got \"DHL\".",
  );
  expect(await bank.simulate.shipments.ship("1001", { carrier: "UPS" })).toEqual({
    id: "1001",
    to: "Reno",
    carrier: "UPS",
    status: "shipped",
  });
  await bank.clock.advance({ days: 2, hours: 1 });
  expect(bank.db.shipments.get("1001")?.status).toBe("delivered");
});

test("an action with a request is an endpoint, which a state that does not allow it refuses (DEF-20)", async () => {
  const bank = await bankWithShipment();
  const ship = () => send(bank, "POST", "/api/shipments/1001/ship", { data: { carrier: "USPS" } });
  expect(await ship()).toEqual({
    status: 200,
    body: { data: { id: "1001", to: "Reno", carrier: "USPS", status: "shipped" } },
  });
  expect(await ship()).toEqual({
    status: 409,
    body: { error: "'status' is shipped: ship is possible only in status packed." },
  });
  expect((await send(bank, "POST", "/api/shipments/1001/ship", { data: { carrier: "DHL" } })).body).toEqual({
    error: "'carrier' must be one of UPS, USPS, got \"DHL\".",
  });
});

test("states are described with their tones and ways (DEF-1, DEF-18)", async () => {
  const bank = await bankWithShipment();
  const { statuses, lifecycle } = bank.resources.shipments;
  expect(statuses).toEqual([
    { name: "packed", tone: "wait" },
    { name: "shipped", tone: "move" },
    { name: "delivered", tone: "good" },
    { name: "lost", tone: "bad" },
  ]);
  expect(lifecycle?.edges.find(({ by }) => by === "step")).toEqual({
    from: "shipped",
    to: "delivered",
    by: "step",
    name: "deliver",
    operation: null,
    when: "after 2 days and 1 hour",
  });
});

test("the progress of own rows can be chosen (DEF-1)", async () => {
  const bank = await bankWithPayout();
  await bank.progress.set({ payouts: { reads: 2 } });
  await send(bank, "GET", "/api/payouts/1001");
  const { body } = await send(bank, "GET", "/api/payouts/1001");
  expect(body).toMatchObject({ data: { status: "paid" } });
});

const subscriptions = defineResource({
  noun: "subscription",
  path: "/api/subscriptions",
  row: z.object({ id: z.string(), plan: z.string(), renews_on: z.iso.date().nullable(), invoices: z.int() }),
  create: { required: ["plan"], defaults: { renews_on: "2026-04-01", invoices: 0 } },
  operations: ["create", "get", "update"],
  update: ["renews_on"],
  timers: {
    renewal: {
      event: "renew",
      at: ({ renews_on }) => renews_on,
      run(row, { rows }) {
        const [year = 0, month = 0] = (row.renews_on ?? "").split("-").map(Number);
        const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
        rows.update(row.id, { renews_on: next, invoices: row.invoices + 1 });
      },
    },
  },
});

test("a timer runs at the time that its row says, and is set again by each write (DEF-23)", async () => {
  const bank = createBank({ ...STILL, resources: { subscriptions } });
  await send(bank, "POST", "/api/subscriptions", { data: { plan: "team" } });
  await bank.clock.advance({ days: 365 });
  expect(bank.db.subscriptions.get("1001")).toMatchObject({ renews_on: "2027-04-01", invoices: 12 });
  await send(bank, "PATCH", "/api/subscriptions/1001", { data: { renews_on: null } });
  expect(bank.clock.nextEvent()).toBeNull();
});

test("a timer whose row says the same time after it has run is an error that names it (DEF-24)", async () => {
  const stuck = defineResource({
    noun: "alarm",
    path: "/api/alarms",
    row: z.object({ id: z.string(), at: z.string() }),
    create: { required: ["at"] },
    timers: { ring: { event: "ring", at: ({ at }) => at, run: () => undefined } },
  });
  const bank = createBank({ ...STILL, resources: { stuck } });
  await send(bank, "POST", "/api/alarms", { data: { at: "2026-03-03T08:00:00Z" } });
  const message =
    "after it, alarm 1001 must say another time, or null, in what at reads, and still says 2026-03-03T08:00:00Z";
  const thrown = `timers.ring.run of stuck threw RangeError: ${message}.`;
  await expect(bank.clock.advance({ days: 1 })).rejects.toMatchObject({
    name: "StepError",
    message: `The step "ring" of stuck 1001, due at 2026-03-03T08:00:00.000Z, failed: ${thrown} The step is dropped, and the bank goes on without it.`,
    due: Date.parse("2026-03-03T08:00:00Z"),
    cause: { name: "OwnCodeError", message: thrown, cause: { name: "RangeError", message } },
  });
});
