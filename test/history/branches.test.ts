// Statements: X136 to X139.

import { afterEach, expect, test, vi } from "vitest";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { bankWithHistory, storyOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what changes the bank in the past begins a branch, and nothing is lost (X139)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ hours: 2 });
  await bank.clock.advance({ days: 3 });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  await bank.history.goTo(3);
  expect(await storyOf(bank)).toEqual([
    "1 history begins",
    "2 POST /v1/ach",
    "[3 process]",
    "4 advanced",
    "5 settle",
    "6 advanced",
  ]);
  await bank.simulate.achTransfers.return("1001", "R01");
  expect(await storyOf(bank)).toEqual(["1 history begins", "2 POST /v1/ach", "3 process", "[7 return R01]"]);
  expect(await bank.history.branches()).toEqual([
    { id: 1, name: "history begins", from: null, end: 6, entries: 6, current: false },
    { id: 2, name: "return R01", from: 3, end: 7, entries: 1, current: true },
  ]);
  const others = await bank.history.entries(1);
  expect(others.map(({ position }) => position)).toEqual([
    ...["past", "past", "past", "elsewhere", "elsewhere", "elsewhere"],
  ]);
  expect(await bank.history.switchTo(1)).toMatchObject({ id: 6, what: "advanced", position: "present" });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  await create(bank, "/v1/ach", minimalTransfer);
  expect((await bank.history.branches()).map(({ end, current }) => [end, current])).toEqual([
    [8, true],
    [7, false],
  ]);
  await bank.history.switchTo(2);
  expect(bank.db.achTransfers.get("1001")?.return?.code).toBe("R01");
});

test("requests that change nothing in the past begin no branch (X139)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.history.goTo(2);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "POST", "/v1/ach", {});
  expect(await storyOf(bank)).toEqual(["1 history begins", "[2 POST /v1/ach]", "3 POST /v1/ach"]);
  expect(bank.log.entries).toHaveLength(4);
});

test("a fork goes on as the line did, with the same ids and the same random state (X139)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/virtualcards", minimalCard);
  const first = await create(bank, "/v1/virtualcards", minimalCard);
  await bank.history.goTo(2);
  expect(await create(bank, "/v1/virtualcards", minimalCard)).toEqual(first);
});

test("an unknown entry or branch is refused, and changes nothing (X139)", async () => {
  const bank = bankWithHistory();
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(bank.snapshot());
  await expect(bank.history.goTo(7)).rejects.toThrow("There is no entry 7 in the history");
  await expect(bank.history.goTo({} as never)).rejects.toThrow("There is no entry an object in the history");
  await expect(bank.history.goTo(null as never)).rejects.toThrow("There is no entry null in the history");
  await expect(bank.history.switchTo(2)).rejects.toThrow(
    "There is no branch 2 in the history: it is one of 1.",
  );
  await expect(bank.history.entries(0)).rejects.toThrow("There is no branch 0 in the history");
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  expect(await storyOf(bank)).toEqual(["1 history begins", "[2 POST /v1/ach]"]);
});
