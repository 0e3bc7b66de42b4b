/* Generated from the invariants of the resources by `npm run check contract -- --update`. */

import { realCardInvariants, supplierInvariants } from "../cards/invariants.ts";
import { emailInvariants, virtualCardInvariants } from "../cards/virtual-cards/invariants.ts";
import type { Invariants } from "../engine/resource/invariant.ts";
import { addressInvariants } from "../onboarding/addresses/invariants.ts";
import { companyInvariants } from "../onboarding/companies/invariants.ts";
import { loginInvariants, usedLoginNameInvariants } from "../onboarding/logins/invariants.ts";
import { personInvariants } from "../onboarding/persons/invariants.ts";
import { achInvariants } from "../payments/ach-transfers/invariants.ts";

/** What holds of the rows of each table, whatever the bank has done. */
export const INVARIANTS: readonly Invariants<never>[] = [
  realCardInvariants,
  supplierInvariants,
  emailInvariants,
  virtualCardInvariants,
  addressInvariants,
  companyInvariants,
  loginInvariants,
  usedLoginNameInvariants,
  personInvariants,
  achInvariants,
];
