/** Whether this runs in a page. jsdom has a document too, so only the version of Node shows where this is. */
export const isPage = globalThis.process?.versions?.node === undefined;

/** Prints a line for people: in Node on the standard error, because the standard output is the program's own. */
export function printLine(line: string): void {
  if (isPage) console.info(line);
  else console.warn(line);
}
