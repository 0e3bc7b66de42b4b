import type { Plugin } from "vite";

/**
 * A plugin that keeps what a module does while it loads from being counted for the test in which it loads, such as one that
 * imports the bank anew. Stryker would judge by that test alone what is made then, such as schemas, though all tests see it.
 */
export function loadApart(): Plugin {
  return {
    name: "load-apart",
    transform: (code, id) =>
      /\/(?:src|fixtures)\/[^?]*\.ts$/.test(id) ? { code: apart(code), map: null } : undefined,
  };
}

/**
 * Makes Stryker know no test while a module's own code runs; its functions, called later, are counted as ever.
 *
 * @example apart("export const a = 1;") // "… export const a = 1; …"
 */
export function apart(code: string): string {
  const counts = "globalThis.__stryker__";
  const before = `const testAtLoad = ${counts}?.currentTestId; if (${counts}) ${counts}.currentTestId = undefined;`;
  // On the same line, so that errors name the lines of the source.
  return `${before} ${code}\nif (${counts}) ${counts}.currentTestId = testAtLoad;\n`;
}
