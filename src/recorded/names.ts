/** Words that no variable can be called, and the names that every file has. */
const TAKEN = new Set(
  (
    "arguments async await bank boolean break case catch class client const continue debugger default delete do else enum eval export " +
    "extends false finally for function if implements import in instanceof interface let make new null number package " +
    "play private protected public return static string super switch this throw true try typeof undefined var void while " +
    "with yield Bank Number Object Promise Scenario clientOf createFactories"
  ).split(" "),
);

/** A text as the name of a variable; `otherwise` when none can be made of it. */
export function identifierOf(text: string, otherwise: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const name = words
    // "ACH transfer" is an achTransfer; a word that is not all capitals keeps those that it has.
    .map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .map((word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1))
    .join("")
    .replace(/^[0-9]+/, "");
  return name === "" || TAKEN.has(name) ? otherwise : name;
}

/**
 * Names for rows by what they are, numbered where there are several of a kind: `achTransfer`, or `achTransfer1` and
 * `achTransfer2`.
 */
export function namesFor(
  nouns: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const words = new Map([...nouns].map(([row, noun]) => [row, identifierOf(noun, "row")]));
  const used = new Set(taken);
  const count = new Map<string, number>();
  for (const word of words.values()) count.set(word, (count.get(word) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [row, word] of words) {
    let number = 1;
    let name = count.get(word) === 1 && !used.has(word) ? word : `${word}${number}`;
    while (used.has(name)) {
      number += 1;
      name = `${word}${number}`;
    }
    used.add(name);
    names.set(row, name);
  }
  return names;
}
