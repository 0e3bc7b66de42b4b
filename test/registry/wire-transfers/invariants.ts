import { broken, invariantsOf } from "../../../src/engine/resource/invariant.ts";
import type { Service } from "../../../src/engine/service.ts";
import { WireTransfers } from "./schema.ts";

/** A wire transfer was tried once at least. */
export const wireInvariants = invariantsOf<Service>()(WireTransfers, () => ({ internal }) => {
  const { attempts } = internal;
  return attempts < 1 ? broken("internal.attempts", "at least 1", attempts) : undefined;
});
