import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createFile, deleteFile, getFile, listFiles } from "./routes.ts";
import { Files } from "./schema.ts";

export const files = resourcesOf<OnboardingBank>()({
  model: Files,
  area: "onboarding",
  routes: [createFile, getFile, listFiles, deleteFile],
});
