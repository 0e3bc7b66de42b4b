import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createGovIdent, deleteGovIdent, getGovIdent, listGovIdents, updateGovIdent } from "./routes.ts";
import { GovIdents } from "./schema.ts";

export const govIdents = resourcesOf<OnboardingBank>()({
  model: GovIdents,
  area: "onboarding",
  routes: [createGovIdent, getGovIdent, listGovIdents, deleteGovIdent, updateGovIdent],
});
