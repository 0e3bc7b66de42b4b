import type { Rule } from "../../engine/http/rules.ts";
import type { OnboardingBank } from "../bank.ts";
import { collectionRoutes } from "../collection.ts";
import { use } from "../logins/reservations.ts";
import { type Person, PersonCreate, Persons, PersonUpdate } from "./schema.ts";

/** Two persons can't share one login (O11). */
const loginIsNobodyElses: Rule<Person, OnboardingBank> = {
  code: "shared_login",
  fields: ["login_id"],
  broken: ({ id, login_id }, { persons }) => {
    const other =
      login_id === null ? undefined : persons.by("login_id", login_id).find((user) => user.id !== id);
    return other && `'login_id' names the login of person ${other.id}: reserve one for each person.`;
  },
};

/** Answers the person as stored, its login now in use. */
function withLoginUsed(person: Person, bank: OnboardingBank): Person {
  use(person.login_id, bank);
  return person;
}

export const PERSON_ROUTES = collectionRoutes({
  resource: Persons,
  of: (bank) => bank.persons,
  named: ["Person", "Persons"],
  create: {
    body: PersonCreate,
    rules: [loginIsNobodyElses],
    handle: ({ body, bank }) =>
      withLoginUsed(
        bank.persons.insert((id) => ({ id: Number(id), ...body, type: "person" })),
        bank,
      ),
  },
  update: {
    body: PersonUpdate,
    rules: [loginIsNobodyElses],
    handle: ({ row, body, bank }) => withLoginUsed(bank.persons.update(row.id, body), bank),
  },
});
