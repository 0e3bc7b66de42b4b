import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { markNow, recordedTest } from "../../src/recorded/test/recording.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

const keys = { client: "test_key", admin: "admin_test_key" };

test("each step has a label, and the first three are the title (X254)", async () => {
  const bank = mondayBank({ record: true });
  for (let count = 0; count < 3; count += 1) await call(bank, "GET", "/v1/ach");
  await bank.clock.advance({ hours: 1 });
  const mark = await markNow(bank);
  const titleNow = async () =>
    /^test\("(.*)", async/m.exec((await recordedTest(bank, { keys, mark, form: "vitest" })).text)?.[1];
  await create(bank, "/v1/virtualcards", { total_card_amount: 50_000, valid_ending_on: "2026-12-31" });
  await bank.simulate.virtualCards.authorize("1001", { amount: 100 });
  expect(await titleNow()).toBe("create virtual card, authorize");
  await bank.progress.set({ companies: "manual" });
  expect(await titleNow()).toBe("create virtual card, authorize, progress set");
  await bank.clock.advance({ days: 1, hours: 2, minutes: 1 });
  expect(await titleNow()).toBe("create virtual card, authorize, progress set, …");
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process("1001");
  await bank.simulate.achTransfers.return("1001", "R03");
  await call(bank, "PATCH", "/v1/nothing");
  bank.faults.add({ times: 1, status: 503 });
  await call(bank, "POST", "/v1/ach", minimalTransfer);
  bank.faults.add({ times: 1, then: "lost-reply" });
  await expect(create(bank, "/v1/ach", minimalTransfer)).rejects.toThrow(TypeError);
  const { steps } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(steps).toEqual([
    { key: "request 4", label: "create virtual card" },
    { key: "call 2", label: "authorize" },
    { key: "call 3", label: "progress set" },
    { key: "call 4", label: "1 day 2 hours 1 minute" },
    { key: "request 5", label: "create ach transfer" },
    { key: "call 6", label: "process" },
    { key: "call 7", label: "return R03" },
    { key: "request 6", label: "PATCH /v1/nothing (404)" },
    { key: "request 7", label: "create ach transfer (503)" },
    { key: "request 8", label: "create ach transfer" },
  ]);
});

test("what the scenario of the bank did is no step (X254)", async () => {
  const scenario = async (bank: Bank) => {
    await create(bank, "/v1/ach", minimalTransfer);
  };
  const bank = mondayBank({ record: true, scenario });
  await bank.ready;
  const mark = { request: 0, calls: 0 };
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const { steps } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(steps).toEqual([{ key: "request 2", label: "create counterparty" }]);
});
