import { expect, test } from "vitest";
import { START, send } from "../support.ts";
import { BODIES, bankWith, create, full, order, PATHS, subscription } from "./all.ts";

test.each(PATHS)(
  "a body of %s that holds no fields is refused by what is wrong with it (DEF-8, DEF-10)",
  async (path) => {
    const bank = bankWith();
    const refused = async (body: string, type = "application/json") => {
      const response = await bank.fetch(path, { method: "POST", body, headers: { "content-type": type } });
      return [response.status, await response.json()];
    };
    expect(await refused("{")).toEqual([
      400,
      { error: "The body is not JSON: send an object with the fields in 'data'." },
    ]);
    for (const body of ["null", "[]", '"data"'])
      expect(await refused(body)).toEqual([
        400,
        { error: "The body must be a JSON object with the fields in 'data'." },
      ]);
    expect(await refused('{"data":[]}')).toEqual([
      400,
      { error: "'data' must be a JSON object that holds the fields." },
    ]);
    expect(await refused(JSON.stringify({ data: BODIES[path] }), "text/plain")).toEqual([
      415,
      { error: "The 'Content-Type' must be application/json, got \"text/plain\"." },
    ]);
    expect(await send(bank, "GET", path)).toEqual({ status: 200, body: { data: [], next: null } });
  },
);

test("what a call does not take is ignored with a warning, and refused by a strict bank (DEF-6, DEF-13)", async () => {
  const bank = await full();
  const strict = await full({ strict: true });
  const calls = [
    ["POST", "/api/payouts", { data: { ...BODIES["/api/payouts"], status: "paid" } }, "status"],
    ["PATCH", "/api/subscriptions/1001", { data: { plan: "solo", customer: "Eve" } }, "customer"],
    ["POST", "/orders", { data: BODIES["/orders"], more: 1 }, "more"],
    ["GET", "/api/payouts?payee=Ada", undefined, "payee"],
  ] as const;
  for (const [method, path, body, name] of calls) {
    expect((await send(bank, method, path, body)).status).toBe(200);
    expect(bank.log.entries.at(-1)?.warnings).toEqual([
      `'${name}' is not taken by this call and was ignored.`,
    ]);
    expect(await send(strict, method, path, body)).toEqual({
      status: 400,
      body: { error: `'${name}' is not taken by this call: leave it out.` },
    });
  }
  expect(bank.db.subscriptions.all()).toEqual([subscription]);
  expect(bank.db.payouts.all().map(({ status }) => status)).toEqual(["pending", "pending"]);
});

test.each([...PATHS, "/api/invoices"])(
  "a list of %s refuses a limit and a cursor that are none (DEF-12)",
  async (path) => {
    const bank = await full();
    const refused = async (query: string) => (await send(bank, "GET", `${path}?${query}`)).body;
    for (const [limit, got] of [
      ["0", "0"],
      ["1001", "1001"],
      ["1.5", '"1.5"'],
      ["x", '"x"'],
      ["", '""'],
    ])
      expect(await refused(`limit=${limit}`)).toEqual({
        error: `'limit' must be a whole number from 1 to 1000, got ${got}.`,
      });
    expect(await refused("limit=1&limit=2")).toEqual({ error: "'limit' must be given once only." });
    expect(await refused("cursor=9999")).toEqual({
      error: "'cursor' must be an id that this list has had: take it from next of the page before.",
    });
  },
);

test("a page goes on where the one before ended, whatever was created or deleted since (DEF-12, DEF-13)", async () => {
  const bank = bankWith();
  for (const payee of ["Ada", "TEST FAILED", "Ada", "Ada"]) await create(bank, "/api/payouts", { payee });
  const page = async (query: string) => {
    const { data, next } = (await send(bank, "GET", `/api/payouts?${query}`)).body as {
      readonly data: readonly { readonly id: string }[];
      readonly next: unknown;
    };
    return [data.map(({ id }) => id), next];
  };
  expect(await page("status=pending&limit=2")).toEqual([["1004", "1003"], "1001"]);
  await create(bank, "/api/payouts");
  await send(bank, "DELETE", "/api/payouts/1003");
  expect(await page("status=pending&limit=2&cursor=1001")).toEqual([["1001"], null]);
  expect(await page("limit=4")).toEqual([["1005", "1004", "1002", "1001"], null]);
  expect(await page("status=gone")).toEqual([[], null]);
  await send(bank, "DELETE", "/api/payouts/1001");
  expect(await page("limit=2&cursor=1001")).toEqual([[], null]);
});

test("a row that was deleted is nowhere, and one that is named by others stays (DEF-6, DEF-11, DEF-15)", async () => {
  const bank = await full();
  await send(bank, "DELETE", "/api/payouts/1001");
  const none = { error: "There is no payout with this id: take one from the list at /api/payouts." };
  for (const method of ["GET", "DELETE"])
    expect(await send(bank, method, "/api/payouts/1001")).toEqual({ status: 404, body: none });
  expect((await send(bank, "GET", "/api/payouts")).body).toEqual({ data: [], next: null });
  await expect(bank.simulate.payouts.fail("1001")).rejects.toThrow('There is no payout with id "1001".');
  expect((await create(bank, "/api/payouts")).body).toEqual({
    data: { id: "1002", ...BODIES["/api/payouts"], status: "pending", transfer_id: null },
  });
  await bank.clock.advance({ days: 65 });
  expect(await send(bank, "DELETE", "/api/subscriptions/1001")).toEqual({
    status: 409,
    body: {
      error: "'id' names subscription 1001, which is used by invoice 1001: no request removes it from there.",
    },
  });
  expect(bank.db.subscriptions.count()).toBe(1);
});

test("a reset forgets rows, timers and ids (DEF-1, DEF-11)", async () => {
  const bank = await full();
  await bank.reset();
  expect([bank.clock.nextEvent(), bank.db.orders.count(), bank.db.payouts.count()]).toEqual([null, 0, 0]);
  expect((await create(bank, "/orders")).body).toEqual({ data: order });
  expect(bank.timeline("orders", "ord_1001")).toEqual([{ at: START, status: "placed", cause: "request" }]);
});
