import { expect, test } from "vitest";
import { send } from "../support.ts";
import { bankWith, create, full, type OwnBank, order, subscription } from "./all.ts";

/** How an order gets each of its statuses. */
const TO: Readonly<Record<string, (bank: OwnBank) => Promise<unknown>>> = {
  placed: async () => undefined,
  canceled: (bank) => bank.simulate.orders.cancel("ord_1001"),
  packed: (bank) => bank.clock.advance({ hours: 4 }),
  shipped: async (bank) => {
    await TO.packed?.(bank);
    await bank.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  },
  delivered: async (bank) => {
    await TO.shipped?.(bank);
    await bank.clock.advance({ days: 3 });
  },
  returned: async (bank) => {
    await TO.delivered?.(bank);
    await bank.simulate.orders.return("ord_1001", { reason: "Too small" });
  },
  refunded: async (bank) => {
    await TO.returned?.(bank);
    await bank.clock.advance({ days: 5 });
  },
  kept: async (bank) => {
    await TO.delivered?.(bank);
    await bank.clock.advance({ days: 30 });
  },
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  cancel: ["placed", "packed"],
  ship: ["packed"],
  return: ["delivered"],
};

test.each(Object.keys(TO))(
  "an order that is %s takes the actions of its state, and refuses each other (DEF-19, DEF-20)",
  async (status) => {
    const actions = {
      cancel: (bank: OwnBank) => bank.simulate.orders.cancel("ord_1001"),
      ship: (bank: OwnBank) => bank.simulate.orders.ship("ord_1001", { carrier: "USPS" }),
      return: (bank: OwnBank) => bank.simulate.orders.return("ord_1001", { reason: "Broken" }),
    };
    for (const [name, act] of Object.entries(actions)) {
      const bank = bankWith();
      await create(bank, "/orders");
      await TO[status]?.(bank);
      expect(bank.db.orders.get("ord_1001")?.status).toBe(status);
      const before = JSON.stringify(bank.snapshot());
      const states = ALLOWED[name] ?? [];
      expect(bank.allowedActions("orders", "ord_1001").includes(name as never)).toBe(states.includes(status));
      if (states.includes(status)) {
        await act(bank);
        continue;
      }
      await expect(act(bank)).rejects.toThrow(
        `order ord_1001 has status ${status}; ${name} is possible only in status ${states.join(", ")}.`,
      );
      expect(JSON.stringify(bank.snapshot())).toBe(before);
      if (name === "ship") continue;
      expect(await send(bank, "POST", `/orders/ord_1001/${name}`, { data: { reason: "Broken" } })).toEqual({
        status: 409,
        body: { error: `'status' is ${status}: ${name} is possible only in status ${states.join(", ")}.` },
      });
    }
  },
);

test.each(Object.keys(TO))(
  "an order that is %s is restored with what it waits for, and ids go on (DEF-11, DEF-28)",
  async (status) => {
    const before = await full();
    await TO[status]?.(before);
    const bank = bankWith();
    await bank.restore(JSON.parse(JSON.stringify(before.snapshot())));
    expect(bank.clock.nextEvent()).toEqual(before.clock.nextEvent());
    for (const each of [before, bank]) {
      await create(each, "/orders");
      await each.clock.advance({ days: 60 });
    }
    expect(bank.db.orders.get("ord_1002")?.status).toBe("packed");
    expect(bank.snapshot()).toEqual(before.snapshot());
  },
);

test("an action is refused without a row, and with other arguments than its own (DEF-10, DEF-19)", async () => {
  const { simulate } = await full();
  await expect(simulate.orders.cancel("ord_1")).rejects.toThrow('There is no order with id "ord_1".');
  await expect(simulate.payouts.fail("1")).rejects.toThrow('There is no payout with id "1".');
  await expect(simulate.orders.ship("ord_1001", {} as never)).rejects.toThrow("ship: 'carrier' is required.");
  await expect(simulate.orders.return("ord_1001", { reason: "" })).rejects.toThrow(
    "return: 'reason' must have at least 1 character, got \"\".",
  );
});

test("a row takes its step at the moment it is due, and not before (DEF-18)", async () => {
  const bank = bankWith();
  const moves = async (due: string, status: () => string | undefined) => {
    await bank.clock.advanceTo(new Date(Date.parse(due) - 1).toISOString());
    const before = status();
    await bank.clock.advanceTo(due);
    return [before, status()];
  };
  const ofOrder = () => bank.db.orders.get("ord_1001")?.status;
  await create(bank, "/orders");
  expect(await moves("2026-03-02T19:00:00.000Z", ofOrder)).toEqual(["placed", "packed"]);
  await bank.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  expect(await moves("2026-03-05T19:00:00.000Z", ofOrder)).toEqual(["shipped", "delivered"]);
  await bank.simulate.orders.return("ord_1001", { reason: "Broken" });
  expect(await moves("2026-03-10T19:00:00.000Z", ofOrder)).toEqual(["returned", "refunded"]);
  await create(bank, "/api/subscriptions");
  const ofInvoice = () => bank.db.invoices.get("1001")?.status;
  expect(await moves("2026-04-01T00:00:00.000Z", ofInvoice)).toEqual([undefined, "open"]);
  expect(await moves("2026-04-15T00:00:00.000Z", ofInvoice)).toEqual(["open", "overdue"]);
  await bank.clock.advanceTo("2026-05-22T15:00:00.000Z");
  await create(bank, "/api/payouts");
  // The Monday after is Memorial Day.
  const ofPayout = () => bank.db.payouts.get("1001")?.status;
  expect(await moves("2026-05-26T15:00:00.000Z", ofPayout)).toEqual(["pending", "paid"]);
});

test("of calls at once that exclude each other the first is done (DEF-6, DEF-15, DEF-20)", async () => {
  const bank = await full();
  const twice = async (...calls: readonly (readonly [method: string, path: string, body?: object])[]) =>
    (await Promise.all(calls.map(([method, path, body]) => send(bank, method, path, body)))).map(
      ({ status }) => status,
    );
  expect(await twice(["DELETE", "/api/payouts/1001"], ["DELETE", "/api/payouts/1001"])).toEqual([204, 404]);
  const cancel = ["POST", "/api/subscriptions/1001/cancel"] as const;
  const change = ["PATCH", "/api/subscriptions/1001", { data: { plan: "team" } }] as const;
  expect(await twice(change, cancel, cancel)).toEqual([200, 200, 409]);
  expect(bank.db.subscriptions.all()).toEqual([
    { ...subscription, plan: "team", next_invoice_on: null, status: "canceled" },
  ]);
  expect(await twice(["DELETE", "/api/subscriptions/1001"], change, cancel)).toEqual([204, 404, 404]);
  const ships = ["UPS", "USPS"] as const;
  await bank.clock.advance({ hours: 4 });
  const shipped = await Promise.allSettled(
    ships.map((carrier) => bank.simulate.orders.ship("ord_1001", { carrier })),
  );
  expect(shipped.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(bank.db.orders.get("ord_1001")).toEqual({ ...order, status: "shipped", carrier: "UPS" });
});

test("steps that are due at once run in the order of ids, whatever is between (DEF-18, DEF-23)", async () => {
  const bank = bankWith();
  const reported: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    await create(bank, "/api/payouts");
    await create(bank, "/orders");
  }
  bank.on("change", ({ at, collection, id, to }) => reported.push(`${at} ${collection} ${id} ${to}`));
  await bank.clock.advance({ days: 1 });
  expect(reported).toEqual([
    "2026-03-02T19:00:00.000Z orders ord_1001 packed",
    "2026-03-02T19:00:00.000Z orders ord_1002 packed",
    "2026-03-03T15:00:00.000Z payouts 1001 paid",
    "2026-03-03T15:00:00.000Z payouts 1002 paid",
  ]);
});
