import * as z from "zod/mini";
import { argument } from "./arguments.ts";

/** What a test is written of; the process of the bank reads it too. */
export const TestInput = z.strictObject({
  since: argument(z.int(), "number in the log; default all"),
  form: argument(z.enum(["vitest", "playwright"]), "default vitest"),
  title: z.optional(z.string()),
  reads: argument(z.boolean(), "GETs too"),
});

/** Where a link leads. */
export const LinkInput = z.strictObject({ to: argument(z.url(), "the page; by default that of the bank") });
