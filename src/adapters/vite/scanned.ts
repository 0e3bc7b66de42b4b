// What Vite's dependency optimizer is to find before the first page is loaded: what it finds later reloads that page.

import type { UserConfig } from "vite";

/** What Vite looks through where it has no list of entries; the second and third are then left out by itself. */
const BY_DEFAULT = ["**/*.html", "!**/__tests__/**", "!**/coverage/**"];

/**
 * The files in which the optimizer looks for imports: those of before, and modules that only the plugin's module
 * imports. Undefined where none of `modules` is a file's path.
 */
export function entriesWith(
  modules: readonly string[],
  { optimizeDeps, build }: UserConfig,
): string[] | undefined {
  const own = modules.filter(isPath).map(asPattern);
  if (own.length === 0) return undefined;
  // Vite adds these to the user's list.
  if (optimizeDeps?.entries) return own;
  const input = build?.rolldownOptions?.input ?? build?.rollupOptions?.input;
  return [...(input === undefined ? BY_DEFAULT : inputsOf(input)), ...own];
}

/** The modules that are parts of this package, which no file of the user's imports. */
export function partsAmong(modules: readonly string[]): string[] {
  return modules.filter((name) => name.startsWith("sandbank/"));
}

function isPath(module: string): boolean {
  return /^[./]/.test(module);
}

/** A path may be from the root of the project, and without its extension. */
function asPattern(path: string): string {
  return `${path.replace(/^\.?\/+/, "")}{,.ts,.tsx,.mts,.js,.jsx,.mjs}`;
}

function inputsOf(input: string | string[] | Record<string, string>): string[] {
  if (typeof input === "string") return [input];
  return Array.isArray(input) ? input : Object.values(input);
}
