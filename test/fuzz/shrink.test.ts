import { expect, test } from "vitest";
import { chanceOf } from "./support/chance.ts";
import { shrinkList, simplify } from "./support/shrink.ts";

test("a list shrinks to the items without which it does not fail", async () => {
  const items = Array.from({ length: 200 }, (_, at) => at);
  const fails = async (some: readonly number[]) => some.includes(17) && some.includes(140);
  expect(await shrinkList(items, fails)).toEqual([17, 140]);
});

test("an item is made simpler as long as it fails", async () => {
  const shorter = (text: string) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  expect(await simplify("a rather long text", shorter, async (text) => text.includes("x"))).toBe("x");
});

test("equal seeds draw equal values, and neighboring seeds others", () => {
  const draw = (seed: number) => chanceOf(seed).digits(20);
  expect(draw(5)).toBe(draw(5));
  expect(new Set([1, 2, 3, 4].map(draw)).size).toBe(4);
});
