import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import type { Shown } from "../../engine/store/model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { Login, LoginCreate } from "./schema.ts";

/** What reserves a login: the fields inside `data`. */
export type LoginBody = SentTo<typeof LoginCreate>;

export type LoginFactory = {
  /** What reserves a login. */
  aLogin(overrides?: Overrides<LoginBody>): LoginBody;
};

export const loginsDevelopment: Development<Shown<Login>, OnboardingOptions, LoginFactory> = {
  examples: {
    createLogin: { data: ({ unique }): LoginBody => ({ login_name: `ada.byron.${unique}` }) },
  },
  factories: {
    aLogin:
      ({ faker, loginName }) =>
      (overrides = {}) =>
        withOverrides<LoginBody>({ login_name: loginName(faker.person.firstName()) }, overrides),
  },
};
