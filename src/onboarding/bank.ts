import type { Core } from "../engine/service.ts";
import type { Table } from "../engine/store/table.ts";
import { type Address, Addresses } from "./addresses/schema.ts";
import { type CompanyLifecycle, createCompanyLifecycle } from "./companies/lifecycle.ts";
import { Companies, type Company } from "./companies/schema.ts";
import { type Document, Documents } from "./documents/schema.ts";
import { type File, Files } from "./files/schema.ts";
import { type GovIdent, GovIdents } from "./gov-idents/schema.ts";
import { type Login, Logins, type UsedLoginName, UsedLoginNames } from "./logins/schema.ts";
import { ParentCompanies, type ParentCompany } from "./parent-companies/schema.ts";
import { type Person, Persons } from "./persons/schema.ts";

/** The tables that a company's tree is made of. */
export interface Tree {
  readonly companies: Table<Company>;
  readonly persons: Table<Person>;
  readonly logins: Table<Login>;
  readonly usedLoginNames: Table<UsedLoginName>;
  readonly parentCompanies: Table<ParentCompany>;
  readonly addresses: Table<Address>;
  readonly files: Table<File>;
  readonly documents: Table<Document>;
  readonly govIdents: Table<GovIdent>;
}

/** The onboarding area: its tables and the lifecycle of a company. */
export interface Onboarding extends Tree {
  readonly companyLifecycle: CompanyLifecycle;
}

/** What the handlers of this area see of the bank. */
export type OnboardingBank = Core & Onboarding;

/** Adds the onboarding area to a bank. */
export function createOnboarding(core: Core): Onboarding {
  const { store } = core;
  const tree: Tree = {
    companies: store.table(Companies),
    persons: store.table(Persons),
    logins: store.table(Logins),
    usedLoginNames: store.table(UsedLoginNames),
    parentCompanies: store.table(ParentCompanies),
    addresses: store.table(Addresses),
    files: store.table(Files),
    documents: store.table(Documents),
    govIdents: store.table(GovIdents),
  };
  return { ...tree, companyLifecycle: createCompanyLifecycle({ ...core, ...tree }) };
}
