// Statements: X45.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { messageOf, post, statusAndBody } from "../support/control.ts";
import { companyId } from "../support/onboarding.ts";

test("a transition that is refused has the message of the bank itself", async () => {
  const bank = mondayBank();
  await companyId(bank);
  for (const [status, wrong] of [
    [400, { status: "asleep" }],
    [400, { status: "blocked", reason: 5 }],
    [400, {}],
    [409, { status: "terminated" }],
  ] as const) {
    const { reason, ...rest } = wrong as { reason?: string; status: "terminated" };
    const error = await messageOf(() =>
      bank.simulate.companies.transition(1001, rest.status, reason === undefined ? {} : { reason }),
    );
    expect(await statusAndBody(post(bank, "simulate/companies/1001/transition", wrong))).toEqual([
      status,
      { error },
    ]);
  }
});
