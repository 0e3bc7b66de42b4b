// Statements: X12, X312.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";

test("the message about an option has no account number of it, not even as the name of an option (X312)", () => {
  const status = { status: "x" as const };
  const wrong = { reserved: { receiverAccounts: { "4000000011223344": status } } };
  expect(() => createBank(wrong)).toThrow(
    'Option \'reserved.receiverAccounts.••••3344.status\' must be one of canceled, processing, succeeded, hold, or for a failed one a return such as "R01", got "x".',
  );
  expect(() => createBank({ "4000000011223344": 1 } as never)).toThrow(
    "Unknown option '••••3344' for createBank.",
  );
});

test.each([
  [{ accounts: "12345678" }, "'accounts' must be an array of account numbers, got text of 8 characters."],
  [{ accounts: [12345678] }, "'accounts.0' must be text that is not empty, got a number."],
  [
    { reserved: { receiverAccounts: { "12345678": { status: "x" } } } },
    "'reserved.receiverAccounts.••••5678.status' must be one of ",
  ],
  [
    { reserved: { receiverAccounts: { AB1234567: { return: "R9x" } } } },
    "'reserved.receiverAccounts.••••4567.return' must be a NACHA return code ",
  ],
  [
    { reserved: { receiverAccounts: { "12 345": { return: "R03" } } } },
    "'reserved.receiverAccounts.••••' must be an account number of 1 to 17 digits, letters or hyphens, got text of 6 characters.",
  ],
  [{ reserved: { receiverAccounts: "12345678" } }, ", got text of 8 characters."],
  [{ reserved: "12345678" }, ", got text of 8 characters."],
])(
  "an account number of any length or form is masked in the message about the option %j (X12)",
  (wrong, message) => {
    const make = () => createBank(wrong as never);
    expect(make).toThrow(message);
    expect(make).not.toThrow(/1234|12 345/);
  },
);
