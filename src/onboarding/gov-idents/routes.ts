import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { govIdentLeavesPassports } from "../passports.ts";
import { type GovIdent, GovIdentCreate, GovIdents, GovIdentUpdate, govIdentUpdateIn } from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createGovIdent = route({
  operation: "createGovIdent",
  method: "POST",
  path: "/v1/gov_idents",
  model: GovIdents,
  body: GovIdentCreate,
  handle: ({ body, bank }) => bank.table(GovIdents).insert((id) => ({ id, ...body })),
});

export const getGovIdent = route({
  operation: "getGovIdent",
  method: "GET",
  path: "/v1/gov_idents/:id",
  model: GovIdents,
  handle: ({ row }) => row,
});

export const listGovIdents = listRoute<OnboardingBank, GovIdent>({
  operation: "listGovIdents",
  path: "/v1/gov_idents",
  model: GovIdents,
});

export const deleteGovIdent = route({
  operation: "deleteGovIdent",
  method: "DELETE",
  path: "/v1/gov_idents/:id",
  model: GovIdents,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, GovIdents, row),
});

export const updateGovIdent = route({
  operation: "updateGovIdent",
  method: "PATCH",
  path: "/v1/gov_idents/:id",
  model: GovIdents,
  body: GovIdentUpdate,
  bodyIn: ({ options }) => govIdentUpdateIn(options),
  rules: govIdentLeavesPassports,
  handle: ({ row, body, bank }) => bank.table(GovIdents).update(row.id, body),
});
