// Statements: X45.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf, post, read, statusAndBody } from "../support/control.ts";

test("an action that the state forbids is a 409 with the message of the JavaScript API (X45)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const before = bank.snapshot();
  const error =
    "ACH transfer 1001 has status pending; return is possible only in status processing, succeeded.";
  expect(await statusAndBody(post(bank, "simulate/achTransfers/1001/return", { code: "R03" }))).toEqual([
    409,
    { error },
  ]);
  expect(await messageOf(() => bank.simulate.achTransfers.return(1001, "R03"))).toBe(error);
  expect(bank.snapshot()).toEqual(before);
});

test("the effect of an action is in the timeline, with its cause", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await post(bank, "simulate/achTransfers/1001/process");
  const { status, body } = await read(bank, "timeline/achTransfers/1001");
  expect([status, body]).toEqual([200, bank.timeline("achTransfers", 1001)]);
  expect(body).toMatchObject([
    { status: "pending", cause: "request" },
    { status: "processing", cause: "action" },
  ]);
});

test("a company is moved to another status, with a reason", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/addresses", { street_line1: "1 Main St", city: "Austin", country: "US" });
  await create(bank, "/v1/companies", {
    email_address: "books@acme.example",
    name: "Acme Paper",
    phone_number: "+1 512 555 0100",
    physical_address_id: 1001,
    website_url: "https://acme.example",
  });
  const fields = { status: "blocked", reason: "The EIN letter is missing", category: "documents" };
  const { status, body } = await post(bank, "simulate/companies/1001/transition", fields);
  expect([status, body]).toMatchObject([200, { id: 1001, status: "blocked" }]);
  expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual({
    status: "blocked",
    status_reason: "The EIN letter is missing",
    status_reason_category: "documents",
  });
  expect((await post(bank, "simulate/companies/1001/transition", { status: "pending" })).status).toBe(200);
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
