// Statements: X328.

import { getResponse } from "msw";
import { afterEach, expect, test } from "vitest";
import { type Bank, connect } from "../../src/index.ts";
import { answerTo, closeAll, connectRaw, serving } from "../server/support.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

afterEach(closeAll);

async function bankWithTransfer() {
  const ada = async (inside: Bank) => void (await create(inside, "/v1/counterparties", minimalCounterparty));
  const bank = mondayBank({ baseUrl: "https://api.example.com", scenarios: { ada } });
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

const posting = (fields: unknown, signal: AbortSignal): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(fields),
  signal,
});

/** All of a bank that a call can change. */
const stateOf = (bank: Bank) => JSON.stringify([bank.snapshot(), bank.clock.paused, bank.clock.speed]);

const reason = new Error("Given up");

/** Calls that wait for what is before them. */
const WAITING: readonly (readonly [path: string, fields: unknown])[] = [
  ["reset", {}],
  ["reset", { clock: { start: "2026-05-01T00:00:00Z" } }],
  ["loadScenario", { name: "ada" }],
  ["restore", mondayBank().snapshot()],
  ["clock/advance", { days: 9 }],
  ["clock/advanceTo", { instant: "2026-05-01T00:00:00Z" }],
  ["simulate/achTransfers/1001/process", {}],
];

test.each([...WAITING, ["clock/resume", {}] as const, ["clock/setSpeed", { speed: 60 }] as const])(
  "a POST to /_sandbank/%s that is aborted at once rejects with the signal's reason and writes nothing (X328)",
  async (path, fields) => {
    const bank = await bankWithTransfer();
    const before = stateOf(bank);
    const controller = new AbortController();
    const answered = bank.fetch(`/_sandbank/${path}`, posting(fields, controller.signal));
    controller.abort(reason);
    await expect(answered).rejects.toBe(reason);
    expect(stateOf(bank)).toBe(before);
  },
);

test.each(WAITING)(
  "a POST to /_sandbank/%s that is aborted just before its turn rejects with the reason and writes nothing",
  async (path, fields) => {
    const bank = await bankWithTransfer();
    const before = stateOf(bank);
    const controller = new AbortController();
    bank.on("request", () => controller.abort(reason));
    const headers = { Authorization: "Bearer test_key" };
    const requests = Array.from({ length: 20 }, () => bank.fetch("/v1/ach/1001", { headers }));
    const answered = bank.fetch(`/_sandbank/${path}`, posting(fields, controller.signal));
    await expect(answered).rejects.toBe(reason);
    await Promise.all(requests);
    expect(stateOf(bank)).toBe(before);
  },
);

test("a read of the control that is aborted before it is answered rejects with the signal's reason", async () => {
  const bank = await bankWithTransfer();
  const controller = new AbortController();
  const answered = bank.fetch("/_sandbank/clock", { signal: controller.signal });
  controller.abort(reason);
  await expect(answered).rejects.toBe(reason);
});

test("a call of the control that is aborted once its turn has begun is completed", async () => {
  const bank = await bankWithTransfer();
  const controller = new AbortController();
  bank.on("change", () => controller.abort(reason));
  const answer = await bank.fetch("/_sandbank/clock/advance", posting({ days: 9 }, controller.signal));
  expect(answer.status).toBe(200);
  expect(bank.clock.now().toISOString()).toBe("2026-03-11T15:00:00.000Z");
});

test("a reset that is aborted before its turn leaves a scenario that failed as failed", async () => {
  const broken = () => Promise.reject(new Error("The scenario is broken."));
  const bank = mondayBank({ baseUrl: "https://api.example.com", scenario: broken });
  const controller = new AbortController();
  const answered = bank.fetch("/_sandbank/reset", posting({}, controller.signal));
  controller.abort(reason);
  await expect(answered).rejects.toBe(reason);
  await expect(bank.ready).rejects.toThrow("The scenario is broken.");
});

test("a handler answers a control request that was aborted with a network error", async () => {
  const bank = await bankWithTransfer();
  const controller = new AbortController();
  const url = "https://api.example.com/_sandbank/clock/advance";
  const answered = getResponse(bank.handlers, new Request(url, posting({ days: 9 }, controller.signal)));
  controller.abort(reason);
  expect((await answered)?.type).toBe("error");
});

test.each([{}, { world: "one" }])(
  "the fetch of a connected bank rejects in the same way, %j",
  async (world) => {
    const bank = await bankWithTransfer();
    const before = stateOf(bank);
    const remote = connect({ baseUrl: "https://api.example.com", fetch: bank.fetch, ...world });
    for (const path of ["/_sandbank/clock/advance", "/v1/ach"]) {
      const controller = new AbortController();
      const answered = remote.fetch(path, posting({ days: 9 }, controller.signal));
      controller.abort(reason);
      await expect(answered).rejects.toBe(reason);
    }
    expect(stateOf(bank)).toBe(before);
  },
);

test("a control request whose client disconnects before its turn writes nothing", async () => {
  const slow = Promise.withResolvers<void>();
  const { port, bank } = await serving({ scenarios: { slow: () => slow.promise } });
  // Answered by the server alone, so that it has seen by then what was sent before.
  const roundTrip = () => answerTo(port, "GET /", "Host: x:99999");
  const setting = bank.loadScenario("slow");
  const head = ["POST /_sandbank/clock/setSpeed HTTP/1.1", "Host: localhost", "Content-Length: 12", "", ""];
  const { socket } = connectRaw(port, `${head.join("\r\n")}{"speed":60}`);
  await new Promise((resolve) => socket.once("connect", resolve));
  await roundTrip();
  socket.destroy();
  await new Promise((resolve) => socket.once("close", resolve));
  await roundTrip();
  slow.resolve();
  await setting;
  await (await fetch(`http://127.0.0.1:${port}/v1`)).text();
  expect(bank.clock.speed).toBe(1);
});
