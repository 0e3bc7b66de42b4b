import { expect, test } from "vitest";
import { type Contender, contest } from "../../bench/support/contest.ts";
import { figuresOf, medianOf } from "../../bench/support/figures.ts";

/** Contenders that give the figures of a list in turn, and note when they are asked. */
function contendersWith(lists: Readonly<Record<string, readonly number[]>>): {
  contenders: Contender[];
  asked: string[];
} {
  const asked: string[] = [];
  const contenders = Object.entries(lists).map(([name, figures]) => {
    let at = 0;
    const measure = () => {
      asked.push(name);
      at += 1;
      return figures[(at - 1) % figures.length] ?? Number.NaN;
    };
    return { name, measure };
  });
  return { contenders, asked };
}

test("contenders take turns in each round, and the order goes back and forth", async () => {
  const { contenders, asked } = contendersWith({ a: [1], b: [1] });
  await contest("two", contenders, { unit: "ms", rounds: 4, warmUps: 0 });
  expect(asked.join(" ")).toBe("a b b a b a a b");
});

test("each of three contenders is first, second and third as often as the others", async () => {
  const { contenders, asked } = contendersWith({ a: [1], b: [1], c: [1] });
  await contest("three", contenders, { unit: "ms", rounds: 6, warmUps: 0 });
  const places = new Map<string, number[]>();
  for (const [at, name] of asked.entries()) places.set(name, [...(places.get(name) ?? []), at % 3]);
  for (const name of ["a", "b", "c"]) {
    expect(places.get(name)?.sort()).toEqual([0, 0, 1, 1, 2, 2]);
  }
});

test("warm-up rounds are run by each contender and count for none", async () => {
  const { contenders, asked } = contendersWith({ a: [100, 1, 2], b: [200, 3, 4] });
  const { rounds } = await contest("warm", contenders, { unit: "ms", rounds: 2, warmUps: 1 });
  expect(asked.join(" ")).toBe("a b b a b a");
  expect(Object.fromEntries(rounds)).toEqual({ a: [1, 2], b: [3, 4] });
});

test("figures are minimum and median, and their ratios to the first contender in the same round", async () => {
  const { contenders } = contendersWith({ floor: [10, 20, 40], bank: [15, 60, 44] });
  const compared = await contest("ratio", contenders, { unit: "ms", rounds: 3, warmUps: 0 });
  const [floor, bank] = contenders as [Contender, Contender];
  expect(figuresOf(compared, floor)).toEqual({ minimum: 10, median: 20, ratio: { minimum: 1, median: 1 } });
  // The rounds' ratios are 1.5, 3 and 1.1; the ratio of the medians would be 2.2.
  expect(figuresOf(compared, bank)).toEqual({
    minimum: 15,
    median: 44,
    ratio: { minimum: 1.5, median: 1.5 },
  });
});

test.each([
  [{ most: 2, of: "ratio" }, "yes"],
  [{ most: 1.2, of: "ratio" }, "at best"],
  [{ most: 1, of: "ratio" }, "no"],
  [{ most: 14, of: "itself" }, "yes"],
  [{ most: 11, of: "itself" }, "at best"],
  [{ most: 10, of: "itself" }, "no"],
] as const)("an aim of %o is judged by median, then by minimum: %s", async (aim, met) => {
  const { contenders } = contendersWith({ floor: [10, 10, 10], bank: [11, 14, 18] });
  const bank = { ...(contenders[1] as Contender), aim };
  const compared = await contest("aim", [contenders[0] as Contender, bank], {
    unit: "ms",
    rounds: 3,
    warmUps: 0,
  });
  expect(figuresOf(compared, bank).met).toBe(met);
});

test("the median of an even count is the mean of the two in the middle", () => {
  expect(medianOf([4, 1, 100, 2])).toBe(3);
  expect(medianOf([3, 10, 2])).toBe(3);
  expect(medianOf([7])).toBe(7);
});

test("a contender that gives no figure ends the contest", async () => {
  const { contenders } = contendersWith({ a: [1], b: [Number.NaN] });
  await expect(contest("broken", contenders, { unit: "ms", rounds: 1 })).rejects.toThrow(
    "broken: b gave NaN, which is no figure.",
  );
});

test("a contender whose work fails ends the contest with its error", async () => {
  const refused = { name: "bank", measure: () => Promise.reject(new Error("POST answered 400")) };
  await expect(contest("refused", [refused], { unit: "ms", rounds: 1 })).rejects.toThrow("POST answered 400");
});

test("two contenders of one name are refused", async () => {
  const same = { name: "bank", measure: () => 1 };
  await expect(contest("same", [same, same], { unit: "ms", rounds: 1 })).rejects.toThrow(
    "same: two contenders have the same name.",
  );
});
