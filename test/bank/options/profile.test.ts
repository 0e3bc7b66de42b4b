import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";

const observed = {
  statusCodes: "documented",
  nextLink: "cursor-only",
  minusOne: "not-given",
  postVersion: "answer",
  correctedStatus: true,
  paymentIds: "numbers",
  wireRoutingField: "wire_routing_Number",
  receiverFields: "left-out",
  perTransactionMinZero: "accept",
  transactionsMaxZero: "unlimited",
  settlementCurrency: "840",
  approvedResponse: "Approved or completed successfully",
  singleFieldUpdates: true,
  deletedLoginNames: "taken",
  foreignStates: "free",
  wiresSigner: "optional",
} as const;

test("the profile observed sets every option that has an observed value, and no other (OPT-1)", () => {
  const { assumptions } = createBank().options;
  expect(createBank({ profile: "observed" }).options.assumptions).toEqual({
    ...assumptions,
    ...observed,
    ach: { ...assumptions.ach, settleAfterBankingDays: 3 },
    files: { ...assumptions.files, octetStream: "by-name" },
  });
});

test("an option that is given is as given, whatever the profile says, also within a group of options (OPT-1)", () => {
  const given = {
    statusCodes: "by-cause",
    correctedStatus: undefined,
    ach: { settleAt: "14:00", settleAfterBankingDays: undefined },
    files: { octetStream: "refuse" },
  } as const;
  const { assumptions } = createBank({ profile: "observed", assumptions: given }).options;
  expect(assumptions).toMatchObject({
    statusCodes: "by-cause",
    correctedStatus: true,
    ach: { settleAt: "14:00", settleAfterBankingDays: 3 },
    files: { octetStream: "refuse", maxBytes: 10_485_760 },
  });
});

test("the profile documents is the default, and changes nothing (OPT-1)", () => {
  expect(createBank({ profile: "documents" }).options).toEqual(createBank().options);
});

test("a profile and options that do not fit are refused by name (OPT-1)", () => {
  const make = (options: object) => () => createBank(options);
  expect(make({ profile: "real" })).toThrow(
    `Option 'profile' must be one of "documents", "observed", got "real".`,
  );
  expect(make({ profile: "observed", assumptions: 3 })).toThrow(
    "Option 'assumptions' must be an object of options, got 3.",
  );
  expect(make({ profile: "observed", assumptions: { ach: { settleAfterBankingDays: 0.5 } } })).toThrow(
    "Option 'assumptions.ach.settleAfterBankingDays' must be a whole number of banking days from 0 to 1000, got 0.5.",
  );
});
