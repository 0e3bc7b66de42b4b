import { routesOf } from "../../engine/http/route.ts";
import { presentRow } from "../../engine/store/model.ts";
import type { CardsBank } from "../bank.ts";
import { type Configuration, Configurations, ConfigurationUpdate, theOnly } from "./schema.ts";

const route = routesOf<CardsBank>();
const path = "/v1/admin/virtualcard";
const present = (configuration: Configuration, origin: string) =>
  presentRow(Configurations, configuration, { origin });

export const getConfiguration = route({
  operation: "getConfiguration",
  method: "GET",
  path,
  summary: "Read the card configuration",
  auth: "admin",
  handle: ({ bank, origin }) => present(theOnly(bank.cardConfiguration), origin),
});

export const updateConfiguration = route({
  operation: "updateConfiguration",
  method: "PATCH",
  path,
  summary: "Set the largest amount that a new card may have",
  auth: "admin",
  body: ConfigurationUpdate,
  handle: ({ body, bank, origin }) => {
    const { id } = theOnly(bank.cardConfiguration);
    return present(bank.cardConfiguration.update(id, body), origin);
  },
});
