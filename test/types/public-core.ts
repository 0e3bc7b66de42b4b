// sandbank/core, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { type Bank, createBank } from "sandbank";
import { type CoreBank, createBank as createCoreBank, type Scenario } from "sandbank/core";

const core: CoreBank = createCoreBank({ baseUrl: "https://api.example.com" });
const bank: Bank = createBank();

// A bank with handlers fits where one without them is asked for.
const either: CoreBank = bank;
void either.fetch("/v1");

// @ts-expect-error it has none
core.handlers;
// @ts-expect-error it has no handlers
const other: Bank = core;
void other;

// A scenario is for both.
const scenario: Scenario = async ({ fetch }) => void (await fetch("/v1"));
createBank({ scenario });
createCoreBank({ scenario });
createBank({ scenario: async (given: Bank) => void (await given.fetch("/v1")) });
