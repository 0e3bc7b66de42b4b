import { invariantsOf } from "../../engine/resource/invariant.ts";
import type { OnboardingBank } from "../options.ts";
import { usAddressHasUsState } from "./rules.ts";
import { Addresses } from "./schema.ts";

/** An address in the US has a US state (X150). */
export const addressInvariants = invariantsOf<OnboardingBank>()(Addresses, (bank) => (address) => {
  const message = usAddressHasUsState.broken(address, bank);
  return message === undefined ? undefined : { path: "state", message };
});
