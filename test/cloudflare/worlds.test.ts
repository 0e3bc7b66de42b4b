import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { answerOf, CONTROL_KEY, deployed, deployedWorld } from "./deployed.ts";

const url = "https://bank.example";
const START = Date.parse("2026-03-02T15:20:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterEach(() => vi.useRealTimers());

/** A remote bank in a world. */
const remoteIn = ({ fetch }: ReturnType<typeof deployed>, world: string) =>
  connect({ baseUrl: url, world, key: CONTROL_KEY, fetch });

const gone =
  'There is no world "checkout". PUT /_worlds/checkout makes it, with the secret SANDBANK_WORLDS_KEY in the header x-sandbank-key.';

test("a world that was not made is a 404, and nothing is stored of it (X329)", async () => {
  const bank = deployed();
  const headers = { "x-sandbank-world": "checkout", Authorization: "Bearer test" };
  expect(await answerOf(bank.fetch(new Request(`${url}/v1/ach`, { headers })))).toEqual([
    404,
    { error: gone },
  ]);
  await expect(remoteIn(bank, "checkout").clock.now()).rejects.toMatchObject({ status: 404, message: gone });
  expect(await answerOf(bank.worlds("GET", "/checkout"))).toEqual([404, { error: gone }]);
  expect(await answerOf(bank.worlds("DELETE", "/checkout"))).toEqual([404, { error: gone }]);
  const { values, tables, alarmAt } = bank.storage("checkout");
  expect([values.size, tables, alarmAt]).toEqual([0, [], null]);
});

test("PUT makes a world, and a second PUT leaves it as it is (X289)", async () => {
  const bank = deployed();
  const world = {
    world: "checkout",
    madeAt: "2026-03-02T15:20:00.000Z",
    usedAt: "2026-03-02T15:00:00.000Z",
    expiresAt: "2026-03-16T16:00:00.000Z",
  };
  expect(await answerOf(bank.worlds("PUT", "/checkout"))).toEqual([201, world]);
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + 2 * DAY);
  expect(await answerOf(bank.worlds("PUT", "/checkout"))).toEqual([
    200,
    { ...world, usedAt: "2026-03-04T15:00:00.000Z", expiresAt: "2026-03-18T16:00:00.000Z" },
  ]);
  expect(await remoteIn(bank, "checkout").db.achTransfers.count()).toBe(1);
});

test("GET tells what a world takes and when it expires, and is no use of it (X289)", async () => {
  const bank = await deployedWorld();
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + 3 * DAY);
  bank.restart();
  const [status, { bytes, ...world }] = await answerOf(bank.worlds("GET", "/checkout"));
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
  const texts = bank.storage("checkout").sql.exec("SELECT text FROM parts");
  expect(bytes).toBe(new TextEncoder().encode(texts.map(({ text }) => text).join("")).length);
});

test("DELETE removes a world with all that is stored of it, and its alarm (X289)", async () => {
  const bank = await deployedWorld();
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  expect(await answerOf(bank.worlds("DELETE", "/checkout"))).toEqual([204, undefined]);
  const { values, tables, alarmAt } = bank.storage("checkout");
  expect([values.size, tables, alarmAt]).toEqual([0, [], null]);
  await expect(remoteIn(bank, "checkout").clock.now()).rejects.toMatchObject({ status: 404, message: gone });
  expect((await bank.worlds("PUT", "/checkout")).status).toBe(201);
  expect(await remoteIn(bank, "checkout").db.achTransfers.count()).toBe(0);
});

test("requests in progress write nothing into a world that was removed and made again (X289)", async () => {
  const bank = await deployedWorld();
  const remote = remoteIn(bank, "checkout");
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
  bank.restart();
  expect(await remote.db.achTransfers.all()).toMatchObject([{ id: "1001" }]);
});

test("a world whose removal fails is there as it was (X289)", async () => {
  const bank = await deployedWorld();
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  bank.storage("checkout").failure = new Error("The disk is full.");
  expect(await answerOf(bank.worlds("DELETE", "/checkout"))).toEqual([503, { error: "The disk is full." }]);
  expect(await remoteIn(bank, "checkout").db.achTransfers.count()).toBe(1);
  bank.storage("checkout").failure = undefined;
  expect((await bank.worlds("DELETE", "/checkout")).status).toBe(204);
});

test.each([
  ["", "The path names no world: send it to /_worlds/<name>. There is no list of worlds."],
  ["/", "The path names no world: send it to /_worlds/<name>. There is no list of worlds."],
  ["/check out", 'got "check%20out".'],
  ["/checkout/more", 'got "checkout/more".'],
  [`/${"a".repeat(64)}`, `got "${"a".repeat(64)}".`],
])("/_worlds%s names no world (X289)", async (path, end) => {
  const bank = deployed();
  const [status, { error }] = await answerOf(bank.worlds("PUT", path));
  expect([status, error.slice(-end.length)]).toEqual([400, end]);
  expect(bank.names()).toEqual([]);
});

test("a world takes no other method (X289)", async () => {
  const bank = await deployedWorld();
  const response = await bank.worlds("POST", "/checkout");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, PUT, DELETE"]);
  expect(await response.json()).toEqual({ error: "A world takes GET, PUT and DELETE, got POST." });
});

test("a world that was idle is emptied by its alarm, and says so (X290)", async () => {
  const bank = await deployedWorld({ idleDays: 7 });
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  await remoteIn(bank, "checkout").clock.pause();
  await bank.alarm("checkout");
  const expiresAt = Date.parse("2026-03-09T16:00:00Z");
  expect(bank.storage("checkout").alarmAt).toBe(expiresAt);
  bank.restart();
  vi.setSystemTime(expiresAt);
  await bank.alarm("checkout");
  const { values, tables, alarmAt } = bank.storage("checkout");
  expect([[...values.keys()], tables, alarmAt]).toEqual([["world"], [], null]);
  const expired =
    'The world "checkout" expired at 2026-03-09T16:00:00.000Z, after 7 days without a request, and its state is gone. PUT /_worlds/checkout makes it, with the secret SANDBANK_WORLDS_KEY in the header x-sandbank-key.';
  vi.setSystemTime(expiresAt + 100 * DAY);
  await expect(remoteIn(bank, "checkout").clock.now()).rejects.toMatchObject({
    status: 410,
    message: expired,
  });
  expect(await answerOf(bank.worlds("GET", "/checkout"))).toEqual([410, { error: expired }]);
  expect((await bank.worlds("PUT", "/checkout")).status).toBe(201);
  expect(await remoteIn(bank, "checkout").db.achTransfers.count()).toBe(0);
});

test("a world whose alarm is late has expired all the same (X290)", async () => {
  const bank = await deployedWorld({ idleDays: 1 });
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(Date.parse("2026-03-03T16:00:00Z"));
  const answers = await Promise.allSettled([1, 2, 3].map(() => remoteIn(bank, "checkout").clock.now()));
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ status: "rejected", reason: { status: 410 } })));
  expect(bank.storage("checkout").tables).toEqual([]);
  expect((await bank.worlds("DELETE", "/checkout")).status).toBe(204);
  expect((await bank.worlds("GET", "/checkout")).status).toBe(404);
});

test("each request of the service or the control puts the end off, refused ones as well (X290)", async () => {
  const bank = await deployedWorld({ idleDays: 1 });
  const use = () => bank.fetch(new Request(`${url}/v1/ach`, { headers: { "x-sandbank-world": "checkout" } }));
  for (let day = 1; day <= 5; day += 1) {
    vi.setSystemTime(START + day * DAY);
    expect((await use()).status).toBe(401);
    // It was set for the end as it was before, and goes off again at the end as it is then.
    await bank.alarm("checkout");
    bank.restart();
  }
  expect(await answerOf(bank.worlds("GET", "/checkout"))).toMatchObject([
    200,
    { usedAt: "2026-03-07T15:00:00.000Z", expiresAt: "2026-03-08T16:00:00.000Z" },
  ]);
});

test("a use is stored once an hour (X290)", async () => {
  const bank = await deployedWorld();
  const put = vi.spyOn(bank.storage("checkout"), "put");
  for (let minute = 0; minute < 180; minute += 10) {
    vi.setSystemTime(START + minute * 60_000);
    await remoteIn(bank, "checkout").clock.now();
  }
  expect(put).toHaveBeenCalledTimes(3);
});

test("a world whose clock runs on its own is not used by that (X290)", async () => {
  const bank = await deployedWorld({ idleDays: 2 });
  await create(remoteIn(bank, "checkout"), "/v1/ach", minimalTransfer);
  vi.setSystemTime(START + DAY);
  await bank.alarm("checkout");
  expect(await answerOf(bank.worlds("GET", "/checkout"))).toMatchObject([
    200,
    { usedAt: "2026-03-02T15:00:00.000Z", expiresAt: "2026-03-04T16:00:00.000Z" },
  ]);
});
