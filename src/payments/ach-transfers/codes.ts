import * as z from "zod";
import { expected } from "../../engine/schema/expected.ts";

/** One of the codes of a table with their titles, as an argument of an action; `what` describes it with an example. */
export function codeIn(codes: Readonly<Record<string, string>>, what: string) {
  const error = expected(what);
  return z.string({ error }).refine((code) => Object.hasOwn(codes, code), { error });
}
