import * as z from "zod/mini";
import { expected } from "../schema/expected.ts";
import { type Instant, readInstant } from "./instant.ts";

/** An option that is an instant of bank time, read as milliseconds. */
export const instant = z.pipe(
  z.custom<Instant>((value) => readInstant(value) !== undefined, {
    error: expected("an instant: an ISO 8601 string with its zone, a Date or milliseconds"),
  }),
  z.transform((value) => readInstant(value) as number),
);
