// Statements: X45.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { messageOf, post, read, statusAndBody } from "../support/control.ts";

test("a refusal has the message of the JavaScript API", async () => {
  const bank = mondayBank();
  const error = await messageOf(() => bank.clock.advance({ days: "2" } as never));
  expect(await statusAndBody(post(bank, "clock/advance", { days: "2" }))).toEqual([400, { error }]);
});

test("a limit that is no count is refused", async () => {
  const bank = mondayBank();
  const error = await messageOf(() => bank.clock.upcoming(Number.NaN));
  expect(error).toBe("upcoming takes a whole number of at least 0, got NaN.");
  expect(await statusAndBody(read(bank, "clock/upcoming?limit=many"))).toEqual([400, { error }]);
  expect(await statusAndBody(read(bank, "clock/upcoming?most=2"))).toEqual([
    400,
    { error: "'most' is not taken by this call: it takes limit, collection, id." },
  ]);
});
