// Statements: X107, X111.

import fc from "fast-check";
import { expect, test } from "vitest";
import { possibleIn } from "../../src/coverage/all.ts";
import { type Coverage, coverageOf, mergeCoverages, percentOf } from "../../src/coverage/coverage.ts";

const possible = possibleIn([]);

/** A coverage of some of what is possible, in some areas. */
const coverages = fc
  .record({
    seen: fc.record({
      operations: fc.subarray([...(possible.get("operations")?.keys() ?? [])]),
      refusals: fc.subarray([...(possible.get("errors")?.keys() ?? [])]),
      returnCodes: fc.subarray(["R01", "R02", "R10", "of no bank"]),
    }),
    areas: fc.option(fc.subarray(["payments", "cards", "onboarding"], { minLength: 1 }), { nil: undefined }),
  })
  .map(({ seen, areas }): Coverage => coverageOf(possible, [{ seen }], areas));

test("coverage merges in any order and grouping, and merging it with itself changes nothing (X111)", () => {
  fc.assert(
    fc.property(coverages, coverages, coverages, (one, other, third) => {
      expect(mergeCoverages([one, other])).toEqual(mergeCoverages([other, one]));
      expect(mergeCoverages([mergeCoverages([one, other]), third])).toEqual(
        mergeCoverages([one, mergeCoverages([other, third])]),
      );
      expect(mergeCoverages([one, one])).toEqual(one);
    }),
  );
});

test("nothing that was seen is lost by a merge, and nothing is both seen and missing", () => {
  fc.assert(
    fc.property(coverages, coverages, (one, other) => {
      const merged = mergeCoverages([one, other]);
      for (const part of [one, other]) {
        for (const [kind, { seen }] of Object.entries(part))
          expect(merged[kind]?.seen).toEqual(expect.arrayContaining([...seen]));
      }
      for (const each of Object.values(merged)) {
        expect(each.seen.filter((name) => each.missing.includes(name))).toEqual([]);
        expect(percentOf(each)).toBeGreaterThanOrEqual(0);
        expect(percentOf(each)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("recordings of several tests count as one recording of them all", () => {
  const seen = { operations: ["getCompany", "createAchTransfer"], returnCodes: ["R10", "R2", "R02"] };
  const apart = [
    { seen: { operations: ["createAchTransfer"] } },
    { seen: { operations: ["getCompany"], returnCodes: ["R02", "R10"] } },
  ];
  expect(coverageOf(possible, apart)).toEqual(coverageOf(possible, [{ seen }]));
  // Numbers count as such, and what no bank can show is left out.
  expect(coverageOf(possible, [{ seen }]).returnCodes?.seen).toEqual(["R02", "R10"]);
});
