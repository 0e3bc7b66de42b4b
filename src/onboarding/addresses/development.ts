import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { Address, AddressCreate } from "./schema.ts";

/** What creates an address: the fields inside `data`. */
export type AddressBody = SentTo<typeof AddressCreate>;

const dock = { street_line1: "500 Dock Street", city: "Tacoma", country: "US" };

export type AddressFactory = {
  /** What creates an address in the US. */
  anAddress(overrides?: Overrides<AddressBody>): AddressBody;
};

export const addressesDevelopment: Development<Onboarded<Address>, OnboardingOptions, AddressFactory> = {
  examples: {
    createAddress: { data: (): AddressBody => ({ ...dock, state: "WA", postal_code: "98402" }) },
    updateAddress: { data: () => ({ ...dock, street_line2: "Pier 3" }) },
  },
  factories: {
    anAddress:
      ({ faker }) =>
      (overrides = {}) =>
        withOverrides<AddressBody>(
          {
            street_line1: faker.location.streetAddress(),
            city: faker.location.city(),
            state: faker.location.state({ abbreviated: true }),
            postal_code: faker.location.zipCode("#####"),
            country: "US",
          },
          overrides,
        ),
  },
};
