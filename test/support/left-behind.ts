import { vi } from "vitest";

/** What tests of one process share, as it is at some moment: a name for each part, and what it held. */
export type Surroundings = ReadonlyMap<string, unknown>;

/** Objects whose functions tests replace, by the name that a message gives them. */
const WATCHED: Readonly<Record<string, object>> = {
  globalThis,
  console,
  crypto,
  Date,
  Math,
  performance,
  process,
  "process.stdout": process.stdout,
  "process.stderr": process.stderr,
};

/** Written by Node and Vitest themselves while tests run. */
const NOT_TESTS = new Set(["process.exitCode", "process.stdout", "process.stderr", "process.stdin"]);

/** Reads what a test could leave to the tests that run after it in the same process. */
export function surroundings(): Surroundings {
  const seen = new Map<string, unknown>();
  for (const [owner, object] of Object.entries(WATCHED))
    for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      const path = `${owner}.${name}`;
      const isState = owner.startsWith("process") && typeof value !== "function";
      if (!isState && !NOT_TESTS.has(path)) seen.set(path, get ?? value);
    }
  for (const [name, value] of Object.entries(process.env)) seen.set(`process.env.${name}`, value);
  for (const event of process.eventNames())
    seen.set(`the listeners of process for ${String(event)}`, process.listenerCount(event));
  seen.set("the working folder", process.cwd());
  seen.set("fake timers", vi.isFakeTimers());
  return seen;
}

/**
 * Names what is otherwise than before, one string each.
 *
 * @example leftBehind(before, surroundings()); // ["globalThis.fetch"]
 */
export function leftBehind(before: Surroundings, after: Surroundings): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
}
