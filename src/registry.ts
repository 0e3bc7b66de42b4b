import { cardConfiguration } from "./cards/configuration/resource.ts";
import { realCards } from "./cards/real-cards/resource.ts";
import { suppliers } from "./cards/suppliers/resource.ts";
import { virtualCards } from "./cards/virtual-cards/resource.ts";
import { defineRegistry } from "./engine/resource/resource.ts";
import { addresses } from "./onboarding/addresses/resource.ts";
import { companies } from "./onboarding/companies/resource.ts";
import { documents } from "./onboarding/documents/resource.ts";
import { files } from "./onboarding/files/resource.ts";
import { govIdents } from "./onboarding/gov-idents/resource.ts";
import { logins } from "./onboarding/logins/resource.ts";
import { parentCompanies } from "./onboarding/parent-companies/resource.ts";
import { persons } from "./onboarding/persons/resource.ts";
import { achTransfers } from "./payments/ach-transfers/resource.ts";
import { counterparties } from "./payments/counterparties/resource.ts";

/**
 * Every resource of the bank, in the order in which collections and endpoints are listed. It is the only list:
 * everything that depends on which resources exist is derived from it.
 */
export const REGISTRY = defineRegistry({
  /** The counterparties of payments. */
  counterparties,
  /** The ACH transfers. */
  achTransfers,
  /** The virtual cards, with their authorizations and clearings. */
  virtualCards,
  /** The one configuration of all cards. */
  cardConfiguration,
  /** The real cards of the client. */
  realCards,
  /** The suppliers of the client. */
  suppliers,
  /** The companies that are onboarded. */
  companies,
  /** The persons of companies. */
  persons,
  /** The logins of persons. */
  logins,
  /** The parent companies. */
  parentCompanies,
  /** The addresses. */
  addresses,
  /** The files that were uploaded. */
  files,
  /** The documents of companies. */
  documents,
  /** The government identification of persons. */
  govIdents,
});

export type Registry = typeof REGISTRY;
