import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import type { Rule } from "../../engine/http/rules.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import { use } from "../logins/reservations.ts";
import type { OnboardingBank } from "../options.ts";
import { personKeepsItsPassport } from "../passports.ts";
import { type Person, PersonCreate, Persons, PersonUpdate } from "./schema.ts";

const route = routesOf<OnboardingBank>();

/** Two persons can't share one login (O11). */
const loginIsNotShared: Rule<Person, OnboardingBank> = {
  code: "shared_login",
  rule: "O11",
  fields: ["login_id"],
  broken: ({ id, login_id }, bank) => {
    const other =
      login_id === null
        ? undefined
        : bank
            .table(Persons)
            .by("login_id", login_id)
            .find((user) => user.id !== id);
    return other && `'login_id' names the login of person ${other.id}: reserve one for each person.`;
  },
};

/** Marks the login of a person as used, and returns the person. */
function withLoginUsed(person: Person, bank: OnboardingBank): Person {
  use(person.login_id, bank);
  return person;
}

export const createPerson = route({
  operation: "createPerson",
  method: "POST",
  path: "/v1/persons",
  model: Persons,
  body: PersonCreate,
  rules: [loginIsNotShared],
  handle: ({ body, bank }) =>
    withLoginUsed(
      bank.table(Persons).insert((id) => ({ id, ...body, type: "person" })),
      bank,
    ),
});

export const getPerson = route({
  operation: "getPerson",
  method: "GET",
  path: "/v1/persons/:id",
  model: Persons,
  handle: ({ row }) => row,
});

export const listPersons = listRoute<OnboardingBank, Person>({
  operation: "listPersons",
  path: "/v1/persons",
  model: Persons,
});

export const deletePerson = route({
  operation: "deletePerson",
  method: "DELETE",
  path: "/v1/persons/:id",
  model: Persons,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, Persons, row),
});

export const updatePerson = route({
  operation: "updatePerson",
  method: "PATCH",
  path: "/v1/persons/:id",
  model: Persons,
  body: PersonUpdate,
  rules: [loginIsNotShared, ...personKeepsItsPassport],
  handle: ({ row, body, bank }) => withLoginUsed(bank.table(Persons).update(row.id, body), bank),
});
