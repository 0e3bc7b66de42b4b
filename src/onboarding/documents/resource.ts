import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createDocument, deleteDocument, getDocument, listDocuments } from "./routes.ts";
import { Documents } from "./schema.ts";

export const documents = resourcesOf<OnboardingBank>()({
  model: Documents,
  area: "onboarding",
  routes: [createDocument, getDocument, listDocuments, deleteDocument],
});
