/** Kept on the global object, for a bundler may load this file twice. */
const KEY = Symbol.for("sandbank.answering");
const holder = globalThis as { [KEY]?: object };

/**
 * Takes the one place there is for somebody who answers a page's or process's requests, because a
 * second msw breaks the first. Throws a message when it is taken; the answer gives it back.
 *
 * @param where "page" or "process"
 * @param instead how to add handlers to the one that is there
 */
export function acquire(where: "page" | "process", instead: string): () => void {
  if (holder[KEY] !== undefined) {
    throw new Error(
      `A bank answers this ${where}'s requests already: stop it first, or give \`${instead}\` the other.`,
    );
  }
  const mine = {};
  holder[KEY] = mine;
  return () => {
    if (holder[KEY] === mine) delete holder[KEY];
  };
}
