// The fixtures of the test runners, as types. Compiled by `npm run typecheck` and `npm run check:package`, never run.

import { type BankFixtures, type FailOn, test } from "sandbank/vitest";
import { expectTypeOf } from "vitest";

expectTypeOf<FailOn>().toEqualTypeOf<
  "unhandled" | "pending" | "warning" | "unknown-field" | "server-error"
>();
expectTypeOf<BankFixtures["failOn"]>().toEqualTypeOf<readonly FailOn[]>();

test.override({ failOn: ["warning", "server-error"] });
test.override({ failOn: [] });
test.extend({ failOn: ["unknown-field"] as const });
// @ts-expect-error the word is "warning"
test.override({ failOn: ["warnings"] });
// @ts-expect-error a list of words
test.override({ failOn: "pending" });
