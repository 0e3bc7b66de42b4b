import type { Rule } from "../engine/http/rules.ts";
import type { AnyRow, Model } from "../engine/store/model.ts";
import { dayOf, formatDay } from "../engine/time/calendar.ts";
import { type Address, Addresses } from "./addresses/schema.ts";
import { Companies } from "./companies/schema.ts";
import { type GovIdent, GovIdents } from "./gov-idents/schema.ts";
import type { OnboardingBank } from "./options.ts";
import { type Person, Persons } from "./persons/schema.ts";

/** What a person lacks, as the end of a message. */
export const VALID_PASSPORT = "a gov_ident of type passport that has not expired";

/** How many persons a message names at most. */
const MOST_NAMED = 5;

/** Rows as an update would leave them, in place of the stored ones. */
interface Updated {
  readonly address?: Address;
  readonly govIdent?: GovIdent;
}

/** Tells whether a person of a prohibited country has no passport that is valid today (O16). */
export function lacksPassport(
  { address_id, gov_ident_ids }: Person,
  bank: OnboardingBank,
  { address, govIdent }: Updated = {},
): boolean {
  const { passportCountries } = bank.options.assumptions;
  const today = formatDay(dayOf(bank.now()));
  const home = address?.id === address_id ? address : bank.table(Addresses).get(address_id);
  const govIdents = gov_ident_ids.flatMap(
    (id) => (govIdent?.id === id ? govIdent : bank.table(GovIdents).get(id)) ?? [],
  );
  const countries = [home?.country ?? "", ...govIdents.map(({ country }) => country)];
  if (!countries.some((country) => passportCountries.includes(country))) return false;
  return !govIdents.some(
    ({ document_type, expires_on }) =>
      document_type === "passport" && (expires_on === null || expires_on >= today),
  );
}

/** Names the pending companies of a person that would lack its passport. */
function pendingCompaniesOf({ id }: Person, bank: OnboardingBank): readonly string[] {
  return bank
    .table(Companies)
    .by("person_ids", id)
    .filter(({ status }) => status === "pending")
    .map((company) => `person ${id} of company ${company.id}`);
}

/** A change of a field leaves no person of a pending company without the passport it needs (O16). */
function leavesPassports<Row extends AnyRow>(
  model: Model<Row>,
  field: keyof Row & string,
  personsOf: (row: Row, bank: OnboardingBank) => readonly Person[],
  updatedBy: (row: Row) => Updated = () => ({}),
): Rule<Row, OnboardingBank> {
  return {
    code: "passport_required",
    rule: "O16",
    fields: [field],
    broken: (row, bank) => {
      const stored = bank.table(model).get(row.id);
      if (JSON.stringify(stored?.[field]) === JSON.stringify(row[field])) return undefined;
      const lacking = personsOf(row, bank).filter((person) => lacksPassport(person, bank, updatedBy(row)));
      const named = lacking.flatMap((person) => pendingCompaniesOf(person, bank));
      if (named.length === 0) return undefined;
      const names = named.slice(0, MOST_NAMED).join(", ");
      return `'${field}' must leave every person of a pending company with the passport that a prohibited country requires, but ${names} would lack ${VALID_PASSPORT}.`;
    },
  };
}

/** What an update of a person must not take away. */
export const personKeepsItsPassport = (["address_id", "gov_ident_ids"] as const).map((field) =>
  leavesPassports(Persons, field, (person) => [person]),
);

/** What an update of a gov ident must not take away. */
export const govIdentLeavesPassports = (["country", "document_type", "expires_on"] as const).map((field) =>
  leavesPassports(
    GovIdents,
    field,
    ({ id }, bank) => bank.table(Persons).by("gov_ident_ids", id),
    (govIdent) => ({ govIdent }),
  ),
);

/** What an update of an address must not take away. */
export const addressLeavesPassports = [
  leavesPassports(
    Addresses,
    "country",
    ({ id }, bank) => bank.table(Persons).by("address_id", id),
    (address) => ({ address }),
  ),
];
