import type * as z from "zod";
import { _safeParse } from "zod/v4/core";

/** What a schema finds wrong with a value. Zod's own error takes a stack as well, which is most of what a wrong field costs. */
class Found implements z.core.$ZodError {
  declare readonly type: unknown;
  declare readonly _zod: z.core.$ZodError["_zod"];
  readonly name = "Found";
  readonly message = "A value does not match its schema.";
  readonly issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    this.issues = issues;
  }
}

/**
 * Parses a value by a schema, as its `safeParse` does.
 *
 * @example checked(z.int(), 5) // { success: true, data: 5 }
 */
export const checked = _safeParse(Found);
