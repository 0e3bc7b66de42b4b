import * as z from "zod/mini";
import { refuseOthers } from "../../engine/errors.ts";
import { readOptionsOf } from "../../engine/options.ts";
import { received } from "../../engine/schema/expected.ts";
import { ClockOption } from "./clock-option.ts";
import type { InitialState, InitialStateOptionsOf, ResolvedOptions } from "./options.ts";
import { scenario } from "./scenario-option.ts";

const InitialStateSchema = z.strictObject({ scenario: z.optional(scenario), clock: ClockOption });

/** Reads the initial state for a reset. Throws an {@link OptionError} as {@link readOptions} does. */
export function readInitialState(to: InitialStateOptionsOf<never>): InitialState {
  const { scenario, clock, ...others } = to;
  refuseOthers(others, "bank.reset", "scenario and clock");
  return readOptionsOf("bank.reset", InitialStateSchema, { scenario, clock });
}

/** The initial state of a named scenario, with the clock of the options. Throws a RangeError for an unknown name. */
export function namedInitialState({ scenarios, clock }: ResolvedOptions, name: string): InitialState {
  const known = Object.keys(scenarios);
  if (known.includes(name)) return { scenario: scenarios[name], clock };
  const hint = known.length > 0 ? `the scenarios are ${known.join(", ")}` : "the option scenarios has none";
  throw new RangeError(`There is no scenario ${received(name)}: ${hint}.`);
}
