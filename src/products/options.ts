import * as z from "zod/mini";
import { OptionError } from "../define/index.ts";

/** What an amount of money may be at most, in cents: the ten digits of an ACH record. */
export const MAX_AMOUNT = 9_999_999_999;

/** What an account may have at the start at most, in cents: far enough from where whole numbers end. */
const MAX_OPENING = 999_999_999_999;

const choice = <const Words extends readonly [string, string]>(words: Words) =>
  z.enum(words, { error: `must be "${words[0]}" or "${words[1]}".` });

const number = z.string({ error: "must be the number of an account." }).check(z.minLength(1));

const cents = `must give accounts whole cents from ${-MAX_OPENING} to ${MAX_OPENING} by their numbers.`;

/** The options of accounts. */
export const AccountsShape = z.strictObject({
  opening: z.optional(
    z.record(
      number,
      z
        .int({ error: cents })
        .check(z.minimum(-MAX_OPENING, { error: cents }), z.maximum(MAX_OPENING, { error: cents })),
      { error: cents },
    ),
  ),
  overdraft: z.optional(choice(["allow", "refuse"])),
  cardAccount: z.optional(number),
});

/** The options of book transfers. */
export const BookTransfersShape = z.strictObject({
  settle: z.optional(choice(["at-once", "effective-date"])),
});

/** Reads the options of `taker`. Throws an OptionError that names each invalid one, and no number of an account. */
export function readOptions<Schema extends z.ZodMiniObject>(
  taker: string,
  schema: Schema,
  given: object,
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, given);
  if (!error) return data;
  const texts = error.issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? `unknown option '${issue.keys.join("', '")}': the options are ${Object.keys(schema.shape).join(", ")}.`
      : `'${pathOf(issue.path) || "options"}' ${issue.path.length > 0 ? issue.message : "must be an object."}`,
  );
  throw new OptionError(`${taker}: ${texts.join(" ")}`);
}

/** Where an issue is, without what may be the number of an account. */
function pathOf(path: readonly PropertyKey[]): string {
  const parts = path.map(String);
  return (parts[0] === "opening" ? parts.slice(0, 1) : parts).join(".");
}
