import type { Rule } from "../../engine/http/rules.ts";
import { US_STATES } from "../../engine/schema/countries.ts";
import { received } from "../../engine/schema/expected.ts";
import { statementAbout } from "../../engine/store/statements.ts";
import type { OnboardingBank } from "../options.ts";
import { type Address, Addresses } from "./schema.ts";

/** An address in the US has a US state, also where the schema takes any text because other countries have others (OPT-18). */
export const usAddressHasUsState: Rule<Address, OnboardingBank> = {
  code: "us_state",
  rule: statementAbout("state", Addresses),
  fields: ["state", "country"],
  broken: ({ state, country }) =>
    country !== "US" || state === "" || US_STATES.has(state)
      ? undefined
      : `'state' must be the abbreviation of a US state, DC or a territory where 'country' is US, got ${received(state)}: send one, or "" for none.`,
};
