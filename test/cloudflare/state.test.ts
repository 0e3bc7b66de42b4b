// Statements: X280 to X285, X307.

import { afterEach, expect, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create, send } from "../support/call.ts";
import { deployed, worldIn } from "./deployed.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a world whose object was ended goes on where it was (X281)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "checkout");
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 1 });
  const before = JSON.stringify(await bank.snapshot());
  platform.restart();
  expect(JSON.stringify(await bank.snapshot())).toBe(before);
  await bank.clock.advance({ days: 9 });
  platform.restart();
  expect(await bank.db.achTransfers.get(id)).toMatchObject({ status: "succeeded" });
});

test("each world has a bank of its own, by header or by host name (X280)", async () => {
  const platform = deployed({ domain: "bank.example" });
  const [one, other] = [await worldIn(platform, "one"), await worldIn(platform, "other")];
  await create(one, "/v1/counterparties", minimalCounterparty);
  expect([await one.db.counterparties.count(), await other.db.counterparties.count()]).toEqual([1, 0]);
  const listed = await platform.fetch(
    new Request("https://one.bank.example/v1/counterparties", { headers: { Authorization: "Bearer k" } }),
  );
  expect(await listed.json()).toMatchObject({ data: [{ type: "counterparty" }] });
});

test("what the clock does outside of a turn is stored before it is answered (X281)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "clock");
  await bank.clock.setSpeed(60);
  platform.restart();
  expect(await bank.clock.speed()).toBe(60);
  await bank.clock.resume();
  platform.restart();
  expect(await bank.clock.paused()).toBe(false);
});

test("a snapshot goes into a world and back to the byte (X281)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "there-and-back");
  const local = createBank({ clock: { start: MONDAY, paused: true } });
  await create(local, "/v1/ach", minimalTransfer);
  const snapshot = local.snapshot();
  await bank.restore(snapshot);
  platform.restart();
  expect(JSON.stringify(await bank.snapshot())).toBe(JSON.stringify(snapshot));
});

test.each(["Ada", "Anna"])(
  "a text longer than a row may be is stored in parts, no character in two (X281, %s)",
  async (name) => {
    const platform = deployed();
    const bank = await worldIn(platform, "large");
    const local = createBank({ clock: { start: MONDAY, paused: true } });
    const metadata = { note: "🏦".repeat(2000) };
    for (let count = 0; count < 260; count += 1)
      await create(local, "/v1/counterparties", { ...minimalCounterparty, name, metadata });
    const snapshot = local.snapshot();
    await bank.restore(snapshot);
    const lengths = platform.storage("large").lengths;
    expect(lengths.length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500_000);
    platform.restart();
    expect(JSON.stringify(await bank.snapshot())).toBe(JSON.stringify(snapshot));
  },
);

test("a write that fails in its middle is a 503, changes nothing, and the next request goes on from before it (X283)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "full");
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(await bank.snapshot());
  const large = createBank({ clock: { start: MONDAY, paused: true } });
  for (let count = 0; count < 130; count += 1)
    await create(large, "/v1/counterparties", {
      ...minimalCounterparty,
      metadata: { note: "x".repeat(8000) },
    });

  platform.storage("full").sql.room = 1;
  await expect(bank.restore(large.snapshot())).rejects.toThrow(
    'The state of the bank is not kept as "full": database or disk is full: SQLITE_FULL. What was not stored before is undone: send the request again.',
  );
  platform.storage("full").sql.room = 0;
  const refused = await call(bank, "POST", "/v1/ach", minimalTransfer);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(JSON.stringify(await bank.snapshot())).toBe(before);

  platform.storage("full").sql.room = undefined;
  expect(await create(bank, "/v1/ach", minimalTransfer)).toMatchObject({ id: "1002" });
  platform.restart();
  expect(await bank.db.achTransfers.count()).toBe(2);
});

test("of requests at once, those after a failed write are refused as well, and none is half done (X283)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "burst");
  platform.storage("burst").sql.room = 3;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(bank, "POST", "/v1/ach", minimalTransfer)),
  );
  platform.storage("burst").sql.room = undefined;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, ...Array(7).fill(503)]);
  platform.restart();
  expect(await bank.db.achTransfers.count()).toBe(3);
});

test("a request that is stored is answered, though a write after it fails while its answer is delayed (X283)", async () => {
  const platform = deployed({ bank: { latency: 100 } });
  const bank = await worldIn(platform, "delayed");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  platform.storage("delayed").sql.room = 1;
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    void call(bank, "POST", "/v1/ach", minimalTransfer).then(({ status }) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).toEqual([200, 503, 503]));
  platform.restart();
  expect(await bank.db.achTransfers.count()).toBe(1);
});

test("options of the variable SANDBANK_OPTIONS go before those of the module, which may be a function of the world (X284)", async () => {
  const platform = deployed(
    { bank: (_, world) => ({ strict: world === "strict", headers: true }) },
    { SANDBANK_OPTIONS: '{ "headers": false }' },
  );
  const [strict, other] = [await worldIn(platform, "strict"), await worldIn(platform, "other")];
  const odd = { ...minimalCounterparty, nickname: "Ada" };
  const refused = await call(strict, "POST", "/v1/counterparties", odd);
  expect([refused.status, refused.headers.has("x-sandbank-rule")]).toEqual([400, false]);
  expect((await call(other, "POST", "/v1/counterparties", odd)).status).toBe(200);
});

test("a variable SANDBANK_OPTIONS that holds no options is a 503 that says so (X284)", async () => {
  const wrong = async (SANDBANK_OPTIONS: unknown) => {
    const platform = deployed({}, { SANDBANK_OPTIONS });
    return worldIn(platform, "wrong").then(
      () => "",
      (error: Error) => error.message,
    );
  };
  expect(await wrong("{")).toMatch(/^The variable SANDBANK_OPTIONS must hold JSON, but is none: /);
  expect(await wrong("[]")).toBe(
    "The variable SANDBANK_OPTIONS must hold a JSON object, the options, got an array.",
  );
  expect(await wrong({ sppeed: 1 })).toMatch(
    /those of the variable SANDBANK_OPTIONS, are wrong: Unknown option 'sppeed' for createBank/,
  );
});

test("what is wrong with SANDBANK_OPTIONS is said without quoting it, since any client reads it (X284)", async () => {
  const platform = deployed({}, { SANDBANK_OPTIONS: '{"signatures":{"secret": key-of-the-team}}' });
  await expect(worldIn(platform, "quoted")).rejects.toThrow(
    /^The variable SANDBANK_OPTIONS must hold JSON, but is none: Unexpected token 'k'\.$/,
  );
});

test("a key that SANDBANK_OPTIONS gives wrongly is in no answer (X307)", async () => {
  const apiKeys = { client: "key-of-the-team" };
  const platform = deployed({}, { SANDBANK_OPTIONS: JSON.stringify({ apiKeys }) });
  await platform.worlds("PUT", "/keyed");
  const refused = await call(platform.connect("keyed"), "GET", "/v1/ach");
  expect([refused.status, refused.body]).toEqual([
    503,
    {
      error:
        "The options of this world, those of cloudflareBank's bank and over them those of the variable SANDBANK_OPTIONS, are wrong: Option 'apiKeys.client' must be an array of keys, got text of 15 characters.",
    },
  ]);
});

test.each([
  ["an instance of Promise", async () => ({ seed: 7 })],
  ["undefined", () => undefined],
  ["an instance of Map", new Map([["seed", 7]])],
])("%s is no options of a bank, and no defaults take its place (X284)", async (got, bank) => {
  const platform = deployed({ bank: bank as never });
  await expect(worldIn(platform, "none")).rejects.toThrow(
    `The option 'bank' of cloudflareBank must be or return a plain object, the options, got ${got}.`,
  );
});

test("a world of other options is refused, and stays as it is for a worker with those it was stored with (X284)", async () => {
  const options = { bank: { seed: 1 } };
  const platform = deployed(options);
  const bank = await worldIn(platform, "moved");
  await create(bank, "/v1/ach", minimalTransfer);
  const other = platform.redeployed({ bank: { seed: 2 } });
  const refused = await send(other.connect("moved"), "/_sandbank/snapshot");
  expect(refused).toMatchObject({
    status: 503,
    body: {
      error:
        'The world "moved" cannot go on from its state (it was stored with other options: seed). Deploy the worker with the options with which it was stored, or, to start over, remove the world and make it again.',
    },
  });
  expect(await platform.redeployed(options).connect("moved").db.achTransfers.count()).toBe(1);
});

test("a fault that breaks the connection is a 502, as behind any gateway (X285)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "faults");
  await bank.faults.add({ on: "createAchTransfer", then: "refuse" });
  const answer = await call(bank, "POST", "/v1/ach", minimalTransfer);
  expect([answer.status, answer.body]).toEqual([
    502,
    { error: "The fault rule 1 of this bank broke the connection (refuse)." },
  ]);
  expect(await bank.db.achTransfers.count()).toBe(0);
});
