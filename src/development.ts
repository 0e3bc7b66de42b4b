import { cardConfigurationDevelopment } from "./cards/configuration/development.ts";
import { realCardsDevelopment } from "./cards/real-cards/development.ts";
import { suppliersDevelopment } from "./cards/suppliers/development.ts";
import { virtualCardsDevelopment } from "./cards/virtual-cards/development.ts";
import type { DevelopmentOf } from "./engine/resource/development.ts";
import { addressesDevelopment } from "./onboarding/addresses/development.ts";
import { companiesDevelopment } from "./onboarding/companies/development.ts";
import { documentsDevelopment } from "./onboarding/documents/development.ts";
import { filesDevelopment } from "./onboarding/files/development.ts";
import { govIdentsDevelopment } from "./onboarding/gov-idents/development.ts";
import { loginsDevelopment } from "./onboarding/logins/development.ts";
import { parentCompaniesDevelopment } from "./onboarding/parent-companies/development.ts";
import { personsDevelopment } from "./onboarding/persons/development.ts";
import { achTransfersDevelopment } from "./payments/ach-transfers/development.ts";
import { counterpartiesDevelopment } from "./payments/counterparties/development.ts";
import type { Registry } from "./registry.ts";

/**
 * The development part of every resource, under the names of the registry: one that is missing, or
 * one too many, does not compile. What is loaded on demand, fixtures and the playground load it; a bank starts without it.
 */
export const DEVELOPMENT = {
  counterparties: counterpartiesDevelopment,
  achTransfers: achTransfersDevelopment,
  virtualCards: virtualCardsDevelopment,
  cardConfiguration: cardConfigurationDevelopment,
  realCards: realCardsDevelopment,
  suppliers: suppliersDevelopment,
  companies: companiesDevelopment,
  persons: personsDevelopment,
  logins: loginsDevelopment,
  parentCompanies: parentCompaniesDevelopment,
  addresses: addressesDevelopment,
  files: filesDevelopment,
  documents: documentsDevelopment,
  govIdents: govIdentsDevelopment,
} satisfies DevelopmentOf<Registry>;
