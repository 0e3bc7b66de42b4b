/** How well a text has all of some words: 0 for not all of them, more for words that begin as typed. */
export function match(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  const parts = lower.split(/[^\p{L}\p{N}]+/u);
  let sum = 1;
  for (const word of words) {
    const score = scoreOf(lower, parts, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Of two that match alike, the shorter says more exactly what was meant.
  return sum + 1 / (1 + text.length);
}

/** The words of a search. */
export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function scoreOf(text: string, parts: readonly string[], word: string): number {
  if (parts.includes(word)) return 8;
  if (parts.some((part) => part.startsWith(word))) return 6;
  if (text.includes(word)) return 4;
  return word.length > 2 && parts.some((part) => isScattered(part, word)) ? 1 : 0;
}

/** Whether the letters of a word stand in a part in their order, the first of them at its beginning: "trsf" in "transfer". */
function isScattered(part: string, word: string): boolean {
  if (part[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = part.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
