import { realCardInvariants, supplierInvariants } from "./cards/invariants.ts";
import { emailInvariants, virtualCardInvariants } from "./cards/virtual-cards/invariants.ts";
import type { Invariants } from "./engine/resource/invariant.ts";
import { addressInvariants } from "./onboarding/addresses/invariants.ts";
import { companyInvariants } from "./onboarding/companies/invariants.ts";
import { loginInvariants, usedLoginNameInvariants } from "./onboarding/logins/invariants.ts";
import { personInvariants } from "./onboarding/persons/invariants.ts";
import { achInvariants } from "./payments/ach-transfers/invariants.ts";

/**
 * What holds of the rows of each table beyond their schemas; a table whose rows have `internal`, and each further table,
 * needs it. Only what checks a snapshot loads it.
 */
export const INVARIANTS: readonly Invariants<never>[] = [
  achInvariants,
  virtualCardInvariants,
  emailInvariants,
  realCardInvariants,
  supplierInvariants,
  companyInvariants,
  personInvariants,
  loginInvariants,
  usedLoginNameInvariants,
  addressInvariants,
];
