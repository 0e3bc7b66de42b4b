import { broken, invariantsOf } from "../../../src/engine/resource/invariant.ts";
import type { Service } from "../../../src/engine/service.ts";
import { CashPickups } from "./schema.ts";

/** A cash pickup was tried once at least. */
export const pickupInvariants = invariantsOf<Service>()(CashPickups, () => ({ internal }) => {
  const { attempts } = internal;
  return attempts < 1 ? broken("internal.attempts", "at least 1", attempts) : undefined;
});
