/** How many tests keep their bank after their end, for hooks of theirs that run last: more than run at the same time. */
const KEPT = 10;

/** The contexts of tests that have ended, oldest first. */
const ended = new Set<object>();

/** Takes a context out of those that have ended, because its test begins, or begins again. */
export function beginIn(context: object): void {
  ended.delete(context);
}

/** Lets go of banks of earlier tests, because Vitest keeps each test's context as long as its file runs. */
export function endIn(context: object): void {
  ended.add(context);
  for (const oldest of ended) {
    if (ended.size <= KEPT) return;
    ended.delete(oldest);
    for (const fixture of ["bank", "events"]) Reflect.deleteProperty(oldest, fixture);
  }
}
