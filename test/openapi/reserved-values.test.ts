import { expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { mondayBank } from "../support/bank.ts";

const reserved: BankOptions["reserved"] = {
  receiverAccounts: {
    "9000000000008203": { return: "R03" },
    "9000000000008290": { status: "hold" },
  },
  companyNames: { "TEST SUSPENDED": { status: "suspended" } },
  authorizationAmounts: { 6666: { decline: "do not honor" } },
};

/** What the document of a bank says of two fields that have reserved values. */
function descriptionsOf(options: BankOptions) {
  const { schemas } = openapi(mondayBank(options)).components;
  return [
    schemas.AchTransferCreate?.properties?.receiver_account_number?.description,
    schemas.CompanyCreate?.properties?.name?.description,
  ];
}

test("the document of a bank has its own reserved values together with the documented ones", () => {
  const [account, name] = descriptionsOf({ reserved });
  expect(account).toContain(
    "Reserved values: `9000000000008201`: failed, returned with R01. `9000000000008202`: failed, returned with R02. `9000000000008203`: failed, returned with R03. `9000000000008290`: hold.",
  );
  expect(name).toContain(
    "Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. `TEST SUSPENDED`: suspended.",
  );
});

test("it says when a transfer fails, as the option has it", () => {
  const [account] = descriptionsOf({ reserved, assumptions: { reservedAccounts: "on-schedule" } });
  expect(account).toContain(
    "`9000000000008201`: failed, returned with R01, when it would have succeeded. `9000000000008202`: failed, returned with R02, when it would have succeeded. `9000000000008203`: failed, returned with R03, when it would have succeeded. `9000000000008290`: hold.",
  );
});

test("bank.resources has them as data, amounts as those of the action", () => {
  const { achTransfers, companies, virtualCards } = mondayBank({ reserved }).resources;
  expect(achTransfers.reserved.slice(2)).toEqual([
    { field: "receiver_account_number", value: "9000000000008203", outcome: "failed, returned with R03" },
    { field: "receiver_account_number", value: "9000000000008290", outcome: "hold" },
  ]);
  expect(companies.reserved.at(-1)).toEqual({ field: "name", value: "TEST SUSPENDED", outcome: "suspended" });
  expect(virtualCards.reserved).toEqual([
    { field: "amount", action: "authorize", value: "6666", outcome: "declined: do not honor" },
  ]);
  expect(mondayBank().resources.virtualCards.reserved).toEqual([]);
});
