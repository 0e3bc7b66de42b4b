import * as z from "zod/mini";
import { expected } from "../../engine/schema/expected.ts";
import { updateInput } from "../../engine/schema/input.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { defineModel } from "../../engine/store/model.ts";
import type { CardsBank } from "../options.ts";

const error = expected("a positive whole number of cents");

/** The account's card configuration, the only row of its table (CC-1 to CC-3; C14). */
export const Configuration = z.object({
  id: z.int(),
  max_card_amount: withMeta(z.int({ error }).check(z.gt(0, { error })), { statement: "CC-2" }),
  type: withMeta(z.literal("config"), { statement: "CC-3" }),
});

export type Configuration = z.output<typeof Configuration>;

export const ConfigurationUpdate = updateInput(Configuration, ["max_card_amount"], {
  always: ["max_card_amount"],
});

export const Configurations = defineModel({
  collection: "cardConfiguration",
  noun: "card configuration",
  plural: "Card configuration",
  type: "config",
  path: "/v1/admin/virtualcard",
  ids: "integer",
  row: Configuration,
  single: true,
  present: ({ max_card_amount, type }) => ({ max_card_amount, type }),
  wire: () => z.omit(Configuration, { id: true }),
});

/** The configuration of a bank. */
export function configurationOf(bank: CardsBank): Configuration {
  return bank.table(Configurations).first() as Configuration;
}
