import { cardProbes } from "./cards/cards.ts";
import { configurationProbes } from "./cards/configuration.ts";
import { cardRefusalProbes } from "./cards/refusals.ts";
import { companyProbes } from "./onboarding/companies.ts";
import { fileProbes } from "./onboarding/files.ts";
import { loginProbes } from "./onboarding/logins.ts";
import { recordProbes } from "./onboarding/records.ts";
import { counterpartyProbes } from "./payments/counterparties.ts";
import { transferRefusalProbes } from "./payments/transfer-refusals.ts";
import { transferProbes } from "./payments/transfers.ts";
import type { Probe } from "./probe.ts";
import { fieldProbes } from "./shared/fields.ts";
import { listProbes } from "./shared/lists.ts";
import { refusalProbes } from "./shared/refusals.ts";
import { versionProbes } from "./shared/version.ts";

/** Every probe, in the order in which they run: what shows an option that affects others comes first. */
export const PROBES: readonly Probe[] = [
  ...versionProbes,
  ...refusalProbes,
  ...configurationProbes,
  ...fieldProbes,
  ...cardProbes,
  ...cardRefusalProbes,
  ...listProbes,
  ...counterpartyProbes,
  ...transferProbes,
  ...transferRefusalProbes,
  ...fileProbes,
  ...recordProbes,
  ...loginProbes,
  ...companyProbes,
];
