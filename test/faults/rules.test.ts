// Statements: X70, X79.

import { afterEach, expect, test, vi } from "vitest";
import type { BankOptions, FaultRule } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { faultsIn, get, outcomes, post } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Which of several requests, all about the same endpoint, a rule fires for. */
async function firing(rule: FaultRule, requests: number, seed = 1) {
  const bank = mondayBank({ seed, faults: [rule] });
  const statuses = await outcomes(Array.from({ length: requests }, () => get(bank)));
  return statuses.flatMap((status, at) => (status === 200 ? [] : [at + 1]));
}

test("nth, every and times count the matching requests (X70)", async () => {
  expect(await firing({ nth: 3, status: 500 }, 6)).toEqual([3]);
  expect(await firing({ every: 2, status: 500 }, 7)).toEqual([2, 4, 6]);
  expect(await firing({ times: 2, status: 500 }, 5)).toEqual([1, 2]);
  expect(await firing({ every: 2, times: 2, status: 500 }, 9)).toEqual([2, 4]);
});

test("a rate is the part of the requests for which the rule fires (X70)", async () => {
  expect(await firing({ rate: 0, status: 500 }, 50)).toEqual([]);
  expect(await firing({ rate: 1, status: 500 }, 5)).toEqual([1, 2, 3, 4, 5]);
  const fired = await firing({ rate: 0.2, status: 500 }, 1000);
  expect(fired.length).toBeGreaterThan(150);
  expect(fired.length).toBeLessThan(250);
});

test("neighbouring seeds draw independently", async () => {
  const seeds = Array.from({ length: 200 }, (_, at) => at);
  const first = await Promise.all(seeds.map((seed) => firing({ rate: 0.3, status: 500 }, 1, seed)));
  const fired = first.filter(({ length }) => length > 0).length;
  expect(fired).toBeGreaterThan(40);
  expect(fired).toBeLessThan(80);
});

test("after and until are instants of bank time (X70)", async () => {
  const bank = mondayBank({
    faults: [{ after: "2026-03-02T16:00:00Z", until: new Date("2026-03-02T17:00:00Z"), status: 500 }],
  });
  const statuses: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    statuses.push((await get(bank)).status);
    await bank.clock.advance({ hours: 1 });
  }
  expect(statuses).toEqual([200, 500, 200]);
});

test.each<[FaultRule["on"], string[]]>([
  [undefined, ["POST /v1/ach", "GET /v1/ach", "GET /v1/ach/1001", "GET /v1", "GET /v1/nothing"]],
  ["createAchTransfer", ["POST /v1/ach"]],
  ["get*", ["GET /v1/ach/1001", "GET /v1"]],
  ["POST /v1/*", ["POST /v1/ach"]],
  ["* /v1/ach*", ["POST /v1/ach", "GET /v1/ach", "GET /v1/ach/1001"]],
  ["GET /v1/ach", ["GET /v1/ach"]],
  ["GET /v1/ach/:id", ["GET /v1/ach/1001"]],
  ["GET /v1/ach/1001", ["GET /v1/ach/1001"]],
  ["GET /v1/ach/1002", []],
  [({ operation }) => operation === null, ["GET /v1/nothing"]],
  [({ body }) => JSON.stringify(body).includes("ppd"), ["POST /v1/ach"]],
])("on %o is about %j (X326)", async (on, expected) => {
  const bank = mondayBank({ faults: [{ ...(on && { on }), status: 599 }] });
  const requests = ["POST /v1/ach", "GET /v1/ach", "GET /v1/ach/1001", "GET /v1", "GET /v1/nothing"];
  const hit: string[] = [];
  for (const each of requests) {
    const [method = "", path = ""] = each.split(" ");
    const data = method === "POST" ? minimalTransfer : undefined;
    if ((await call(bank, method, path, data)).status === 599) hit.push(each);
  }
  expect(hit).toEqual(expected);
});

test("a function sees the parts of a form, without the bytes of its file (X326)", async () => {
  const seen: unknown[] = [];
  const bank = mondayBank({ faults: [{ on: ({ body }) => seen.push(body) === 0, status: 500 }] });
  const body = new FormData();
  body.append("data", "{}");
  body.append("file", new File(["%PDF"], "scan.pdf", { type: "application/pdf" }));
  await bank.fetch("/v1/files", { method: "POST", headers: { Authorization: "Bearer test_key" }, body });
  expect(seen).toEqual([
    [
      { name: "data", type: "text/plain", size: 2 },
      { name: "file", type: "application/pdf", size: 4, fileName: "scan.pdf" },
    ],
  ]);
});

test("a path is compared below the base url, and without its query (X326)", async () => {
  const bank = mondayBank({
    baseUrl: "https://bank.test/api",
    faults: [{ on: "GET /v1/counterparties", status: 500 }],
  });
  expect((await get(bank)).status).toBe(500);
  expect((await call(bank, "GET", "/v1/counterparties?page[limit]=1")).status).toBe(500);
});

test("the first rule that fires decides, and the others count on (X71)", async () => {
  const bank = mondayBank({
    faults: [
      { nth: 1, status: 500 },
      { nth: 2, status: 502 },
      { every: 2, status: 504 },
    ],
  });
  expect(await outcomes([get(bank), get(bank), get(bank), get(bank)])).toEqual([500, 502, 200, 504]);
});

test("a world is that of the header, in any bank (X78)", async () => {
  const bank = mondayBank({ faults: [{ world: "checkout", status: 500 }] });
  expect((await get(bank)).status).toBe(200);
  const headers = { Authorization: "Bearer test_key", "x-sandbank-world": "checkout" };
  expect((await get(bank, { headers })).status).toBe(500);
});

test("equal seeds and requests give equal faults, and faults change no row (X76)", async () => {
  const run = async (seed: number, faults: BankOptions["faults"]) => {
    const bank = mondayBank({ seed, ...(faults && { faults }) });
    await outcomes(Array.from({ length: 60 }, () => post(bank)));
    return { faults: faultsIn(bank.log.entries), random: bank.snapshot().random };
  };
  const faults: BankOptions["faults"] = ["flaky", "lost-replies", { rate: 0.3, then: "duplicate" }];
  const first = await run(7, faults);
  expect(await run(7, faults)).toEqual(first);
  expect((await run(8, faults)).faults).not.toEqual(first.faults);
  expect(first.random).toEqual((await run(7, undefined)).random);
});

test("a rule that is added changes nothing about what the others do (X76)", async () => {
  const failed = async (faults: BankOptions["faults"]) => {
    const bank = mondayBank({ ...(faults && { faults }) });
    await outcomes(Array.from({ length: 60 }, () => get(bank)));
    return bank.log.entries.flatMap(({ fault, number }) => (fault?.rule === "1" ? [number] : []));
  };
  const rule = { rate: 0.3, status: 500 };
  expect(await failed([rule, { rate: 0.5, status: 502 }])).toEqual(await failed([rule]));
});

test("the requests of a scenario go through without faults (X77)", async () => {
  const bank = mondayBank({ faults: ["offline"], scenario: async (inside) => void (await post(inside)) });
  await bank.ready;
  expect(bank.db.counterparties.count()).toBe(1);
  await expect(get(bank)).rejects.toThrow("fetch failed");
});

test("the preset lost-replies loses replies to writes alone (X79)", async () => {
  const bank = mondayBank({ faults: ["lost-replies"] });
  await outcomes(Array.from({ length: 50 }, () => [get(bank), post(bank)]).flat());
  const lost = bank.log.entries.filter(({ fault }) => fault !== null);
  expect(lost.length).toBeGreaterThan(3);
  expect(new Set(lost.map(({ method }) => method))).toEqual(new Set(["POST"]));
  expect(bank.db.counterparties.count()).toBe(50);
});
