import * as z from "zod/mini";
import { blanks } from "./blank.ts";
import { expected } from "./expected.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";
import { nestsDeeperThan } from "./nesting.ts";
import { withMeta } from "./zod/with-meta.ts";

/** Client data: any JSON object. */
export type Metadata = JsonObject;

const MAX_BYTES = 8192;
const MAX_LEVELS = 500;

/** What JSON Schema has no keywords for. */
const levels = `at most ${MAX_LEVELS} levels deep.`;

/** The size of a value as UTF-8 JSON, in bytes. */
function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** A custom schema keeps the object as sent, a "__proto__" key included, where z.record would drop it. */
function jsonObject() {
  return withMeta(
    z.custom<Metadata>(isJsonObject, { error: expected("a JSON object"), abort: true }).check(
      z.refine((value) => !nestsDeeperThan(MAX_LEVELS, value), {
        error: `must nest at most ${MAX_LEVELS} levels deep.`,
        abort: true,
      }),
    ),
    { type: "object", additionalProperties: true, description: `It nests ${levels}` },
  );
}

function metadataObject() {
  return withMeta(
    jsonObject().check(
      z.refine((value) => jsonBytes(value) <= MAX_BYTES, {
        error: ({ input }) => `must be at most ${MAX_BYTES} bytes of JSON, got ${jsonBytes(input)}.`,
      }),
    ),
    {
      type: "object",
      additionalProperties: true,
      description: `At most ${MAX_BYTES} bytes of JSON in UTF-8, ${levels}`,
    },
  );
}

/** A JSON object of any size, or null: null when it was never given (S8). */
export const nullableObject = z.nullable(jsonObject());

/** Metadata of a resource that documents it "or null": null when it was never given (S8, S15). */
export const nullableMetadata = z.nullable(metadataObject());

/** Metadata of a virtual card: {} when it was never given (S8, S15). */
export const cardMetadata = metadataObject();
blanks.add(cardMetadata, { blank: {} });
