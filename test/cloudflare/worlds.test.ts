import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { Platform } from "../support/durable-objects.ts";
import { answerOf, withCheckout } from "./checkout.ts";

const url = "https://bank.example";
const START = Date.parse("2026-03-02T15:20:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterEach(() => vi.useRealTimers());

const gone = 'There is no world "checkout". PUT /_worlds/checkout with the key for making worlds makes it.';

test("a world that was not made is a 404, and nothing is stored of it (X329)", async () => {
  const bank = new Platform();
  const headers = { "x-sandbank-world": "checkout", Authorization: "Bearer test" };
  expect(await answerOf(bank.fetch(new Request(`${url}/v1/ach`, { headers })))).toEqual([
    404,
    { error: gone },
  ]);
  await expect(bank.connect("checkout").clock.now()).rejects.toMatchObject({ status: 404, message: gone });
  expect(await answerOf(bank.ask("GET", "/checkout"))).toEqual([404, { error: gone }]);
  expect(await answerOf(bank.ask("DELETE", "/checkout"))).toEqual([404, { error: gone }]);
  const { content, alarmAt } = bank.storage("checkout");
  expect([content, alarmAt]).toEqual([{ values: {}, rows: undefined }, null]);
});

test("PUT makes a world, and a second PUT leaves it as it is (X329)", async () => {
  const bank = new Platform();
  const world = {
    world: "checkout",
    madeAt: "2026-03-02T15:20:00.000Z",
    usedAt: "2026-03-02T15:00:00.000Z",
    expiresAt: "2026-03-16T16:00:00.000Z",
  };
  expect(await answerOf(bank.ask("PUT", "/checkout"))).toEqual([201, world]);
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + 2 * DAY);
  expect(await answerOf(bank.ask("PUT", "/checkout"))).toEqual([
    200,
    { ...world, usedAt: "2026-03-04T15:00:00.000Z", expiresAt: "2026-03-18T16:00:00.000Z" },
  ]);
  expect(await bank.connect("checkout").db.achTransfers.count()).toBe(1);
});

test("GET tells what a world takes and when it expires, and is no use of it (X329)", async () => {
  const bank = await withCheckout();
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + 3 * DAY);
  bank.evict();
  const [status, { bytes, ...world }] = await answerOf(bank.ask("GET", "/checkout"));
  expect([status, world]).toEqual([
    200,
    {
      world: "checkout",
      madeAt: "2026-03-02T15:20:00.000Z",
      usedAt: "2026-03-02T15:00:00.000Z",
      expiresAt: "2026-03-16T16:00:00.000Z",
      // The transfer, and what every bank begins with: a configuration, a real card, three suppliers.
      rows: 6,
    },
  ]);
  const texts = bank.storage("checkout").content.rows?.map((row) => Reflect.get(row, "text"));
  expect(bytes).toBe(new TextEncoder().encode(texts?.join("")).length);
});

test("DELETE removes a world with all that is stored of it, and its alarm (X329)", async () => {
  const bank = await withCheckout();
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  expect(await answerOf(bank.ask("DELETE", "/checkout"))).toEqual([204, undefined]);
  const { content, alarmAt } = bank.storage("checkout");
  expect([content, alarmAt]).toEqual([{ values: {}, rows: undefined }, null]);
  await expect(bank.connect("checkout").clock.now()).rejects.toMatchObject({ status: 404, message: gone });
  expect((await bank.ask("PUT", "/checkout")).status).toBe(201);
  expect(await bank.connect("checkout").db.achTransfers.count()).toBe(0);
});

test("requests in progress write nothing into a world that was removed and made anew (X329)", async () => {
  const bank = await withCheckout();
  const remote = bank.connect("checkout");
  await create(remote, "/v1/ach", minimalTransfer);
  /** Given to the object itself, which so has all of them at once. */
  const send = (path: string, init: RequestInit) =>
    bank.toWorld("checkout", new Request(url + path, init)).then(({ status }) => status);
  const creates = () =>
    Array.from({ length: 20 }, () =>
      send("/v1/ach", {
        method: "POST",
        headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
        body: JSON.stringify({ data: minimalTransfer }),
      }),
    );
  const statuses = await Promise.all([
    ...creates(),
    send("/_worlds/checkout", { method: "DELETE" }),
    ...creates(),
    send("/_worlds/checkout", { method: "PUT" }),
    ...creates(),
  ]);
  expect([statuses[20], statuses[41]]).toEqual([204, 201]);
  expect(new Set(statuses.filter((_, at) => at !== 20 && at !== 41))).toEqual(new Set([503, 404]));
  await create(remote, "/v1/ach", minimalTransfer);
  bank.evict();
  expect(await remote.db.achTransfers.all()).toMatchObject([{ id: "1001" }]);
});

test("a world whose removal fails is there as it was (X329)", async () => {
  const bank = await withCheckout();
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  bank.storage("checkout").failure = new Error("The disk is full.");
  expect(await answerOf(bank.ask("DELETE", "/checkout"))).toEqual([503, { error: "The disk is full." }]);
  expect(await bank.connect("checkout").db.achTransfers.count()).toBe(1);
  bank.storage("checkout").failure = undefined;
  expect((await bank.ask("DELETE", "/checkout")).status).toBe(204);
});

test.each([
  ["", 'got "".'],
  ["/", 'got "".'],
  ["/check out", 'got "check%20out".'],
  ["/checkout/more", 'got "checkout/more".'],
  [`/${"a".repeat(64)}`, `got "${"a".repeat(64)}".`],
])("/_worlds%s names no world (X329)", async (path, end) => {
  const bank = new Platform();
  const [status, { error }] = await answerOf(bank.ask("PUT", path));
  expect([status, error.slice(-end.length)]).toEqual([400, end]);
  expect(bank.awake).toEqual([]);
});

test("a world takes no other method (X329)", async () => {
  const bank = await withCheckout();
  const response = await bank.ask("POST", "/checkout");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE"]);
  expect(await response.json()).toEqual({ error: "A world takes GET, PUT and DELETE, got POST." });
});

test("a world that was idle is emptied by its alarm, and says so (X330)", async () => {
  const bank = await withCheckout({ idleDays: 7 });
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  await bank.connect("checkout").clock.pause();
  await bank.goOff("checkout");
  const expiresAt = Date.parse("2026-03-09T16:00:00Z");
  expect(bank.storage("checkout").alarmAt).toBe(expiresAt);
  bank.evict();
  vi.setSystemTime(expiresAt);
  await bank.goOff("checkout");
  const { content, alarmAt } = bank.storage("checkout");
  expect([Object.keys(content.values), content.rows, alarmAt]).toEqual([["world"], undefined, null]);
  const expired =
    'The world "checkout" expired at 2026-03-09T16:00:00.000Z, after 7 days without a request, and its state is gone. PUT /_worlds/checkout with the key for making worlds makes it.';
  vi.setSystemTime(expiresAt + 100 * DAY);
  await expect(bank.connect("checkout").clock.now()).rejects.toMatchObject({
    status: 410,
    message: expired,
  });
  expect(await answerOf(bank.ask("GET", "/checkout"))).toEqual([410, { error: expired }]);
  expect((await bank.ask("PUT", "/checkout")).status).toBe(201);
  expect(await bank.connect("checkout").db.achTransfers.count()).toBe(0);
});

test("a world whose alarm is late has expired all the same (X330)", async () => {
  const bank = await withCheckout({ idleDays: 1 });
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(Date.parse("2026-03-03T16:00:00Z"));
  const answers = await Promise.allSettled([1, 2, 3].map(() => bank.connect("checkout").clock.now()));
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ status: "rejected", reason: { status: 410 } })));
  expect(bank.storage("checkout").content.rows).toBeUndefined();
  expect((await bank.ask("DELETE", "/checkout")).status).toBe(204);
  expect((await bank.ask("GET", "/checkout")).status).toBe(404);
});

test("each request of the service or the control puts the end off, refused ones as well (X330)", async () => {
  const bank = await withCheckout({ idleDays: 1 });
  const use = () => bank.fetch(new Request(`${url}/v1/ach`, { headers: { "x-sandbank-world": "checkout" } }));
  for (let day = 1; day <= 5; day += 1) {
    vi.setSystemTime(START + day * DAY);
    expect((await use()).status).toBe(401);
    // It was set for the end as it was before, and goes off again at the end as it is then.
    await bank.goOff("checkout");
    bank.evict();
  }
  expect(await answerOf(bank.ask("GET", "/checkout"))).toMatchObject([
    200,
    { usedAt: "2026-03-07T15:00:00.000Z", expiresAt: "2026-03-08T16:00:00.000Z" },
  ]);
});

test("a use is stored once an hour (X330)", async () => {
  const bank = await withCheckout();
  const put = vi.spyOn(bank.storage("checkout"), "put");
  for (let minute = 0; minute < 180; minute += 10) {
    vi.setSystemTime(START + minute * 60_000);
    await bank.connect("checkout").clock.now();
  }
  expect(put).toHaveBeenCalledTimes(3);
});

test("a world whose clock runs on its own is not used by that (X330)", async () => {
  const bank = await withCheckout({ idleDays: 2 });
  await create(bank.connect("checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + DAY);
  await bank.goOff("checkout");
  expect(await answerOf(bank.ask("GET", "/checkout"))).toMatchObject([
    200,
    { usedAt: "2026-03-02T15:00:00.000Z", expiresAt: "2026-03-04T16:00:00.000Z" },
  ]);
});
