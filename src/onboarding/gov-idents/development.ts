import {
  type Development,
  type ExampleContext,
  type Overrides,
  withOverrides,
} from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { GovIdent, GovIdentCreate } from "./schema.ts";

/** What creates a gov ident: the fields inside `data`. */
export type GovIdentBody = SentTo<typeof GovIdentCreate>;

const passport = ({ day, idOf }: ExampleContext): GovIdentBody => ({
  country: "US",
  document_type: "passport",
  file_id: idOf("files"),
  first_name: "Ada",
  last_name: "Byron",
  number: "X1234567",
  expires_on: day(900),
});

export type GovIdentFactory = {
  /** What creates a gov ident: a US passport that has not expired. Points to the first file, id 1001, unless the caller names another. */
  aGovIdent(overrides?: Overrides<GovIdentBody>): GovIdentBody;
};

export const govIdentsDevelopment: Development<Onboarded<GovIdent>, OnboardingOptions, GovIdentFactory> = {
  examples: {
    createGovIdent: { data: passport },
    updateGovIdent: { data: passport },
  },
  factories: {
    aGovIdent:
      ({ faker, dayAfter, documentNumber }) =>
      (overrides = {}) =>
        withOverrides<GovIdentBody>(
          {
            country: "US",
            document_type: "passport",
            expires_on: dayAfter({ min: 400, max: 3_600 }),
            file_id: FIRST_ID,
            first_name: faker.person.firstName(),
            last_name: faker.person.lastName(),
            number: documentNumber(),
          },
          overrides,
        ),
  },
};
