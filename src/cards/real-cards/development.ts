import type { Development } from "../../engine/resource/development.ts";
import type { Shown } from "../../engine/store/model.ts";
import type { CardsOptions } from "../options.ts";
import type { RealCard } from "./schema.ts";

/** Real cards are listed and never created, so there is nothing to send. */
export const realCardsDevelopment: Development<Shown<RealCard>, CardsOptions> = {};
