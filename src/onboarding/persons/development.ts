import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { Person, PersonCreate } from "./schema.ts";

/** What creates a person: the fields inside `data`. */
export type PersonBody = SentTo<typeof PersonCreate>;

export type PersonFactory = {
  /** What creates a person of age. Points to the first address and gov ident, id 1001, unless the caller names others. */
  aPerson(overrides?: Overrides<PersonBody>): PersonBody;
};

export const personsDevelopment: Development<Onboarded<Person>, OnboardingOptions, PersonFactory> = {
  examples: {
    createPerson: {
      data: ({ idOf }): PersonBody => ({
        address_id: idOf("addresses"),
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        first_name: "Ada",
        gov_ident_ids: [idOf("govIdents")],
        last_name: "Byron",
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        roles: ["authorized_signer", "beneficial_owner"],
        title: "Treasurer",
      }),
    },
    updatePerson: { data: () => ({ title: "Chief financial officer" }) },
  },
  factories: {
    aPerson: (source) => {
      const { faker, dayBefore } = source;
      return (overrides = {}) => {
        const first = overrides.first_name ?? faker.person.firstName();
        const last = overrides.last_name ?? faker.person.lastName();
        return withOverrides<PersonBody>(
          {
            address_id: FIRST_ID,
            date_of_birth: dayBefore({ min: 8_000, max: 26_000 }),
            email_address: source.emailAddress(`${first} ${last}`),
            first_name: first,
            gov_ident_ids: [FIRST_ID],
            last_name: last,
            percent_ownership: faker.number.int({ min: 25, max: 100 }),
            phone_number: source.phoneNumber(),
            roles: ["beneficial_owner"],
            ssn: source.ssn(),
            title: faker.person.jobTitle(),
          },
          overrides,
        );
      };
    },
  },
};
