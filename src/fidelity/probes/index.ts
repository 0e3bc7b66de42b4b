import { foreignBase } from "../replay/address.ts";
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
import type { Area, Finder, Probe, Script } from "./probe.ts";
import { fieldProbes } from "./shared/fields.ts";
import { listProbes } from "./shared/lists.ts";
import { refusalProbes } from "./shared/refusals.ts";
import { versionProbes } from "./shared/version.ts";

/** Any answer with a row of onboarding shows it. */
const BASE: Finder = {
  option: "baseUrl",
  values: (exchanges) => exchanges.flatMap(({ answer, service }) => foreignBase(answer.body, service) ?? []),
};

/** Every probe, in the order in which they run: what shows an option that affects others comes first. */
export const PROBES: readonly Probe[] = [
  ...inArea("shared", [...versionProbes, ...refusalProbes]),
  ...inArea("cards", configurationProbes),
  ...inArea("shared", fieldProbes),
  ...inArea("cards", [...cardProbes, ...cardRefusalProbes]),
  ...inArea("shared", listProbes),
  ...inArea("payments", [...counterpartyProbes, ...transferProbes, ...transferRefusalProbes]),
  ...inArea("onboarding", [...fileProbes, ...recordProbes, ...loginProbes, ...companyProbes]),
];

function inArea(area: Area, scripts: readonly Script[]): readonly Probe[] {
  return scripts.map((script) => ({ ...script, area, finds: [...(script.finds ?? []), BASE] }));
}
