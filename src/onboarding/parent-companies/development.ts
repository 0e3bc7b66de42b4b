import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { ParentCompany, ParentCompanyCreate } from "./schema.ts";

/** What creates a parent company: the fields inside `data`. */
export type ParentCompanyBody = SentTo<typeof ParentCompanyCreate>;

export type ParentCompanyFactory = {
  /** What creates a parent company. Points to the first address, id 1001, unless the caller names another. */
  aParentCompany(overrides?: Overrides<ParentCompanyBody>): ParentCompanyBody;
};

export const parentCompaniesDevelopment: Development<
  Onboarded<ParentCompany>,
  OnboardingOptions,
  ParentCompanyFactory
> = {
  examples: {
    createParentCompany: {
      data: ({ idOf }): ParentCompanyBody => ({
        address_id: idOf("addresses"),
        country: "US",
        name: "Tidewater Holdings",
        percent_ownership: 40,
        source_of_funds: "existing",
      }),
    },
    updateParentCompany: { data: () => ({ description: "Holds the shares of the founders" }) },
  },
  factories: {
    aParentCompany:
      ({ faker }) =>
      (overrides = {}) =>
        withOverrides<ParentCompanyBody>(
          {
            address_id: FIRST_ID,
            country: "US",
            description: faker.company.catchPhrase(),
            name: faker.company.name(),
            percent_ownership: faker.number.int({ min: 25, max: 100 }),
            source_of_funds: "existing",
          },
          overrides,
        ),
  },
};
