import { expect, test } from "vitest";
import { CHANGED, namesFor, shownBy } from "./changed.ts";

test.each(CHANGED.filter(([, cases]) => cases.length > 1))(
  "in every case that shows another option of a service, that is named (X167): %s",
  async (text, cases, options) => {
    const found: string[] = [];
    for await (const exchanges of shownBy(cases, options)) found.push(...(await namesFor(text, exchanges)));
    expect(found).toContain(text);
  },
);
