// Statements: X85.

import { expect, test } from "vitest";
import { type BankOptions, connect, OptionError } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { post } from "../support/control.ts";

const corrected: BankOptions = { assumptions: { correctedStatus: true } };

/** A bank with the status and one transfer, 1001, in processing. */
async function bankInProcessing(options: BankOptions = corrected) {
  const bank = mondayBank(options);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(1001);
  return bank;
}

test("a notification of change makes a transfer that succeeded a corrected one (X85)", async () => {
  const bank = await bankInProcessing();
  await bank.simulate.achTransfers.settle(1001);
  expect(await bank.simulate.achTransfers.correct(1001, { code: "C02", value: "790000006" })).toMatchObject({
    status: "corrected",
    return: { code: "C02", description: "Incorrect Routing Number", corrected_data: "790000006" },
    batch_id: "BATCH-1001",
  });
  const { body } = await call(bank, "GET", "/v1/ach/1001");
  expect(body).toMatchObject({
    data: {
      status: "corrected",
      return: { code: "C02", description: "Incorrect Routing Number", corrected_data: "790000006" },
    },
  });
  expect(bank.timeline("achTransfers", 1001).map(({ status, cause }) => [status, cause])).toEqual([
    ["pending", "request"],
    ["processing", "action"],
    ["succeeded", "action"],
    ["corrected", "action"],
  ]);
});

test("a transfer in processing is corrected before it would have succeeded, and stays so (X85)", async () => {
  const bank = await bankInProcessing();
  expect(bank.allowedActions("achTransfers", 1001)).toEqual(["settle", "return", "correct", "hold"]);
  await bank.simulate.achTransfers.correct(1001, { code: "C01", value: "12345679" });
  expect(bank.clock.nextEvent()).toBeNull();
  await bank.clock.advance({ bankingDays: 10 });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("corrected");
  expect(bank.allowedActions("achTransfers", 1001)).toEqual([]);
  await expect(bank.simulate.achTransfers.return(1001, "R01")).rejects.toThrow(
    "ACH transfer 1001 has status corrected; return is possible only in status processing, succeeded.",
  );
});

test("a pending transfer can't be corrected, nor one that is on hold, canceled or failed (X85)", async () => {
  const bank = mondayBank(corrected);
  for (let made = 0; made < 4; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  const { hold, process, return: give, correct } = bank.simulate.achTransfers;
  await hold(1002);
  await call(bank, "PATCH", "/v1/ach/1003", { status: "canceled" });
  await process(1004);
  await give(1004, "R01");
  const before = JSON.stringify(bank.snapshot());
  for (const [id, status] of [
    [1001, "pending"],
    [1002, "hold"],
    [1003, "canceled"],
    [1004, "failed"],
  ] as const) {
    await expect(correct(id, { code: "C02", value: "790000006" })).rejects.toThrow(
      `ACH transfer ${id} has status ${status}; correct is possible only in status processing, succeeded.`,
    );
  }
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a transfer can be corrected in the profile observed (OPT-10, X85)", async () => {
  const observed = mondayBank({ profile: "observed" });
  await create(observed, "/v1/ach", minimalTransfer);
  await observed.simulate.achTransfers.process("1001");
  await observed.simulate.achTransfers.correct("1001", { code: "C02", value: "790000006" });
  expect(await retrieve(observed, "/v1/ach/1001")).toMatchObject({
    id: 1001,
    status: "corrected",
    return: { code: "C02", corrected_data: "790000006" },
  });
});

test("without the option the action is refused with the option's name, and the bank doesn't offer it (OPT-10, X85)", async () => {
  const bank = await bankInProcessing({});
  const message =
    "correct: this bank has no status corrected: make it with the option assumptions.correctedStatus set to true.";
  await expect(bank.simulate.achTransfers.correct(1001, { code: "C02", value: "790000006" })).rejects.toThrow(
    message,
  );
  const overHttp = await post(bank, "simulate/achTransfers/1001/correct", {
    code: "C02",
    value: "790000006",
  });
  expect([overHttp.status, overHttp.body]).toEqual([409, { error: message }]);
  const { actions, statuses } = bank.resources.achTransfers;
  expect(actions.map(({ name }) => name)).not.toContain("correct");
  expect(statuses.map(({ name }) => name)).not.toContain("corrected");
  expect((await call(bank, "GET", "/v1/ach?filter[status]=corrected")).status).toBe(400);
  expect(bank.allowedActions("achTransfers", 1001)).toEqual(["settle", "return", "hold"]);
});

const codes = ["C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C13", "C14"] as const;

test("each change code that exists has a title of its own (X85)", async () => {
  const bank = mondayBank(corrected);
  const titles = new Set<string>();
  for (const [at, code] of codes.entries()) {
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.simulate.achTransfers.process(1001 + at);
    const row = await bank.simulate.achTransfers.correct(1001 + at, { code, value: "x" });
    expect(row.return?.code).toBe(code);
    titles.add(row.return?.description ?? "");
  }
  expect(titles.size).toBe(codes.length);
});

test.each(["C00", "C10", "C11", "C12", "C15", "C61", "R01", "c02", "", "toString", 2, null, undefined])(
  "%j is no change code, and changes nothing (X85)",
  async (code) => {
    const bank = await bankInProcessing();
    const before = JSON.stringify(bank.snapshot());
    const given = { code, value: "790000006" } as { code: "C02"; value: string };
    await expect(bank.simulate.achTransfers.correct(1001, given)).rejects.toThrow(
      code === undefined
        ? "correct: 'code' is required."
        : `correct: 'code' must be a NACHA change code such as "C02" (Incorrect Routing Number), got `,
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test.each(["", "  ", "1".repeat(30), 790000006, null])(
  "%j is no corrected value, and the message doesn't repeat it (X85)",
  async (value) => {
    const bank = await bankInProcessing();
    const failing = bank.simulate.achTransfers.correct(1001, { code: "C02", value: value as string });
    await expect(failing).rejects.toThrow(
      /^correct: 'value' must be the corrected value, text of 1 to 29 characters, got (text of \d+ characters|a number|null)\.$/,
    );
  },
);

test("corrected transfers are found by their status", async () => {
  const bank = await bankInProcessing();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.correct(1001, { code: "C05", value: "32" });
  const { data } = await list(bank, "/v1/ach?filter[status]=corrected");
  expect(data.map(({ id }) => id)).toEqual(["1001"]);
  const { body } = await call(bank, "GET", "/v1/ach?filter[status]=lost");
  expect(body).toEqual({
    error:
      "'filter[status]' must be one of pending, canceled, processing, succeeded, failed, hold, corrected.",
  });
});

test("the document, the panel's description and the remote bank have status and action", async () => {
  const bank = await bankInProcessing();
  const { schemas } = openapi(bank).components;
  expect(schemas.AchTransfer?.properties?.status?.enum).toContain("corrected");
  expect(openapi().components.schemas.AchTransfer?.properties?.status?.enum).not.toContain("corrected");
  expect(bank.resources.achTransfers.statuses).toContainEqual({ name: "corrected", tone: "good" });
  const action = bank.resources.achTransfers.actions.find(({ name }) => name === "correct");
  expect(action).toMatchObject({ title: "Correct", byState: true });
  expect(action?.arguments.map(({ name, type, required }) => [name, type, required])).toEqual([
    ["code", "choice", true],
    ["value", "text", true],
  ]);
  const remote = connect({ baseUrl: "https://bank.test", fetch: bank.fetch });
  expect(await remote.simulate.achTransfers.correct(1001, { code: "C09", value: "A-17" })).toMatchObject({
    status: "corrected",
    return: { corrected_data: "A-17" },
  });
});

test("a corrected account number is masked in the log", async () => {
  const bank = await bankInProcessing();
  await bank.simulate.achTransfers.correct(1001, { code: "C01", value: "556677889" });
  await call(bank, "GET", "/v1/ach/1001");
  expect(JSON.stringify(bank.log.entries)).not.toContain("556677889");
});

test("a snapshot keeps a correction, and is refused where the status or the value is missing", async () => {
  const bank = await bankInProcessing();
  await bank.simulate.achTransfers.correct(1001, { code: "C02", value: "790000006" });
  const snapshot = bank.snapshot();
  const other = mondayBank(corrected);
  await other.restore(snapshot);
  expect(other.db.achTransfers.get(1001)).toEqual(bank.db.achTransfers.get(1001));
  await expect(mondayBank().restore(snapshot)).rejects.toThrow(
    'row.status: must be one of pending, processing, hold, succeeded, failed, canceled, got "corrected".',
  );
  const without = JSON.parse(JSON.stringify(snapshot).replace(',"corrected_data":"790000006"', ""));
  await expect(other.restore(without)).rejects.toThrow(
    "return.corrected_data: must be given in status corrected, got null.",
  );
  const wrongCode = JSON.parse(JSON.stringify(snapshot).replace('"code":"C02"', '"code":"R02"'));
  await expect(other.restore(wrongCode)).rejects.toThrow("return.description: must be the title of its code");
});

test("the review can't be called as the status of corrected transfers", () => {
  expect(() => mondayBank({ assumptions: { reviewStatus: "corrected" } })).toThrow(
    new OptionError(
      `Option 'assumptions.reviewStatus' must be a name that no other status has, got "corrected".`,
    ),
  );
});
