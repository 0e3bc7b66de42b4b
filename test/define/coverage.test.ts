import { expect, test } from "vitest";
import { possibleIn } from "../../src/coverage/all.ts";
import { coverageOf } from "../../src/coverage/coverage.ts";
import { record } from "../../src/coverage/recording.ts";
import { createService } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const isOwn = (name: string) => /payout/i.test(name);

test("coverage counts own operations, statuses and transitions, and lists those that were not seen (DEF-38)", async () => {
  const bank = createBank({ ...STILL, resources: { payouts } });
  const recording = record(bank);
  await bank.ready;
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  await bank.clock.advance({ bankingDays: 1 });
  // Reporters get recordings of other processes as JSON.
  const recordings = [JSON.parse(JSON.stringify(recording)), record(createBank())];
  const found = coverageOf(possibleIn(recordings), recordings);
  const own = (kind: string) => ({
    seen: found[kind]?.seen.filter(isOwn),
    missing: found[kind]?.missing.filter(isOwn),
  });
  expect(own("operations")).toEqual({
    seen: ["createPayout"],
    missing: ["deletePayout", "getPayout", "listPayouts"],
  });
  expect(own("statuses")).toEqual({
    seen: ["payouts paid", "payouts pending"],
    missing: ["payouts failed"],
  });
  expect(own("transitions")).toEqual({
    seen: ["payouts pending → paid"],
    missing: ["payouts pending → failed"],
  });
  expect(found.operations?.missing).toContain("createAchTransfer");
  const ofCards = coverageOf(possibleIn(recordings), recordings, ["cards"]);
  expect(ofCards.operations?.seen).toEqual(["createPayout"]);
});

test("coverage of a service of its own has nothing of the bank's areas in it (DEF-39)", async () => {
  const service = createService({ ...STILL, resources: { payouts } });
  const recording = record(service as never);
  await service.ready;
  await send(service, "GET", "/api/payouts");
  const found = coverageOf(possibleIn([recording]), [recording]);
  expect(found.operations).toEqual({
    seen: ["listPayouts"],
    missing: ["createPayout", "deletePayout", "getPayout"],
  });
  expect(found.returnCodes).toBeUndefined();
  expect(found.fields).toBeUndefined();
  expect(found.errors?.missing).not.toContain("ACH-39");
});

test("without own resources there is as much to see as before (DEF-38)", () => {
  const names = [...(possibleIn([]).get("operations")?.keys() ?? [])];
  expect(names).toEqual(expect.arrayContaining(["getApiVersion", "createAchTransfer"]));
  expect(names.filter(isOwn)).toEqual([]);
});
