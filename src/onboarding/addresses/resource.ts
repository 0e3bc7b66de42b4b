import { resourcesOf } from "../../engine/resource/resource.ts";
import type { OnboardingBank } from "../options.ts";
import { createAddress, deleteAddress, getAddress, listAddresses, updateAddress } from "./routes.ts";
import { Addresses } from "./schema.ts";

export const addresses = resourcesOf<OnboardingBank>()({
  model: Addresses,
  area: "onboarding",
  routes: [createAddress, getAddress, listAddresses, deleteAddress, updateAddress],
});
