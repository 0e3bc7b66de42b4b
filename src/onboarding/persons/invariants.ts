import { broken, invariantsOf } from "../../engine/resource/invariant.ts";
import { Logins } from "../logins/schema.ts";
import type { OnboardingBank } from "../options.ts";
import { Persons } from "./schema.ts";

/** The login of a person is one that is used (SNAP-40). */
export const personInvariants = invariantsOf<OnboardingBank>()(Persons, (bank) => ({ login_id }) => {
  if (login_id === null || bank.table(Logins).get(login_id)?.internal.used) return undefined;
  return broken("login_id", "the id of a login whose internal.used is true", login_id);
});
