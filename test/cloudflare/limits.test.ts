import { afterEach, expect, test, vi } from "vitest";
import { cloudflareBank } from "../../src/adapters/cloudflare/index.ts";
import { connect } from "../../src/index.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { answerOf, CONTROL_KEY, type deployed, deployedWorld } from "./deployed.ts";

afterEach(() => vi.useRealTimers());

const url = "https://bank.example";
const remoteIn = ({ fetch }: ReturnType<typeof deployed>, world: string) =>
  connect({ baseUrl: url, world, key: CONTROL_KEY, fetch });

test("a world with its rows adds none, and answers everything else (X291)", async () => {
  const bank = await deployedWorld({ limits: { rows: 7 }, bank: { scenarios: { one: () => undefined } } });
  const remote = remoteIn(bank, "checkout");
  const { id } = await create(remote, "/v1/counterparties", minimalCounterparty);
  await create(remote, "/v1/ach", minimalTransfer);
  const error =
    "This world has 7 rows and may have 7 (limits.rows), so nothing is added: reset it, restore a smaller snapshot, or raise the limit.";
  for (const refused of [
    () => call(remote, "POST", "/v1/counterparties", minimalCounterparty),
    () => call(remote, "PATCH", `/v1/counterparties/${id}`, { name: "Ada" }),
  ]) {
    const { status, body } = await refused();
    expect([status, body]).toEqual([429, { error }]);
  }
  await expect(remote.simulate.achTransfers.process("1001")).rejects.toMatchObject({
    status: 429,
    message: error,
  });
  await expect(remote.loadScenario("one")).rejects.toMatchObject({ status: 429 });
  expect(await remote.db.counterparties.get(id)).toMatchObject({ name: "Ada Lovelace" });
  await remote.clock.advance({ hours: 1 });
  expect(await remote.db.achTransfers.get("1001")).toMatchObject({ status: "processing" });
  expect(await remote.db.achTransfers.count({ status: "processing" })).toBe(1);
  const snapshot = await remote.snapshot();
  await remote.reset();
  await create(remote, "/v1/ach", minimalTransfer);
  await remote.restore(snapshot);
  expect((await call(remote, "POST", "/v1/ach", minimalTransfer)).status).toBe(429);
});

test("a world that stores its bytes adds nothing, until it stores less (X291)", async () => {
  const limits = { bytes: 40_000 };
  const bank = await deployedWorld({ limits });
  const remote = remoteIn(bank, "checkout");
  const adds = () =>
    call(remote, "POST", "/v1/counterparties", { ...minimalCounterparty, name: "Ö".repeat(30) });
  const stored = async () => (await answerOf(bank.worlds("GET", "/checkout")))[1].bytes;
  const empty = await stored();
  let answered = await adds();
  for (let count = 0; answered.status === 200 && count < 1000; count += 1) answered = await adds();
  const bytes = await stored();
  expect(bytes).toBeGreaterThanOrEqual(limits.bytes);
  expect(bytes).toBeLessThan(limits.bytes + 2000);
  expect([answered.status, answered.body]).toEqual([
    429,
    {
      error: `This world stores ${bytes} bytes and may have 40000 (limits.bytes), so nothing is added: reset it, restore a smaller snapshot, or raise the limit.`,
    },
  ]);
  await remote.reset();
  // The database keeps its size; what is stored in it is less.
  expect(bank.storage("checkout").sql.databaseSize).toBeGreaterThan(limits.bytes);
  expect(await stored()).toBeLessThan(empty + 1000);
  expect((await adds()).status).toBe(200);
});

test("what counts are the bytes of the state alone, before a request is refused for them (X296)", async () => {
  const limits = { bytes: 40_000, requestsPerSecond: 10_000 };
  const bank = await deployedWorld({ limits });
  const remote = remoteIn(bank, "checkout");
  const { id } = await create(remote, "/v1/counterparties", minimalCounterparty);
  const statuses = new Set<number>();
  const renames = 300;
  for (let count = 0; count < renames; count += 1) {
    const name = `Ada the ${count}th`;
    statuses.add((await call(remote, "PATCH", `/v1/counterparties/${id}`, { name })).status);
  }
  expect(statuses).toEqual(new Set([200]));
  bank.restart();
  expect(await remote.db.counterparties.get(id)).toMatchObject({ name: `Ada the ${renames - 1}th` });
  let answered = await call(remote, "POST", "/v1/counterparties", minimalCounterparty);
  while (answered.status === 200)
    answered = await call(remote, "POST", "/v1/counterparties", minimalCounterparty);
  expect(answered.status).toBe(429);
  expect(bank.storage("checkout").lengths).toHaveLength(1);
  expect(JSON.stringify(await remote.snapshot()).length).toBeGreaterThan(limits.bytes - 1000);
});

test("a world takes its requests a second at once, and the same again in the next (X292)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00Z") });
  const bank = await deployedWorld({ limits: { requestsPerSecond: 5 } });
  await bank.worlds("PUT", "/other");
  const send = (world: string, path = "/v1/ach") =>
    bank.fetch(
      new Request(url + path, { headers: { "x-sandbank-world": world, Authorization: "Bearer test" } }),
    );
  const statuses = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => send("checkout")))).map(({ status }) => status);
  expect(await statuses(7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await send("checkout");
  expect([refused.headers.get("retry-after"), await refused.json()]).toEqual([
    "1",
    {
      error:
        "This world has had more than the 5 requests a second that it may (limits.requestsPerSecond): try again in 1 second.",
    },
  ]);
  expect((await send("other")).status).toBe(200);
  vi.advanceTimersByTime(400);
  expect(await statuses(3)).toEqual([200, 200, 429]);
  vi.advanceTimersByTime(1000);
  expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
  vi.setSystemTime(Date.parse("2026-03-01T00:00:00Z"));
  expect(await statuses(1)).toEqual([429]);
  vi.advanceTimersByTime(1000);
  expect(await statuses(1)).toEqual([200]);
});

test("a snapshot above the bytes of a world is refused unread, and changes nothing (X293)", async () => {
  const bank = await deployedWorld({ limits: { bytes: 10_000 } });
  const remote = remoteIn(bank, "checkout");
  await create(remote, "/v1/ach", minimalTransfer);
  const message =
    "The snapshot is larger than the 10000 bytes that a world may store (limits.bytes): restore a smaller one, or raise the limit.";
  const restore = (body: BodyInit, headers: Record<string, string> = {}) =>
    bank.fetch(
      new Request(`${url}/_sandbank/restore`, {
        method: "POST",
        headers: { "x-sandbank-world": "checkout", "x-sandbank-key": CONTROL_KEY, ...headers },
        body,
        duplex: "half",
      } as RequestInit),
    );
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1000;
      controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  expect(await answerOf(restore(endless))).toEqual([413, { error: message }]);
  expect(pulled).toBeLessThan(20_000);
  const large = "{".padEnd(10_001);
  expect(await answerOf(restore(large))).toEqual([413, { error: message }]);
  expect(await answerOf(restore(large, { "Content-Length": "10001" }))).toEqual([413, { error: message }]);
  expect(await remote.db.achTransfers.count()).toBe(1);
  const [status, { error }] = await answerOf(restore("{".padEnd(10_000)));
  expect([status, error]).toEqual([400, "The body is not JSON: send an object with the arguments."]);
});

test("a body that no one wants is read to its end, so that its sender reads the answer (X293)", async () => {
  const bank = await deployedWorld({ limits: { bytes: 10_000 }, allowOrigins: [] });
  const send = async (path: string, headers: Record<string, string>) => {
    let left = 100;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        controller.enqueue(new Uint8Array(1000).fill(32));
        if (left === 0) controller.close();
      },
    });
    const init = {
      method: "POST",
      headers: { "x-sandbank-world": "checkout", ...headers },
      body,
      duplex: "half",
    };
    const { status } = await bank.fetch(new Request(url + path, init as RequestInit));
    return [status, left];
  };
  const key = { "x-sandbank-key": CONTROL_KEY };
  expect(await send("/_sandbank/restore", { ...key, "Content-Length": "100000" })).toEqual([413, 0]);
  expect(await send("/_sandbank/restore", { "x-sandbank-key": "wrong" })).toEqual([401, 0]);
  expect(await send("/_sandbank/restore", { ...key, Origin: "https://evil.example" })).toEqual([403, 0]);
  expect(await send("/_sandbank/restore", { ...key, "x-sandbank-world": "other" })).toEqual([404, 0]);
  expect(await send("/v1/ach", { "x-sandbank-world": "no name" })).toEqual([400, 0]);
  expect(await send("/v1/ach", {})).toEqual([401, 0]);
});

test.each([
  ["/_sandbank/restore", "checkout", CONTROL_KEY, 400],
  ["/_sandbank/reset", "checkout", CONTROL_KEY, 400],
  ["/_sandbank/reset", "checkout", "a key that is wrong", 401],
  ["/v1/ach", "other", CONTROL_KEY, 404],
  ["/v1/ach", "no name", CONTROL_KEY, 400],
])(
  "a client that disconnects within its body is answered as others are: %s, %s, %s (X293)",
  async (path, world, key, status) => {
    const bank = await deployedWorld();
    for (const length of [{}, { "Content-Length": "1000" }]) {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new Error("The client has disconnected.")),
      });
      const headers = { "x-sandbank-world": world, "x-sandbank-key": key, ...length };
      const init = { method: "POST", headers, body, duplex: "half" };
      const answer = await bank.fetch(new Request(url + path, init as RequestInit));
      expect([answer.status, (await answer.text()).includes("has disconnected")]).toEqual([status, false]);
    }
    expect(await remoteIn(bank, "checkout").db.achTransfers.count()).toBe(0);
  },
);

test.each([
  [{ limits: { rows: 0 } }, "Option 'limits.rows' must be a whole number of rows from 1 to 1000000, got 0."],
  [
    { limits: { bytes: "1 MB" } },
    `Option 'limits.bytes' must be a whole number of bytes from 1024 to 1073741824, got "1 MB".`,
  ],
  [
    { limits: { requestsPerSecond: 0.5 } },
    "Option 'limits.requestsPerSecond' must be a whole number of requests from 1 to 10000, got 0.5.",
  ],
  [{ limits: 7 }, "Option 'limits' must be an object of options, got 7."],
  [{ limits: { row: 7 } }, "Unknown option 'limits.row' for cloudflareBank."],
  [{ idleDays: 0 }, "Option 'idleDays' must be a whole number of days from 1 to 3650, got 0."],
])("cloudflareBank(%j) is refused (X291)", async (options, message) => {
  expect(await messageOf(() => cloudflareBank(options as never))).toBe(message);
});
