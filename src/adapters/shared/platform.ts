/** Whether this runs in a page. jsdom has a document too, so only the version of Node shows where this is. */
export const isPage = globalThis.process?.versions?.node === undefined;

/** Prints a line for people: in Node on the standard error, because the standard output is the program's own. */
export function printLine(line: string): void {
  if (isPage) console.info(line);
  else console.warn(line);
}

/**
 * A value that every copy of a module shares, because a bundler or test runner may load a file more
 * than once into one page or process. `create` runs for the first copy only.
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`sandbank.${name}`);
  // The one cast: a global symbol has no type, and only this function writes it.
  const holder = globalThis as { [key: symbol]: unknown };
  holder[key] ??= create();
  return holder[key] as Value;
}
