// Statements: STA-11.

import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { start } from "../../src/adapters/browser/index.ts";
import { takeState } from "../../src/adapters/shared/state-link.ts";
import { stateLink } from "../../src/states/index.ts";
import { mondayBank } from "../support/bank.ts";

const before = location.href;

beforeEach(() => history.replaceState(null, "", "#/tours"));
afterEach(() => history.replaceState(null, "", before));

test("a page's bank takes the state that the address names, which keeps its place (STA-11)", async () => {
  history.replaceState(null, "", stateLink(location.href, "rows/achTransfers/one"));
  expect(location.hash).toBe("#state=rows%2FachTransfers%2Fone&/tours");
  const bank = mondayBank();
  await takeState(bank);
  expect([bank.db.achTransfers.count(), location.hash]).toEqual([1, "#/tours"]);
});

test("a page without a state leaves its bank as it is, and one that is unknown is refused (STA-11)", async () => {
  const bank = mondayBank();
  await takeState(bank);
  expect(bank.snapshot()).toEqual(mondayBank().snapshot());
  history.replaceState(null, "", stateLink(location.href, "rows/achTransfers/non"));
  await expect(takeState(bank)).rejects.toThrow(
    'There is no state "rows/achTransfers/non" of this bank: the nearest is rows/achTransfers/none.',
  );
});

test("start of sandbank/browser takes the state before the first answer (STA-11)", async () => {
  history.replaceState(null, "", stateLink(location.href, "answers/listAchTransfers/503"));
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  const { stop } = await start(bank);
  onTestFinished(stop);
  const answer = await fetch("https://api.example.com/v1/ach", { headers: { Authorization: "Bearer test" } });
  expect([answer.status, location.hash]).toEqual([503, "#/tours"]);
});
