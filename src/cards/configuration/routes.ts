import { routesOf } from "../../engine/http/routes/route.ts";
import type { CardsBank } from "../options.ts";
import { Configurations, ConfigurationUpdate, configurationOf } from "./schema.ts";

const route = routesOf<CardsBank>();

export const getConfiguration = route({
  operation: "getConfiguration",
  method: "GET",
  path: "/v1/admin/virtualcard",
  summary: "Read the card configuration",
  auth: "admin",
  model: Configurations,
  handle: ({ bank }) => configurationOf(bank),
});

export const updateConfiguration = route({
  operation: "updateConfiguration",
  method: "PATCH",
  path: "/v1/admin/virtualcard",
  summary: "Set the largest amount that a new card may have",
  auth: "admin",
  model: Configurations,
  body: ConfigurationUpdate,
  handle: ({ body, bank }) => bank.table(Configurations).update(configurationOf(bank).id, body),
});
