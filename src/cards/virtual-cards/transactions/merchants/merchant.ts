import * as z from "zod";
import { expected } from "../../../../engine/schema/expected.ts";

const text = z.string({ error: expected("text") }).min(1, { error: expected("text that is not empty") });

/** A merchant, as an argument of an action; each field is optional. */
export const Merchant = z.strictObject({
  /** Its id in the network, text. */
  id: text.default("100000000000001").meta({ title: "Merchant id" }),
  /** Its name. */
  name: text.default("Corner Shop").meta({ title: "Merchant" }),
  /** Its merchant category code, four digits as text. */
  mcc: z
    .string({ error: expected('four digits such as "5812", as text') })
    .regex(/^[0-9]{4}$/, { error: expected('four digits such as "5812", as text') })
    .default("5999")
    .meta({ title: "Category code" }),
});

/** A merchant with all of its fields. */
export type Merchant = z.output<typeof Merchant>;
