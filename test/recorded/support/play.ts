import { stripTypeScriptTypes } from "node:module";
import * as fixtures from "../../../fixtures/index.ts";
import { type Bank, type BankOptions, createBank, type Scenario } from "../../../src/index.ts";
import { recordedScenario } from "../../../src/recorded/index.ts";

/** The scenario that a file exports; `own` are those that the file imports from elsewhere than the fixtures. */
export async function scenarioIn(
  { name, source }: { readonly name: string; readonly source: string },
  own: Readonly<Record<string, Scenario>> = {},
): Promise<Scenario> {
  const body = stripTypeScriptTypes(source)
    .replaceAll(/^import \{ (.*) \} from "sandbank\/fixtures";$/gm, "const { $1 } = fixtures;")
    .replaceAll(/^import \{ (.*) \} from "\.\/scenarios";$/gm, "const { $1 } = own;")
    .replaceAll(/^export /gm, "");
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<Scenario>;
  return new AsyncFunction("fixtures", "own", `"use strict";\n${body}\nreturn ${name};`)(fixtures, own);
}

/** A new bank with these options, in which what was done in another was played as a scenario, ending when it ended. */
export async function playedAgain(
  bank: Bank,
  options: BankOptions = {},
  own: Readonly<Record<string, Scenario>> = {},
): Promise<Bank> {
  const file = await recordedScenario(bank, "recorded");
  const { clock } = await bank.recipe();
  const scenario = await scenarioIn(file, own);
  const played = createBank({
    ...options,
    record: false,
    scenario,
    clock: { start: clock.at, paused: true },
  });
  await played.ready;
  return played;
}
