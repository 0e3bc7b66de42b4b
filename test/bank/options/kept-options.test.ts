// Statements: DEF-41.

import { expect, test } from "vitest";
import { internalsOf } from "../../../src/bank/internals.ts";
import { differing, keptOptions } from "../../../src/bank/kept-options.ts";
import { defineResource, z } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";

const noted = (noun: string) =>
  defineResource({
    noun,
    path: `/api/${noun}s`,
    row: z.object({ id: z.string() }),
    create: { required: [] },
  });

test("a state is stored with the options of rows that are not as by default (DEF-41)", () => {
  const kept = (options: Parameters<typeof createBank>[0]) => keptOptions(internalsOf(createBank(options)));
  expect(kept({})).toEqual({});
  expect(kept({ seed: 1, strict: true, logSize: 5, apiKeys: { client: ["client_key_1"] } })).toEqual({});
  const assumptions = { listOrder: "oldest-first", ach: { processAfterMinutes: 5 } } as const;
  expect(kept({ seed: 2, assumptions, progress: { achTransfers: "manual" } })).toEqual({
    ...{ seed: 2, assumptions, progress: { achTransfers: "manual" } },
  });
  expect(kept({ resources: { tags: noted("tag"), notes: noted("note") } })).toEqual({
    resources: ["notes", "tags"],
  });
});

test("options differ by their values, and not by the order of their names", () => {
  const one = { seed: 2, progress: { a: "manual", b: "clock", c: 3 }, assumptions: { x: 1 } };
  const other = { progress: { c: 3, b: "clock", a: "manual" }, assumptions: { x: 2 }, latency: 5 };
  expect(differing(one, other)).toEqual(["assumptions", "latency", "seed"]);
  expect(differing(one, structuredClone(one))).toEqual([]);
});
