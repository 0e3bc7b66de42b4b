// Statements: X312.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";

test("the message about an option has no account number of it, not even as the name of an option (X312)", () => {
  const status = { status: "x" as const };
  const wrong = { reserved: { receiverAccounts: { "4000000011223344": status } } };
  expect(() => createBank(wrong)).toThrow(
    'Option \'reserved.receiverAccounts.••••3344.status\' must be one of canceled, processing, succeeded, hold, or for a failed one a return such as "R01", got "x".',
  );
  expect(() => createBank({ "4000000011223344": 1 } as never)).toThrow(
    "'••••3344' is no option of createBank.",
  );
});
