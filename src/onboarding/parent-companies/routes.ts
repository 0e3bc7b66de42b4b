import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { ParentCompanies, type ParentCompany, ParentCompanyCreate, ParentCompanyUpdate } from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createParentCompany = route({
  operation: "createParentCompany",
  method: "POST",
  path: "/v1/parent_companies",
  model: ParentCompanies,
  body: ParentCompanyCreate,
  handle: ({ body, bank }) =>
    bank.table(ParentCompanies).insert((id) => ({ id, ...body, type: "parent_company" })),
});

export const getParentCompany = route({
  operation: "getParentCompany",
  method: "GET",
  path: "/v1/parent_companies/:id",
  model: ParentCompanies,
  handle: ({ row }) => row,
});

export const listParentCompanies = listRoute<OnboardingBank, ParentCompany>({
  operation: "listParentCompanies",
  path: "/v1/parent_companies",
  model: ParentCompanies,
});

export const deleteParentCompany = route({
  operation: "deleteParentCompany",
  method: "DELETE",
  path: "/v1/parent_companies/:id",
  model: ParentCompanies,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, ParentCompanies, row),
});

export const updateParentCompany = route({
  operation: "updateParentCompany",
  method: "PATCH",
  path: "/v1/parent_companies/:id",
  model: ParentCompanies,
  body: ParentCompanyUpdate,
  handle: ({ row, body, bank }) => bank.table(ParentCompanies).update(row.id, body),
});

/** The delete path is in the singular in ONB-144 and in the plural in ONB-135; both work (O4). */
export const deleteParentCompanySingular = route({
  operation: "deleteParentCompanySingular",
  method: "DELETE",
  path: "/v1/parent_company/:id",
  model: ParentCompanies,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, ParentCompanies, row),
});
