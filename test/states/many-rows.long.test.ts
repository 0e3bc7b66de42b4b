// Statements: STA-4.

import { expect, test } from "vitest";
import { states } from "../../src/states/index.ts";
import { eventsBank } from "../products/support.ts";

test("a new bank has 10,000 rows of each collection, those of products with them (STA-4)", async () => {
  const bank = eventsBank();
  const many = states(bank).filter(({ id }) => id.endsWith("/10000"));
  const counts = many.map(async ({ id, apply }) => {
    const there = eventsBank();
    await apply(there);
    const { [id.split("/")[1] as "persons"]: rows } = there.db;
    return rows.count();
  });
  expect(new Set(await Promise.all(counts))).toEqual(new Set([10_000]));
}, 900_000);
