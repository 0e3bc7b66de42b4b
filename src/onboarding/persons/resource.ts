import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createPerson, deletePerson, getPerson, listPersons, updatePerson } from "./routes.ts";
import { Persons } from "./schema.ts";

export const persons = resourcesOf<OnboardingBank>()({
  model: Persons,
  area: "onboarding",
  routes: [createPerson, getPerson, listPersons, deletePerson, updatePerson],
});
