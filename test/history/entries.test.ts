// Statements: X136 to X138.

import { afterEach, expect, test, vi } from "vitest";
import { internalsOf } from "../../src/bank/internals.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { send } from "../define/support.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { bankWithHistory, storyOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an action is told with its texts and numbers, up to eighty characters (X137)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/virtualcards", minimalCard);
  const { reference } = await bank.simulate.virtualCards.authorize("1001", { amount: 500 });
  await bank.simulate.virtualCards.clear("1001", reference, { fee: 30, final: false });
  const transition = bank.simulate.companies.transition(1001, "approved", { reason: "x".repeat(100) });
  await expect(transition).rejects.toThrow("There is no company with id 1001.");
  expect(await storyOf(bank)).toEqual([
    "1 history begins",
    "2 POST /v1/virtualcards",
    "3 authorize 500",
    "4 clear 30 1001-0001",
    `[5 transition ${"x".repeat(69)}]`,
  ]);
});

test("a request that a fault has answered or kept from the bank has the reason (X137)", async () => {
  const bank = bankWithHistory({
    faults: [
      { on: "GET /v1/files", status: 503 },
      { on: "GET /v1/ach", then: "refuse" },
    ],
  });
  await call(bank, "GET", "/v1/files/1001");
  await call(bank, "GET", "/v1/files");
  await expect(call(bank, "GET", "/v1/ach")).rejects.toThrow("fetch failed");
  const entries = await bank.history.entries();
  expect(entries.map(({ status, refusal }) => [status, refusal])).toEqual([
    [null, null],
    [404, "There is no file with this id: take one from the list at /v1/files."],
    [503, "MasterCard is currently unavailable."],
    [0, "a fault: refuse"],
  ]);
});

test("a request that has changed several rows is about none of them (X137)", async () => {
  const row = z.object({ id: z.string() });
  const one = { path: "/api/notes", row, create: { required: [] } } as const;
  const notes = defineResource({
    ...{ ...one, noun: "note" },
    routes: (route) => ({
      addTwo: route({
        ...{ method: "POST", path: "/api/notes/two", answer: z.object({}) },
        handle: ({ rows }) => {
          rows.insert({});
          rows.insert({});
          return {};
        },
      }),
    }),
  });
  const bank = createBank({ history: true, clock: { paused: true }, resources: { notes } });
  await send(bank, "POST", "/api/notes", { data: {} });
  await send(bank, "POST", "/api/notes/two");
  const entries = await bank.history.entries();
  expect(entries.map(({ row }) => row)).toEqual([null, { collection: "notes", id: "1001" }, null]);
});

test("each change of a clock says what has changed, two of one moment in one entry (X137)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00Z") });
  const bank = mondayBank({ history: true, clock: { paused: false } });
  await bank.history.entries();
  bank.clock.setSpeed(60);
  await bank.history.entries();
  bank.clock.pause();
  bank.clock.setSpeed(1);
  await bank.history.entries();
  bank.clock.setSpeed(5);
  expect(await storyOf(bank)).toEqual(["1 history begins", "2 speed 60", "3 paused, speed 1", "[4 speed 5]"]);
});

test("an entry includes the steps that are due at its time, as a bank makes them at once (X138)", async () => {
  const bank = bankWithHistory({ assumptions: { ach: { processAfterMinutes: 0 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ minutes: 1 });
  await bank.clock.advance({ days: 4 });
  await bank.history.goTo(2);
  expect(await storyOf(bank)).toEqual([
    ...["1 history begins", "2 POST /v1/ach", "[3 process]"],
    ...["4 advanced", "5 settle", "6 advanced"],
  ]);
});

test("a restore after a walk is an entry, and the clock is compared with the state it brought (X137)", async () => {
  const bank = bankWithHistory();
  await bank.history.entries();
  const snapshot = bank.snapshot();
  bank.clock.setSpeed(60);
  await bank.history.goTo(1);
  await bank.restore(snapshot);
  await bank.reset({ clock: { speed: 5, paused: true } });
  bank.clock.resume();
  expect((await storyOf(bank)).slice(1)).toEqual(["3 restored", "4 reset", "[5 resumed]"]);
});

test("a history begins once, with the steps made that were due, and stops whether it is on or off (X136)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00Z") });
  const bank = mondayBank({ clock: { paused: false } });
  await bank.history.stop();
  await expect(bank.history.start({ bytes: 5 } as never)).rejects.toThrow(
    "Unknown option 'bytes' for bank.history.start. The options are maxBytes.",
  );
  await create(bank, "/v1/ach", minimalTransfer);
  vi.setSystemTime("2026-03-02T18:00:00Z");
  await bank.history.start();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.start();
  expect(await storyOf(bank)).toEqual(["1 history begins", "[2 POST /v1/ach]"]);
  await bank.history.stop();
  const { queue, events } = internalsOf(bank).engine;
  expect([queue.stream, events.areHeard]).toEqual([undefined, false]);
});
