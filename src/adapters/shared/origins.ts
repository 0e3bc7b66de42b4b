import * as z from "zod/mini";
import { isOrigin } from "../../engine/http/headers/origin.ts";
import { expected } from "../../engine/schema/expected.ts";

const error = expected('an origin such as "https://app.example"');

/** An option that lists origins; by default none. */
export const Origins = z._default(
  z.array(z.string({ error }).check(z.refine(isOrigin, { error })), {
    error: expected("an array of origins"),
  }),
  [],
);
