import { collectionRoutes } from "../collection.ts";
import { arrival, firstStatus } from "./lifecycle.ts";
import { withDdaAccount } from "./products.ts";
import { lackedByCompany, PRODUCT_FIELDS, personsHaveTheirPassports, productsAreMet } from "./rules.ts";
import { Companies, type Company, CompanyCreate, CompanyUpdate } from "./schema.ts";

export const COMPANY_ROUTES = collectionRoutes({
  resource: Companies,
  of: (bank) => bank.companies,
  named: ["Company", "Companies"],
  create: {
    body: CompanyCreate,
    rules: [productsAreMet, personsHaveTheirPassports],
    handle: ({ body, bank }) => {
      const status = firstStatus(body.name);
      const created = bank.companies.insert((id) => {
        const company: Company = {
          id: Number(id),
          ...body,
          account_number: "",
          accounts: [],
          events: [],
          products: withDdaAccount(body.products),
          status,
          type: "company",
          internal: { lacks: null },
        };
        return { ...company, ...arrival(company, status, bank) };
      });
      return bank.companyLifecycle.enter(created);
    },
  },
  update: {
    body: CompanyUpdate,
    rules: [productsAreMet],
    handle: ({ row, body, bank }) => {
      const products = withDdaAccount(body.products ?? row.products);
      const updated = { ...row, ...body, products };
      const isJudgedAgain = PRODUCT_FIELDS.some((field) => Object.hasOwn(body, field));
      const internal = isJudgedAgain ? { lacks: lackedByCompany(updated, bank) } : row.internal;
      return bank.companies.update(row.id, { ...body, products, internal });
    },
  },
  beforeDelete: (company, bank) => bank.companyLifecycle.forget(company),
});
