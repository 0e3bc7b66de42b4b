import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createLogin, deleteLogin, getLogin, listLogins } from "./routes.ts";
import { Logins, UsedLoginNames } from "./schema.ts";

export const logins = resourcesOf<OnboardingBank>()({
  model: Logins,
  area: "onboarding",
  routes: [createLogin, getLogin, listLogins, deleteLogin],
  tables: [UsedLoginNames],
});
