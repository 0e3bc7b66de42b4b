import { collectionRoutes } from "../collection.ts";
import { keepName, reserve } from "./reservations.ts";
import { LoginCreate, Logins } from "./schema.ts";

export const LOGIN_ROUTES = collectionRoutes({
  resource: Logins,
  of: (bank) => bank.logins,
  named: ["Login", "Logins"],
  create: { body: LoginCreate, handle: ({ body, bank }) => reserve(body.login_name, bank) },
  beforeDelete: keepName,
});
