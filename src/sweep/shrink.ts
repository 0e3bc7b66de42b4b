/**
 * The fewest of some steps, in their order, with which something still happens: each is left out that can be.
 *
 * @example await shrunk(["a", "b", "c"], async (steps) => steps.includes("b")) // ["b"]
 */
export async function shrunk<Step>(
  steps: readonly Step[],
  happens: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let left = steps;
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const fewer = left.toSpliced(at, 1);
    if (await happens(fewer)) left = fewer;
  }
  return left;
}
