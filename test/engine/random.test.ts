import { expect, test } from "vitest";
import { createRandom, drawUnused } from "../../src/engine/store/random.ts";

test("a value that is in use is drawn again", () => {
  const values = ["1", "2", "3"];
  const isTaken = (value: string) => value !== "3";
  expect(drawUnused("value", () => values.shift() ?? "", { inUse: 2, isTaken })).toBe("3");
});

test("a generator that repeats the values in use is drawn from until they are over", () => {
  let next = 0;
  const draw = () => String(next++);
  const isTaken = (value: string) => Number(value) < 5000;
  expect(drawUnused("value", draw, { inUse: 5000, isTaken })).toBe("5000");
});

test("a generator that draws only values in use ends in an error", () => {
  const random = createRandom(1);
  random.load([0, 0, 0, 0]);
  const always = random.digits(4);
  const numbers = { inUse: 1, isTaken: (value: string) => value === always };
  expect(() => drawUnused("card number", () => random.digits(4), numbers)).toThrow(
    "No unused card number was found in 1001 draws.",
  );
});
