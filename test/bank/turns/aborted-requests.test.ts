// Statements: X328.

import { getResponse } from "msw";
import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call } from "../../support/call.ts";

const posted = (signal: AbortSignal, name = "Ada") => ({
  method: "POST",
  headers: { Authorization: "Bearer test_key", "Content-Type": "application/json" },
  body: JSON.stringify({ data: { ...minimalCounterparty, name } }),
  signal,
});

test("a request that is aborted before its turn rejects with the signal's reason and writes nothing (X328)", async () => {
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  for (let count = 0; count < 100; count += 1) {
    const controller = new AbortController();
    const answered = bank.fetch("http://localhost/v1/counterparties", posted(controller.signal));
    const reason = new Error(`Given up ${count}`);
    controller.abort(reason);
    await expect(answered).rejects.toBe(reason);
  }
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  expect(bank.log.entries).toEqual([]);
});

test("a request that is aborted while others are ahead of it writes nothing, and those behind it go on", async () => {
  const bank = mondayBank();
  const controllers = Array.from({ length: 100 }, () => new AbortController());
  const answers = controllers.map(({ signal }, at) =>
    bank.fetch("http://localhost/v1/counterparties", posted(signal, `Number ${at}`)),
  );
  bank.on("request", () => {
    for (const controller of controllers.slice(1, -1)) controller.abort();
  });
  const outcomes = (await Promise.allSettled(answers)).map(({ status }) => status);
  expect(outcomes).toEqual(["fulfilled", ...Array(98).fill("rejected"), "fulfilled"]);
  expect(bank.db.counterparties.all().map(({ name }) => name)).toEqual(["Number 0", "Number 99"]);
  expect(bank.log.entries).toHaveLength(2);
});

test("a request that is aborted while the scenario is being set up writes nothing", async () => {
  const bank = mondayBank({ scenario: async (inside) => void (await call(inside, "GET", "/v1/ach")) });
  const controller = new AbortController();
  const answered = bank.fetch("http://localhost/v1/counterparties", posted(controller.signal));
  controller.abort();
  await expect(answered).rejects.toMatchObject({ name: "AbortError" });
  expect(bank.db.counterparties.count()).toBe(0);
});

test("a request that is aborted once its turn has begun is completed (X328)", async () => {
  const bank = mondayBank();
  const controller = new AbortController();
  bank.on("change", () => controller.abort());
  const answer = await bank.fetch("http://localhost/v1/counterparties", posted(controller.signal));
  expect(answer.status).toBe(200);
  expect(bank.db.counterparties.count()).toBe(1);
});

test("a handler answers a request that was aborted with a network error, whatever the reason", async () => {
  const bank = mondayBank();
  for (const reason of [undefined, new DOMException("Too slow", "TimeoutError"), new Error("Gone"), "gone"]) {
    const controller = new AbortController();
    const request = new Request("http://localhost/v1/counterparties", posted(controller.signal));
    const answered = getResponse(bank.handlers, request);
    controller.abort(reason);
    expect((await answered)?.type).toBe("error");
  }
  expect(bank.db.counterparties.count()).toBe(0);
});
