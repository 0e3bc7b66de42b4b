import * as z from "zod/mini";
import { isJsonObject } from "../../../engine/schema/json-object.ts";
import type { Recipe, Snapshot } from "../../../index.ts";
import { LoggedRequest } from "./log-entry.ts";
import { isSealed } from "./seal.ts";
import type { FailureFile } from "./types.ts";

const text = z.string();

/** What is read of them before the bank takes them, which checks the rest. */
const ReadOf = {
  "sandbank-recipe": z.looseObject({
    format: z.literal("sandbank-recipe"),
    options: z.record(text, z.unknown()),
    functions: z.array(text),
  }),
  "sandbank-snapshot": z.looseObject({
    format: z.literal("sandbank-snapshot"),
    clock: z.looseObject({ at: z.number(), speed: z.number() }),
  }),
} as const;

const ofFormat = <Content extends { readonly format: keyof typeof ReadOf }>(format: Content["format"]) =>
  z.custom<Content>((value) => ReadOf[format].safeParse(value).success, {
    error: `must have the format "${format}".`,
  });

const File: z.ZodMiniType<FailureFile> = z.strictObject({
  format: z.literal("sandbank-failure"),
  version: z.literal(1),
  test: z.strictObject({
    runner: z.enum(["vitest", "playwright"]),
    name: text,
    file: text,
    attempt: z.int().check(z.minimum(1)),
  }),
  errors: z.array(z.strictObject({ message: text, location: z.nullable(text) })),
  step: z.strictObject({
    at: z.iso.datetime(),
    request: z.nullable(z.int().check(z.minimum(1))),
    calls: z.nullable(z.int().check(z.minimum(0))),
  }),
  recipe: z.nullable(ofFormat<Recipe>("sandbank-recipe")),
  state: ofFormat<Snapshot>("sandbank-snapshot"),
  log: z.array(LoggedRequest),
  hash: text,
});

/** Reads a file that a fixture has written of a failed test. */
export function readFailure(json: string): FailureFile {
  return checkFailure(parsed(json));
}

/** The same of what was parsed already. */
export function checkFailure(value: unknown): FailureFile {
  if (!isJsonObject(value) || value.format !== "sandbank-failure")
    throw new Error('The file is not of a failed test: its format is not "sandbank-failure".');
  if (value.version !== 1)
    throw new Error("The file of a failed test was written by another version of Sandbank: use that one.");
  const result = File.safeParse(value);
  if (!result.success) throw changed(`'${result.error.issues[0]?.path.join(".")}' is not as it was written`);
  if (!isSealed(value)) throw changed("its hash doesn't match its content");
  return result.data;
}

function changed(why: string): Error {
  return new Error(`The file of a failed test was edited or is damaged: ${why}.`);
}

/** A text as JSON. Throws an Error in one line. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error("The file is not JSON, or is cut off.", { cause });
  }
}
