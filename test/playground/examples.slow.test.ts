import { test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { expectExamplesToWork } from "./support/examples-work.ts";

test(
  "the example of each endpoint answers with the documented success in the scenario busy",
  {
    timeout: 60_000,
  },
  () => expectExamplesToWork({ scenario: scenarios.busy }),
);
