import * as z from "zod/mini";
import { expected } from "../engine/schema/expected.ts";

/** The codes of a table. */
export function codesOf<Code extends string>(codes: Readonly<Record<Code, string>>): readonly Code[] {
  return Object.keys(codes) as Code[];
}

/** One of the codes of a table with their titles, as an argument of an action; `what` describes it with an example. */
export function codeIn<Code extends string>(codes: Readonly<Record<Code, string>>, what: string) {
  const error = expected(what);
  return z.custom<Code>((code) => typeof code === "string" && Object.hasOwn(codes, code), { error });
}
