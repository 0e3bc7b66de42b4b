import * as z from "zod/mini";
import { expected } from "../../../../engine/schema/expected.ts";
import { withMeta } from "../../../../engine/schema/zod/with-meta.ts";

const text = z
  .string({ error: expected("text") })
  .check(z.minLength(1, { error: expected("text that is not empty") }));

/** A merchant, as an argument of an action; each field is optional. */
export const Merchant = z.strictObject({
  /** Its id in the network, text. */
  id: withMeta(z._default(text, "100000000000001"), { title: "Merchant id" }),
  /** Its name. */
  name: withMeta(z._default(text, "Corner Shop"), { title: "Merchant" }),
  /** Its merchant category code, four digits as text. */
  mcc: withMeta(
    z._default(
      z
        .string({ error: expected('four digits such as "5812", as text') })
        .check(z.regex(/^[0-9]{4}$/, { error: expected('four digits such as "5812", as text') })),
      "5999",
    ),
    { title: "Category code" },
  ),
});

/** A merchant with all of its fields. */
export type Merchant = z.output<typeof Merchant>;
