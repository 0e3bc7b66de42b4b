// Statements: X87.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

const RETURNED = "9000000000008203";

/** A bank with one reserved account for each effect. */
function bankWithAccounts(assumptions: BankOptions["assumptions"] = {}) {
  const receiverAccounts = {
    [RETURNED]: { return: "R03" as const },
    "9000000000008290": { status: "hold" },
    "9000000000008291": { status: "canceled" },
    "9000000000008292": { status: "processing" },
    "9000000000008293": { status: "succeeded" },
  };
  return mondayBank({ reserved: { receiverAccounts }, assumptions });
}

const transferTo = (account: string) => ({ ...minimalTransfer, receiver_account_number: account });

test("a transfer to an account with a return has failed in the answer to its creation (X324)", async () => {
  const bank = bankWithAccounts();
  expect(await create(bank, "/v1/ach", transferTo(RETURNED))).toMatchObject({
    status: "failed",
    return: { code: "R03", description: "No Account/Unable to Locate Account" },
    batch_id: "BATCH-1001",
    receiver_account_number: RETURNED,
  });
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "failed", cause: "request" },
  ]);
  expect(bank.clock.nextEvent()).toBeNull();
});

test("an account counts through a counterparty too, and one that is sent with it doesn't", async () => {
  const bank = bankWithAccounts();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: RETURNED });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(await create(bank, "/v1/ach", minimalTransferTo(1001))).toMatchObject({
    status: "failed",
    return: { code: "R03" },
    receiver_account_number: null,
  });
  const beside = { ...minimalTransferTo(1002), receiver_account_number: RETURNED };
  expect(await create(bank, "/v1/ach", beside)).toMatchObject({ status: "pending", return: null });
});

test("on schedule a transfer with a return fails when it would have succeeded", async () => {
  const bank = bankWithAccounts({ reservedAccounts: "on-schedule" });
  expect(await create(bank, "/v1/ach", transferTo(RETURNED))).toMatchObject({ status: "pending" });
  await bank.clock.advance({ days: 7 });
  expect(bank.db.achTransfers.get(1001)).toMatchObject({ status: "failed", return: { code: "R03" } });
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-04T13:30:00.000Z", status: "failed", cause: "clock" },
  ]);
});

test.each([
  ["9000000000008290", "hold", null, ["release", "reject"]],
  ["9000000000008291", "canceled", null, []],
  ["9000000000008292", "processing", "BATCH-1001", ["settle", "return", "hold"]],
  ["9000000000008293", "succeeded", "BATCH-1001", ["return"]],
])(
  "a transfer to %s is %s in the answer, in either mode (X324)",
  async (account, status, batch_id, actions) => {
    for (const reservedAccounts of ["on-create", "on-schedule"] as const) {
      const bank = bankWithAccounts({ reservedAccounts });
      expect(await create(bank, "/v1/ach", transferTo(account))).toMatchObject({
        status,
        batch_id,
        return: null,
      });
      expect(bank.timeline("achTransfers", 1001).map((entry) => entry.status)).toEqual([status]);
      expect(bank.allowedActions("achTransfers", 1001)).toEqual(actions);
      await bank.restore(bank.snapshot());
    }
  },
);

test("a transfer that is processing at once succeeds by time, one under review is released to pending", async () => {
  const bank = bankWithAccounts();
  await create(bank, "/v1/ach", transferTo("9000000000008292"));
  await create(bank, "/v1/ach", transferTo("9000000000008290"));
  await bank.clock.advance({ days: 3 });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  expect(bank.db.achTransfers.get(1002)?.status).toBe("hold");
  expect(await bank.simulate.achTransfers.release(1002)).toMatchObject({ status: "pending" });
  await bank.clock.advance({ days: 3 });
  expect(bank.db.achTransfers.get(1002)?.status).toBe("succeeded");
});

test("the review has the name that the bank gives it", async () => {
  const account = "9000000000008290";
  const assumptions = { reviewStatus: "under_review" };
  const bank = mondayBank({
    assumptions,
    reserved: { receiverAccounts: { [account]: { status: "under_review" } } },
  });
  expect(await create(bank, "/v1/ach", transferTo(account))).toMatchObject({ status: "under_review" });
  expect(() =>
    createBank({ assumptions, reserved: { receiverAccounts: { [account]: { status: "hold" } } } }),
  ).toThrow(
    new OptionError(
      'Option \'reserved.receiverAccounts.••••8290.status\' must be one of canceled, processing, succeeded, under_review, or for a failed one a return such as "R01", got "hold".',
    ),
  );
});

test("transfers that are processing or returned at once share the batch of their hour", async () => {
  const bank = bankWithAccounts();
  await create(bank, "/v1/ach", transferTo("9000000000008292"));
  await create(bank, "/v1/ach", transferTo(RETURNED));
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(1003);
  expect(bank.db.achTransfers.all().map(({ batch_id }) => batch_id)).toEqual([
    "BATCH-1001",
    "BATCH-1001",
    "BATCH-1001",
  ]);
});

test("a request is checked as any other, and the documented accounts stay as they are (X87)", async () => {
  const bank = bankWithAccounts();
  const refused = await call(bank, "POST", "/v1/ach", { ...transferTo(RETURNED), amount: -1 });
  expect(refused.status).toBe(400);
  expect(bank.db.achTransfers.count()).toBe(0);
  expect(await create(bank, "/v1/ach", transferTo("9000000000008201"))).toMatchObject({
    status: "failed",
    return: { code: "R01" },
  });
  expect(await create(bank, "/v1/ach", transferTo("9000000000008204"))).toMatchObject({ status: "pending" });
});

test.each<[entry: string, receiverAccounts: unknown, message: string]>([
  [
    "••••8201",
    { "9000000000008201": { return: "R03" } },
    "must be a value that the service does not reserve itself, whose effect can't be changed, got ",
  ],
  [
    "••••",
    { "12 34": { return: "R03" } },
    "must be an account number of 1 to 17 digits, letters or hyphens, got ",
  ],
  [
    "••••.return",
    { 7: { return: "R99" } },
    'must be a NACHA return code such as "R01" (Insufficient Funds), got "R99".',
  ],
  [
    "••••.return",
    { 7: { return: "C02" } },
    'must be a NACHA return code such as "R01" (Insufficient Funds), got "C02".',
  ],
  [
    "••••.status",
    { 7: { status: "held" } },
    'must be one of canceled, processing, succeeded, hold, or for a failed one a return such as "R01", got "held".',
  ],
  ["••••.status", { 7: { status: "failed" } }, 'or for a failed one a return such as "R01", got "failed".'],
  ["••••.status", { 7: { status: "pending" } }, 'got "pending".'],
  ["••••.status", { 7: { status: 5 } }, "must be a status of transfers, got 5."],
  ["••••", { 7: {} }, "must have either a return or a status."],
  ["••••", { 7: { return: "R01", status: "hold" } }, "must have either a return or a status."],
  ["••••", { 7: "R01" }, 'must be an effect such as { return: "R03" } or { status: "hold" }, got "R01".'],
  ["••••.after", { 7: { return: "R01", after: 5 } }, "Unknown option "],
])("createBank names the wrong entry %s: %j", (entry, receiverAccounts, message) => {
  const make = () => createBank({ reserved: { receiverAccounts } } as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(`'reserved.receiverAccounts.${entry}' `);
  expect(make).toThrow(message);
});

test.each(["9000000000008203", [], null, 5])("the option reserved is an object, not %j", (reserved) => {
  const make = () => createBank({ reserved } as unknown as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(
    /^Option 'reserved' must be an object such as \{ receiverAccounts: .* \}, got (?!undefined)/,
  );
});

test("a name that is no group of reserved values is refused by itself", () => {
  const make = () => createBank({ reserved: { accounts: {} } } as BankOptions);
  expect(make).toThrow("Unknown option 'reserved.accounts' for createBank.");
});
