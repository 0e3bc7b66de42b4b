import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { keepName, reserve } from "./reservations.ts";
import { type Login, LoginCreate, Logins } from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createLogin = route({
  operation: "createLogin",
  method: "POST",
  path: "/v1/logins",
  model: Logins,
  body: LoginCreate,
  refuses: { 409: "The name is taken." },
  handle: ({ body, bank }) => reserve(body.login_name, bank),
});

export const getLogin = route({
  operation: "getLogin",
  method: "GET",
  path: "/v1/logins/:id",
  model: Logins,
  handle: ({ row }) => row,
});

export const listLogins = listRoute<OnboardingBank, Login>({
  operation: "listLogins",
  path: "/v1/logins",
  model: Logins,
});

export const deleteLogin = route({
  operation: "deleteLogin",
  method: "DELETE",
  path: "/v1/logins/:id",
  model: Logins,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, Logins, row, () => keepName(row, bank)),
});
