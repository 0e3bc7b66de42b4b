import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { strict } from "../../src/engine/schema/strict.ts";
import { fitsOf } from "../../src/engine/store/rows/fits.ts";

const schema = strict(
  z.object({
    id: z.int().check(z.minimum(1001)),
    status: z.enum(["open", "held"]),
    name: z.string(),
    code: z.string().check(z.regex(/^[0-9]{2}$/)),
    note: z.nullable(z.string().check(z.minLength(1))),
    owner: z.nullable(z.object({ city: z.nullable(z.string()), mail: z.email() })),
    tags: z.array(z.object({ label: z.enum(["new", "vip"]) })),
    count: z.int().check(z.minimum(2), z.maximum(4)),
    even: z.int().check(z.minimum(2), z.multipleOf(2)),
    positive: z.int().check(z.positive()),
    unique: z.array(z.int()).check(z.refine((list) => new Set(list).size === list.length)),
    reads: z.optional(z.int()),
    last: z.optional(z.nullable(z.string())),
  }),
);

const wrong = fc.constantFrom(undefined, null, 7, "", "vip", [], {}, true);
const or = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 25, arbitrary: right }, { weight: 1, arbitrary: wrong });
const fields = {
  id: or(fc.integer({ min: 1000, max: 1004 })),
  status: or(fc.constantFrom("open", "held")),
  name: or(fc.constantFrom("", "Ada")),
  code: or(fc.constantFrom("01", "02", "003")),
  note: or(fc.constantFrom(null, "note")),
  owner: or(
    fc.option(
      fc.record({ city: or(fc.constantFrom(null, "Reno")), mail: or(fc.constant("ada@bank.example")) }),
    ),
  ),
  tags: or(fc.array(fc.record({ label: or(fc.constantFrom("new", "vip")) }), { maxLength: 2 })),
  count: or(fc.constantFrom(1, 2, 3, 4, 4, 5, 2.5)),
  even: or(fc.constantFrom(2, 4, 4, 5)),
  positive: or(fc.constantFrom(0, 1, 1, 2, 2 ** 53)),
  unique: or(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })),
};
const more = {
  reads: or(fc.constantFrom(1, 2)),
  last: or(fc.constantFrom(null, "last")),
  other: fc.constant(1),
};
const row = fc.oneof(
  { weight: 6, arbitrary: fc.record(fields) },
  fc.record({ ...fields, ...more }, { requiredKeys: [] }),
  fc.record(
    { ...fields, reads: more.reads, last: more.last },
    { requiredKeys: Object.keys(fields) as never },
  ),
  fc.record(fields).map((each) => Object.fromEntries(Object.entries(each).toReversed())),
  wrong,
);

test("rows one after the other fit exactly when the schema takes each of them", () => {
  let [right, refused] = [0, 0];
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const fits = fitsOf(schema);
      for (const each of rows) {
        const { success } = z.safeParse(schema, each);
        expect(fits(each)).toBe(success);
        if (success) right += 1;
        else refused += 1;
      }
    }),
    { seed: 15, numRuns: 1000 },
  );
  expect(right).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test("a list that was changed since it matched is checked again", () => {
  const fits = fitsOf(z.array(z.int()).check(z.refine((list) => list.length < 2)));
  const list = [1];
  expect(fits(list)).toBe(true);
  list.push(2);
  expect(fits(list)).toBe(false);
});
