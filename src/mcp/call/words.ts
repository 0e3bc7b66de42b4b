/**
 * Those of some things that have words of a query, by their stems, with the most words first; `textsOf` is the name of a thing,
 * whose words count twice, and what else is said of it.
 *
 * @example matching("declined card", states, ({ id, title }) => [id, title])
 */
export function matching<Thing>(
  query: string,
  things: readonly Thing[],
  textsOf: (thing: Thing) => readonly [name: string, others: string],
): readonly Thing[] {
  const words = query.match(/[A-Z]?[a-z]{2,}|[A-Z]{2,}|[0-9]+/g) ?? [];
  const stems = words.map((word) => word.toLowerCase().replace(/(?:ies|y|es|s|ed|ing)$/, ""));
  const scored = things.map((thing) => {
    const [name, others] = textsOf(thing).map((text) => text.toLowerCase()) as [string, string];
    const score = stems.reduce(
      (sum, stem) => sum + (name.includes(stem) ? 2 : others.includes(stem) ? 1 : 0),
      0,
    );
    return { thing, score };
  });
  return scored
    .filter(({ score }) => score > 0 || stems.length === 0)
    .sort((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
}
