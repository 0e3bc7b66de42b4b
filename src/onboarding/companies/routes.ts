import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { arrival, CompanyLifecycle } from "./lifecycle.ts";
import { withDdaAccount } from "./products.ts";
import { firstStatus } from "./reserved-names.ts";
import { newPersonsHaveTheirPassports, personsHaveTheirPassports, productsAreMet } from "./rules.ts";
import { Companies, type Company, CompanyCreate, CompanyUpdate } from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createCompany = route({
  operation: "createCompany",
  method: "POST",
  path: "/v1/companies",
  model: Companies,
  body: CompanyCreate,
  rules: [productsAreMet, personsHaveTheirPassports],
  handle: ({ body, bank }) => {
    const status = firstStatus(body.name, bank);
    const created = bank.table(Companies).insert((id) => {
      const company: Company = {
        id,
        ...body,
        account_number: "",
        accounts: [],
        events: [],
        products: withDdaAccount(body.products),
        status,
        type: "company",
      };
      return { ...company, ...arrival(company, status, bank) };
    });
    return bank.lifecycle(CompanyLifecycle).enter(created);
  },
});

export const getCompany = route({
  operation: "getCompany",
  method: "GET",
  path: "/v1/companies/:id",
  model: Companies,
  handle: ({ row }) => row,
});

export const listCompanies = listRoute<OnboardingBank, Company>({
  operation: "listCompanies",
  path: "/v1/companies",
  model: Companies,
});

export const deleteCompany = route({
  operation: "deleteCompany",
  method: "DELETE",
  path: "/v1/companies/:id",
  model: Companies,
  answer: "none",
  handle: ({ row, bank }) =>
    deleteUnused(bank, Companies, row, () => bank.lifecycle(CompanyLifecycle).forget(row)),
});

export const updateCompany = route({
  operation: "updateCompany",
  method: "PATCH",
  path: "/v1/companies/:id",
  model: Companies,
  body: CompanyUpdate,
  rules: [productsAreMet, newPersonsHaveTheirPassports],
  handle: ({ row, body, bank }) => {
    const products = withDdaAccount(body.products ?? row.products);
    return bank.table(Companies).update(row.id, { ...body, products });
  },
});
