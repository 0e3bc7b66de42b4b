import { collectionRoutes, deleteRoute } from "../collection.ts";
import { ParentCompanies, ParentCompanyCreate, ParentCompanyUpdate } from "./schema.ts";

export const PARENT_COMPANY_ROUTES = [
  ...collectionRoutes({
    resource: ParentCompanies,
    of: (bank) => bank.parentCompanies,
    named: ["ParentCompany", "ParentCompanies"],
    create: {
      body: ParentCompanyCreate,
      handle: ({ body, bank }) =>
        bank.parentCompanies.insert((id) => ({ id: Number(id), ...body, type: "parent_company" })),
    },
    update: { body: ParentCompanyUpdate },
  }),
  // The document shows the delete path in the singular, and says that each collection supports the plural (O4).
  deleteRoute({
    operation: "deleteParentCompanySingular",
    path: "/v1/parent_company/:id",
    summary: "Delete a parent company that nothing uses",
    of: (bank) => bank.parentCompanies,
  }),
];
