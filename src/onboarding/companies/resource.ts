import { resourcesOf } from "../../engine/resource/resource.ts";
import { EVENING } from "../../engine/time/calendar.ts";
import type { OnboardingBank } from "../options.ts";
import { companyActions } from "./actions.ts";
import { CompanyLifecycle } from "./lifecycle.ts";
import { reservedNames } from "./reserved-names.ts";
import { createCompany, deleteCompany, getCompany, listCompanies, updateCompany } from "./routes.ts";
import { Companies } from "./schema.ts";

export const companies = resourcesOf<OnboardingBank>()({
  model: Companies,
  area: "onboarding",
  routes: [createCompany, getCompany, listCompanies, deleteCompany, updateCompany],
  lifecycle: CompanyLifecycle,
  actions: companyActions,
  reserved: reservedNames,
  cutOffs: ({ options }) =>
    options.assumptions.review === null ? [] : [{ time: EVENING, what: "reviews end" }],
});
