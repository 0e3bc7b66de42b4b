// Statements: X242, X243, X244.

import { expect, test } from "vitest";
import { connect, createBank } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";
import { messageOf } from "../../support/control.ts";

async function bankWithTransfers() {
  const bank = mondayBank();
  for (let made = 0; made < 3; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold("1002");
  return bank;
}

const remoteOf = (bank: ReturnType<typeof mondayBank>) =>
  connect({ baseUrl: "http://bank.test", fetch: (request) => bank.fetch(request) });

test("the timelines of a collection are those of each of its rows, oldest row first (X242)", async () => {
  const bank = await bankWithTransfers();
  await bank.clock.advance({ days: 3 });
  const timelines = bank.timelines("achTransfers");
  expect(timelines.map(({ id }) => id)).toEqual(["1001", "1002", "1003"]);
  expect(timelines[1]?.entries).toEqual([
    { at: MONDAY, status: "pending", cause: "request" },
    { at: MONDAY, status: "hold", cause: "action" },
  ]);
  for (const { id, entries } of timelines) expect(entries).toEqual(bank.timeline("achTransfers", id));
  expect(bank.timelines("companies")).toEqual([]);
  expect(await remoteOf(bank).timelines("achTransfers")).toEqual(timelines);
});

test("rows that got their statuses in one moment keep the cause of each apart (X84, X242)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 1 } } });
  for (let made = 0; made < 3; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process("1001");
  await retrieve(bank, "/v1/ach/1002");
  await bank.simulate.achTransfers.hold("1003");
  const pending = { at: MONDAY, status: "pending", cause: "request" };
  expect(bank.timelines("achTransfers").map(({ entries }) => entries)).toEqual([
    [pending, { at: MONDAY, status: "processing", cause: "action" }],
    [pending, { at: MONDAY, status: "processing", cause: "read" }],
    [pending, { at: MONDAY, status: "hold", cause: "action" }],
  ]);
});

test("a collection that does not exist has no timelines, and the message names those that do (X242)", async () => {
  const bank = mondayBank();
  expect(await messageOf(() => bank.timelines("ach" as "achTransfers"))).toMatch(
    /^There is no collection "ach": it is one of counterparties, achTransfers, /,
  );
  expect(await messageOf(() => remoteOf(bank).timelines("ach" as "achTransfers"))).toMatch(
    /^There is no collection "ach": it is one of /,
  );
});

test("the coming steps of one row are those of all that are about it (X243)", async () => {
  const bank = await bankWithTransfers();
  const row = { collection: "achTransfers", id: 1003 };
  const [, third] = bank.clock.upcoming();
  expect(third?.id).toBe("1003");
  expect(bank.clock.upcoming(20, row)).toEqual([third]);
  expect(bank.clock.upcoming(0, row)).toEqual([]);
  expect(bank.clock.upcoming(20, { ...row, id: "1002" })).toEqual([]);
  expect(bank.clock.upcoming(20, { ...row, id: "9999" })).toEqual([]);
  expect(await remoteOf(bank).clock.upcoming(20, row)).toEqual([third]);
  expect(await messageOf(() => bank.clock.upcoming(20, { collection: "ach", id: "1" }))).toMatch(
    /^There is no collection "ach": it is one of counterparties, /,
  );
});

test("steps to come are in the order in which they are made, whatever the order of their rows (X243)", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.authorize("1001", { amount: 300 });
  for (let made = 0; made < 2; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process("1001");
  await cards.authorize("1001", { amount: 200 });
  const clearing = {
    at: "2026-03-05T22:00:00.000Z",
    ...{ collection: "virtualCards", id: "1001", event: "clear" },
  };
  const steps = [
    { at: "2026-03-02T16:00:00.000Z", collection: "achTransfers", id: "1002", event: "process" },
    { at: "2026-03-04T13:30:00.000Z", collection: "achTransfers", id: "1001", event: "settle" },
    ...[clearing, clearing],
  ];
  expect(bank.clock.upcoming()).toEqual(steps);
  expect(bank.clock.upcoming(2)).toEqual(steps.slice(0, 2));
  expect(bank.clock.upcoming(20, { collection: "virtualCards", id: 1001 })).toEqual([clearing, clearing]);
  expect(bank.snapshot().timers.map(({ id, part }) => [id, part])).toEqual([
    ...[
      [1002, ""],
      [1001, ""],
    ],
    ...[
      [1001, "1001-0001"],
      [1001, "1001-0002"],
    ],
  ]);
});

test("a row whose steps time does not make has none to come (X243)", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  expect(bank.clock.upcoming(20, { collection: "achTransfers", id })).toEqual([]);
});

test("a collection names the times of banking days at which its rows take steps (X244)", () => {
  const { achTransfers, virtualCards, companies, counterparties } = mondayBank().resources;
  expect(achTransfers.cutOffs).toEqual([
    { time: "13:30", what: "standard transfers settle" },
    { time: "22:00", what: "same-day transfers settle" },
  ]);
  expect(virtualCards.cutOffs).toEqual([{ time: "22:00", what: "open authorizations clear" }]);
  expect(companies.cutOffs).toEqual([{ time: "22:00", what: "reviews end" }]);
  expect(counterparties.cutOffs).toEqual([]);
});

test("those times follow the options of the bank (X244)", () => {
  const { resources } = createBank({
    assumptions: {
      ach: { processOn: "effective-date", settleAt: "20:15", sameDaySettleAt: "19:00" },
      cards: { clearingAfterBankingDays: null },
      review: null,
    },
  });
  expect(resources.achTransfers.cutOffs).toEqual([
    { time: "13:00", what: "transfers are picked up" },
    { time: "19:00", what: "same-day transfers settle" },
    { time: "20:15", what: "standard transfers settle" },
  ]);
  expect([...resources.virtualCards.cutOffs, ...resources.companies.cutOffs]).toEqual([]);
});
