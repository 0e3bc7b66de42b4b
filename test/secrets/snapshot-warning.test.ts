// Statements: S21.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["README.md", "src/bank/snapshot/snapshot.ts", "SECURITY.md"])(
  "%s says that a snapshot holds secrets in clear",
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").replace(/\s+(\* )?/g, " ");
    expect(text).toMatch(/snapshot.*card numbers, cvcs.*in (?:clear|plain text)|snapshot holds everything in clear/i);
  },
);
