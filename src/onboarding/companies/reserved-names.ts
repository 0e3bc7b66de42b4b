import { effectOf } from "../../engine/options.ts";
import type { ReservedValue } from "../../engine/resource/resource.ts";
import { DOCUMENTED_NAMES } from "../documented-names.ts";
import type { OnboardingBank } from "../options.ts";
import type { CompanyStatus } from "./schema.ts";

/** The status that a company of this name is created with (ONB-56 to ONB-60; O7, X325). */
export function firstStatus(name: string, { options }: Pick<OnboardingBank, "options">): CompanyStatus {
  return DOCUMENTED_NAMES.get(name) ?? effectOf(options.reserved.companyNames, name)?.status ?? "pending";
}

/** The reserved names of a bank, with the statuses that they give. */
export function reservedNames(bank: OnboardingBank): readonly ReservedValue[] {
  return [...DOCUMENTED_NAMES.keys(), ...Object.keys(bank.options.reserved.companyNames)].map((value) => ({
    field: "name",
    value,
    outcome: firstStatus(value, bank),
  }));
}
