import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { Company, CompanyCreate } from "./schema.ts";

/** What creates a company: the fields inside `data`. */
export type CompanyBody = SentTo<typeof CompanyCreate>;

export type CompanyFactory = {
  /**
   * What creates a company whose one product is dda_account. Points to the first address, id 1001,
   * as its physical address, unless the caller names another.
   */
  aCompany(overrides?: Overrides<CompanyBody>): CompanyBody;
};

export const companiesDevelopment: Development<Onboarded<Company>, OnboardingOptions, CompanyFactory> = {
  examples: {
    createCompany: {
      data: ({ idOf }): CompanyBody => ({
        name: "Tidewater Trading",
        email_address: "office@tidewater.example",
        phone_number: "+1 253 555 0100",
        physical_address_id: idOf("addresses"),
        website_url: "https://tidewater.example",
        // A debit card needs someone who signs for the company.
        person_ids: [idOf("persons", ({ roles }) => [roles].flat().includes("authorized_signer"))],
        products: ["dda_account", "debit_card"],
        source_of_funds: "existing",
        state: "WA",
      }),
    },
    updateCompany: { data: () => ({ product_description: "Charts and tide tables" }) },
  },
  factories: {
    aCompany: (source) => {
      const { faker } = source;
      return (overrides = {}) => {
        const name = overrides.name ?? faker.company.name();
        return withOverrides<CompanyBody>(
          {
            description: faker.company.catchPhrase(),
            email_address: source.emailAddress(name),
            mcc: 7372,
            name,
            phone_number: source.phoneNumber(),
            physical_address_id: FIRST_ID,
            product_description: faker.commerce.productDescription(),
            products: ["dda_account"],
            source_of_funds: faker.helpers.arrayElement(["existing", "investor", "vc"]),
            state: faker.location.state({ abbreviated: true }),
            website_url: source.websiteUrl(name),
          },
          overrides,
        );
      };
    },
  },
};
