import type { Development } from "../../engine/resource/development.ts";
import type { Shown } from "../../engine/store/model.ts";
import type { CardsOptions } from "../options.ts";
import type { Supplier } from "./schema.ts";

/** Suppliers are listed and never created, so there is nothing to send. */
export const suppliersDevelopment: Development<Shown<Supplier>, CardsOptions> = {};
