// Statements: X304 to X306.

import { afterEach, expect, test, vi } from "vitest";
import type { CoreBank } from "../../src/core.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { deployed, deployedWorld, statuses, worldIn } from "./deployed.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the faults of a world whose object was ended go on, with their ids and counts (X304)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "checkout");
  const removed = await bank.faults.add("down");
  const added = await bank.faults.add({ on: "GET /v1/ach", nth: 2, status: 503, retryAfter: 7 });
  await bank.faults.add({
    on: "createCounterparty",
    after: "2026-03-03T00:00:00Z",
    status: 500,
    body: ["no"],
  });
  await removed();
  expect(await statuses(bank, 1)).toEqual([200]);
  const before = await bank.faults.list();
  platform.restart();
  expect(await bank.faults.list()).toEqual(before);
  expect(await statuses(bank, 2)).toEqual([503, 200]);
  platform.restart();
  expect(await bank.faults.list()).toEqual([
    {
      id: "2",
      preset: null,
      rule: { on: "GET /v1/ach", nth: 2, status: 503, retryAfter: 7 },
      matched: 3,
      fired: 1,
      lastFired: "2026-03-02T15:00:00.000Z",
    },
    {
      id: "3",
      preset: null,
      rule: { on: "createCounterparty", after: "2026-03-03T00:00:00.000Z", status: 500, body: ["no"] },
      matched: 0,
      fired: 0,
      lastFired: null,
    },
  ]);
  await added();
  await bank.clock.advance({ days: 1 });
  const refused = await call(bank, "POST", "/v1/counterparties", minimalCounterparty);
  expect([refused.status, refused.body]).toEqual([500, ["no"]]);
  expect((await bank.faults.add("slow")).id).toBe("4");
});

test("the faults that a shared scenario has added are there when the world is woken (X304, X311)", async () => {
  const scenario = Object.assign(
    (bank: CoreBank) => void bank.faults.add({ on: "GET /v1/ach", status: 503 }),
    {
      shared: true,
    },
  );
  const platform = await deployedWorld({ bank: { scenario } });
  const bank = platform.connect("checkout");
  expect(await statuses(bank, 1)).toEqual([503]);
  const before = await bank.faults.list();
  platform.restart();
  expect(await bank.faults.list()).toEqual(before);
  expect(await statuses(bank, 1)).toEqual([503]);
});

test("a fault that fires for a part of the requests draws on where it was (X304)", async () => {
  const [ended, other] = [deployed(), deployed()];
  const banks = [await worldIn(ended, "one"), await worldIn(other, "one")] as const;
  for (const bank of banks) await bank.faults.add({ rate: 0.5, status: 502 });
  const drawn: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    drawn.push(...(await statuses(banks[0], 5)));
    ended.restart();
  }
  expect(drawn).toEqual(await statuses(banks[1], 30));
  expect(new Set(drawn)).toEqual(new Set([200, 502]));
});

test("a request whose answer a fault loses counts as well (X304)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "lost");
  await bank.faults.add({ on: "createCounterparty", times: 1, then: "lost-reply" });
  expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(502);
  platform.restart();
  expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(200);
  expect(await bank.db.counterparties.count()).toBe(2);
});

test("faults of the options that were removed stay so, until the world is reset or has others by option (X304)", async () => {
  const options = { bank: { faults: ["down" as const, { on: "GET /v1/ach", status: 404 }] } };
  const platform = deployed(options);
  const bank = await worldIn(platform, "configured");
  await bank.faults.remove("1");
  await bank.faults.add({ on: "GET /v1/ach", times: 1, latency: 1 });
  platform.restart();
  expect((await bank.faults.list()).map(({ id }) => id)).toEqual(["2", "3"]);
  const others = platform.redeployed({ bank: { faults: ["slow"] } }).connect("configured");
  expect((await others.faults.list()).map(({ id, preset }) => [id, preset])).toEqual([["1", "slow"]]);
  await bank.reset();
  platform.restart();
  expect((await bank.faults.list()).map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a request that hangs counts at once (X304)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "hanging");
  await bank.faults.add({ on: "listAchTransfers", times: 1, then: "hang" });
  const leaving = new AbortController();
  const hanging = bank.fetch("/v1/ach", {
    headers: { Authorization: "Bearer test" },
    signal: leaving.signal,
  });
  await vi.waitFor(() => expect(platform.storage("hanging").text).toMatch(/"fired\W+1/));
  platform.restart();
  expect(await statuses(bank, 1)).toEqual([200]);
  leaving.abort();
  expect((await hanging).status).toBe(503);
});

test("a fault that cannot be stored is a 503, and the faults are as before (X304)", async () => {
  const platform = await deployedWorld();
  const bank = platform.connect("checkout");
  await bank.faults.add({ on: "listAchTransfers", status: 500 });
  const { sql } = platform.storage("checkout");
  sql.room = 0;
  const refused =
    "The faults are as before, since they could not be stored: database or disk is full: SQLITE_FULL.";
  await expect(bank.faults.add("down")).rejects.toMatchObject({ status: 503, message: refused });
  await expect(bank.faults.remove("1")).rejects.toMatchObject({ status: 503, message: refused });
  await expect(bank.faults.clear()).rejects.toMatchObject({ status: 503, message: refused });
  sql.room = undefined;
  expect((await bank.faults.list()).map(({ id }) => id)).toEqual(["1"]);
  expect(await statuses(bank, 1)).toEqual([500]);
  expect((await bank.faults.add("slow")).id).toBe("2");
});

test("of two faults that are added at once, one is refused without the other (X304)", async () => {
  const platform = await deployedWorld();
  const bank = platform.connect("checkout");
  await bank.faults.list();
  const { sql } = platform.storage("checkout");
  const exec = sql.exec.bind(sql);
  vi.spyOn(sql, "exec").mockImplementation((query, ...bindings) => {
    if (String(bindings[1]).length + String(bindings[0]).length > 4000) throw new Error("SQLITE_TOOBIG");
    return exec(query, ...bindings);
  });
  const added = await Promise.allSettled([
    bank.faults.add({ status: 500, body: "x".repeat(4000) }),
    bank.faults.add({ on: "createCounterparty", status: 501 }),
  ]);
  expect(added.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  const left = [{ id: "1", rule: { on: "createCounterparty", status: 501 } }];
  expect(await bank.faults.list()).toMatchObject(left);
  platform.restart();
  expect(await bank.faults.list()).toMatchObject(left);
});

test("a request whose faults cannot be counted is answered, and the console says so (X304)", async () => {
  const platform = await deployedWorld();
  const bank = platform.connect("checkout");
  await bank.faults.add({ on: "createCounterparty", latency: 1 });
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { sql } = platform.storage("checkout");
  // For the counterparty alone.
  sql.room = 1;
  expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(200);
  expect(said.mock.calls).toEqual([
    ['The faults of the world "checkout" could not be stored: database or disk is full: SQLITE_FULL'],
  ]);
  sql.room = undefined;
  platform.restart();
  expect(await bank.faults.list()).toMatchObject([{ matched: 0, fired: 0 }]);
  expect(await bank.db.counterparties.count()).toBe(1);
});

test("a reset that cannot be stored leaves the faults as they were (X304)", async () => {
  const scenario = async (inside: CoreBank) => void inside.faults.add("slow");
  const platform = deployed({ bank: { scenario } });
  await platform.worlds("PUT", "/checkout");
  const bank = platform.connect("checkout");
  await bank.faults.add({ on: "listAchTransfers", status: 500 });
  const before = await bank.faults.list();
  const { sql } = platform.storage("checkout");
  const exec = sql.exec.bind(sql);
  const full = vi.spyOn(sql, "exec").mockImplementation((query, ...bindings) => {
    if (query.startsWith("INSERT INTO parts")) throw new Error("SQLITE_FULL");
    return exec(query, ...bindings);
  });
  await expect(bank.reset({ clock: { start: MONDAY } })).rejects.toMatchObject({ status: 503 });
  full.mockRestore();
  expect(await bank.faults.list()).toEqual(before);
});

test("a world without faults stores nothing of them (X304)", async () => {
  const platform = await deployedWorld();
  const bank = platform.connect("checkout");
  expect(await statuses(bank, 2)).toEqual([200, 200]);
  const { values, sql } = platform.storage("checkout");
  expect([...values.keys()]).toEqual(["world"]);
  expect(sql.exec("SELECT * FROM faults_1")).toEqual([]);
});
