/** Errors of the platform and of libraries, whose texts say nothing to those who opened a link. */
const FOREIGN: ReadonlySet<string> = new Set([
  ...(["$ZodError", "SyntaxError", "TypeError", "InvalidCharacterError"] as const),
]);

/** A link that this bank does not take; it has changed nothing. */
export class LinkError extends Error {
  override readonly name = "LinkError";

  /** `hint` is a sentence that may say why. */
  constructor(cause: unknown, hint: string) {
    const isOwn = cause instanceof Error && !FOREIGN.has(cause.name);
    const why = isOwn ? cause.message : "what it holds isn't the state of a bank";
    const sentence = /[.!?]$/.test(why) ? why : `${why}.`;
    super(`The link was not opened, and the bank is as it was: ${sentence}${hint}`, { cause });
  }
}
