import { expect, onTestFinished, test, vi } from "vitest";
import type { DeliveryFaultRule, EventResourcesOptions } from "../../src/products/index.ts";
import { verifySignature } from "../../src/webhooks/index.ts";
import { ach, eventsBank, send } from "../products/support.ts";
import { hookedBank, receiving } from "./support.ts";

const CARD = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };

/** A bank whose events of new cards have faults by a rule; makes so many cards, a second apart. */
async function withCards(rule: DeliveryFaultRule, count: number) {
  const bank = hookedBank(["virtualcard.created"], { faults: [rule] });
  const receiver = receiving(bank);
  for (let made = 0; made < count; made += 1) {
    await send(bank, "POST", "/v1/virtualcards", CARD);
    await bank.clock.advance({ minutes: 1 / 60 });
  }
  return {
    bank,
    ...receiver,
    times: () => receiver.lines().map((line) => line.replace(" virtualcard.created", "")),
  };
}

test("a late delivery comes ten minutes later (PROD-47)", async () => {
  const { bank, times } = await withCards({ nth: 1, then: "late" }, 2);
  await bank.clock.advance({ hours: 1 });
  expect(times()).toEqual(["15:00:01.000Z 1002", "15:10:00.000Z 1001"]);
});

test("an event that comes twice has two deliveries (PROD-47)", async () => {
  const { bank, times } = await withCards({ on: "virtualcard.created", every: 2, then: "twice" }, 2);
  expect(times()).toEqual(["15:00:00.000Z 1001", "15:00:01.000Z 1002", "15:00:01.000Z 1002"]);
  expect(bank.db.webhookDeliveries.findMany({ event_id: "1002" }).map(({ fault }) => fault)).toEqual([
    "twice",
    "twice",
  ]);
});

test("a delivery out of order comes after the next one, or a minute later (PROD-47)", async () => {
  const two = await withCards({ nth: 1, then: "out-of-order" }, 2);
  expect(two.times()).toEqual(["15:00:01.000Z 1002", "15:00:02.000Z 1001"]);
  const one = await withCards({ nth: 1, then: "out-of-order" }, 1);
  await one.bank.clock.advance({ hours: 1 });
  expect(one.times()).toEqual(["15:01:00.000Z 1001"]);
});

test("an event just before that minute has passed does not put the delivery off (PROD-47)", async () => {
  const { bank, times } = await withCards({ nth: 1, then: "out-of-order" }, 1);
  await bank.clock.advance({ minutes: 58.5 / 60 });
  await send(bank, "POST", "/v1/virtualcards", CARD);
  await bank.clock.advance({ hours: 1 });
  expect(times()).toEqual(["15:00:59.500Z 1002", "15:01:00.000Z 1001"]);
});

test("a lost delivery has no attempt, and can be sent again (PROD-47)", async () => {
  const { bank, delivering, times } = await withCards({ nth: 1, then: "lost" }, 1);
  await bank.clock.advance({ days: 1 });
  expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({
    status: "given_up",
    attempts: [],
    fault: "lost",
  });
  await bank.simulate.webhookDeliveries.resend("1001");
  await delivering.idle();
  expect(times()).toEqual(["15:00:01.000Z 1001"]);
});

test("a burst brings the deliveries of a minute at its end, at once (PROD-47)", async () => {
  const { bank, times } = await withCards({ then: "burst" }, 3);
  expect(times()).toEqual([]);
  await bank.clock.advance({ hours: 1 });
  expect(times()).toEqual(["15:01:00.000Z 1001", "15:01:00.000Z 1002", "15:01:00.000Z 1003"]);
});

test("deliveries that leave at once leave in their order, however long the signature of the first takes (PROD-47)", async () => {
  const { bank, times } = await withCards({ then: "burst" }, 3);
  const { subtle } = globalThis.crypto;
  const sign = subtle.sign.bind(subtle);
  const spy = vi.spyOn(subtle, "sign").mockImplementationOnce(async (...given: Parameters<typeof sign>) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return sign(...given);
  });
  onTestFinished(() => spy.mockRestore());
  await bank.clock.advance({ hours: 1 });
  expect(times()).toEqual(["15:01:00.000Z 1001", "15:01:00.000Z 1002", "15:01:00.000Z 1003"]);
});

test.each([
  ["wrong-signature", "'X-Signature' does not fit"],
  ["old-signature", "3600 seconds"],
  ["truncated-body", "'X-Signature' does not fit"],
] as const)(
  "with %s the first attempt is wrong, and the next one is right (PROD-47)",
  async (then, reason) => {
    const bank = hookedBank(["virtualcard.created"], { faults: [{ then }] });
    let status = 401;
    const { received } = receiving(bank, () => status);
    await send(bank, "POST", "/v1/virtualcards", CARD);
    await bank.clock.advance({ minutes: 1 / 60 });
    status = 200;
    await bank.clock.advance({ minutes: 1 / 60 });
    const verified = received.map(({ at, request }) =>
      verifySignature(request, { secret: "s3cret", now: new Date(`2026-03-02T${at}`) }),
    );
    expect(await Promise.all(verified)).toEqual([
      { ok: false, reason: expect.stringContaining(reason) },
      { ok: true },
    ]);
  },
);

test("the first rule that fits an event counts, and a rate is drawn from the seed (PROD-47)", async () => {
  const faultsOf = async (seed: number) => {
    const faults: DeliveryFaultRule[] = [
      { on: "virtualcard.created", nth: 2, then: "late" },
      { rate: 0.5, then: "lost" },
    ];
    const bank = hookedBank(undefined, { faults, seed });
    for (let made = 0; made < 12; made += 1) await send(bank, "POST", "/v1/virtualcards", CARD);
    return bank.db.webhookDeliveries.all().map(({ fault }) => fault);
  };
  const [first, second, other] = [await faultsOf(1), await faultsOf(1), await faultsOf(2)];
  expect(first[1]).toBe("late");
  expect(first.filter((fault) => fault === "lost").length).toBeGreaterThan(2);
  expect(first.filter((fault) => fault === null).length).toBeGreaterThan(2);
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});

test.each([
  [
    { faults: [{ then: "slow" }] },
    "'faults.0.then' must be one of late, twice, out-of-order, lost, wrong-signature, old-signature, truncated-body, burst.",
  ],
  [{ faults: [{ then: "late", nth: 0 }] }, "'faults.0.nth' must be a whole number of at least 1."],
  [{ faults: [{ then: "late", rate: 2 }] }, "'faults.0.rate' must be a number from 0 to 1."],
  [
    { faults: [{ then: "late", on: "ach" }] },
    "'faults.0.on' must be one of virtualcard.created, virtualcard.deleted, ach.status, virtualcard.realtime.auths, virtualcard.clearings, virtualcard.realtime.iccp.all, ach.status.advice, wires.status.",
  ],
  [{ fault: [] }, "unknown option 'fault': the options are webhooks, types, faults, seed."],
  [{ types: { "a.b": { of: "payouts" } } }, "'types.a.b.when' must be a function."],
])("%j is refused (PROD-47)", (options, message) => {
  expect(() => eventsBank(options as EventResourcesOptions)).toThrow(`eventResourcesWith: ${message}`);
});

test("a fault is of the deliveries of an event to every webhook (PROD-47)", async () => {
  const bank = hookedBank(undefined, { faults: [{ on: "ach.status.advice", nth: 1, then: "late" }] });
  await send(bank, "POST", "/v1/webhooks", { url: "http://127.0.0.1/other" });
  await send(bank, "POST", "/v1/ach", ach());
  expect(bank.db.webhookDeliveries.all().map(({ webhook_id, fault }) => [webhook_id, fault])).toEqual([
    ["1001", "late"],
    ["1002", "late"],
  ]);
});
