import { z } from "zod";
import { count, distinct, flag, name } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import type { Service } from "../engine/service.ts";

const listedId = z
  .union([z.string(), z.int()], { error: expected("an id, a positive integer or its text") })
  .transform(String)
  .refine((id) => /^[1-9][0-9]{0,14}$/.test(id), {
    error: expected("an id, a positive integer or its text"),
  });

/** The options of `createBank` that this area reads. */
export const cardsOptions = {
  /** The client's real cards (C1). */
  realCards: distinct(z.strictObject({ id: listedId, alias: name }), ({ id }) => id, "real cards").default(
    () => [{ id: "1001", alias: "Main" }],
  ),
  /** The client's suppliers (C1). */
  suppliers: distinct(z.strictObject({ id: listedId, name }), ({ id }) => id, "suppliers").default(() => [
    { id: "1001", name: "Acme Paper" },
    { id: "1002", name: "Bluebird Travel" },
    { id: "1003", name: "Cobalt Cloud" },
  ]),
  /** The custom fields of the card network's purchase template; without them, any pairs of strings are valid (C4). */
  cardNetworkTemplate: distinct(
    z.strictObject({ name, required: flag.default(false) }),
    (field) => field.name,
    "fields",
  ).optional(),
  /** The largest card value at the start, in cents (C14). */
  maxCardAmount: z
    .int({ error: expected("a whole number of cents above 0") })
    .min(1, { error: expected("a whole number of cents above 0") })
    .default(10_000_000),
};

/** What the service's documents leave open about cards, in the option `assumptions`. */
export const cardsAssumptions = {
  /** The timed steps of virtual cards. */
  cards: z
    .strictObject({
      /** Banking days from an approved authorization to its automatic clearing, at 22:00 GMT; null for never (C16). */
      clearingAfterBankingDays: count("a whole number of banking days, or null").nullable().default(3),
    })
    .prefault({}),
};

/** The options that the rules of this area read. */
export interface CardsOptions extends z.output<z.ZodObject<typeof cardsOptions>> {
  readonly assumptions: z.output<z.ZodObject<typeof cardsAssumptions>>;
}

/** The bank as this area's rules see it. */
export type CardsBank = Service<CardsOptions>;
