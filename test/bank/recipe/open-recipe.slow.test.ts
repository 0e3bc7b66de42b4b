// Statements: X129.

import { test } from "vitest";
import { expectDoneAgain } from "./done-again.ts";

test("what the scenario busy does is done again by its recipe", { timeout: 120_000 }, () =>
  expectDoneAgain("busy"),
);
