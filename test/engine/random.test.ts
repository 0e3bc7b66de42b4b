import { expect, test, vi } from "vitest";
import { createRandom, drawUnused, streamOf } from "../../src/engine/store/random.ts";

test("a value that is in use is drawn again", () => {
  const values = ["1", "2", "3"];
  const isTaken = (value: string) => value !== "3";
  expect(drawUnused("value", () => values.shift() ?? "", { inUse: 2, isTaken })).toBe("3");
});

test("a seed gives the same draws in each version, for a snapshot of one goes on in another", () => {
  const random = createRandom(42);
  expect([random.int(1, 6), random.digits(12), random.uuid()]).toEqual([
    ...[2, "550442793357", "9a060c4d-353d-433d-a5ae-a8914260f774"],
  ]);
  const state = random.save();
  expect(state).toEqual([-1593650783, 1315174569, 54519385, 2045475790]);
  const drawn = random.digits(12);
  random.load(state);
  expect(random.digits(12)).toBe(drawn);
});

test("streams of neighboring seeds and ids are the same in each version, and unlike one another", () => {
  const seeds = [1, 2, 2 ** 32 + 1];
  expect(seeds.flatMap((seed) => [1001, 1002].map((id) => streamOf(seed, id).digits(12)))).toEqual([
    ...["520247175385", "852709428765", "933337285502"],
    ...["019244008172", "794084712955", "353184491701"],
  ]);
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
  const draw = vi.fn(() => random.digits(4));
  expect(() => drawUnused("card number", draw, numbers)).toThrow(
    new Error("No unused card number was found in 1001 draws."),
  );
  expect(draw).toHaveBeenCalledTimes(1001);
});
