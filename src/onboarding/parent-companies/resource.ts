import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import {
  createParentCompany,
  deleteParentCompany,
  deleteParentCompanySingular,
  getParentCompany,
  listParentCompanies,
  updateParentCompany,
} from "./routes.ts";
import { ParentCompanies } from "./schema.ts";

export const parentCompanies = resourcesOf<OnboardingBank>()({
  model: ParentCompanies,
  area: "onboarding",
  routes: [
    createParentCompany,
    getParentCompany,
    listParentCompanies,
    deleteParentCompany,
    updateParentCompany,
    deleteParentCompanySingular,
  ],
});
