// Loads files of the package in Jest, which has ECMAScript modules only with a flag of Node: docs/decisions/0038-jest.md. The
// build writes this file as CommonJS.

import { asCommonJs } from "./common-js.ts";

type Exports = Readonly<Record<string, unknown>>;
type Load = (name: string) => Exports;
type Body = (exports: Exports, load: Load, loadLater: (name: string) => Promise<Exports>) => void;

// Those of Node itself, whatever a test has mocked.
const { readFileSync } = process.getBuiltinModule("node:fs");
const { dirname, join } = process.getBuiltinModule("node:path");

const root = join(__dirname, "../..");
const { imports }: { imports: Readonly<Record<string, { readonly node: string }>> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const loaded = new Map<string, Exports>();

/**
 * Returns the exports of a file, given as a path from the package. A file is loaded once, into the globals of the test, and
 * libraries are what the project's own `require` gives.
 *
 * @example module.exports = load("dist/core.js");
 */
export function load(file: string): Exports {
  const known = loaded.get(file);
  if (known) return known;
  const path = join(root, file);
  const exports = {};
  const loadFrom: Load = (name) => {
    const own = imports[name]?.node ?? (name.startsWith(".") ? join(dirname(file), name) : undefined);
    return own === undefined ? require(name) : load(join(own));
  };
  const source = `((__exports, __load, __loadLater) => {"use strict";${asCommonJs(readFileSync(path, "utf8"))}\n})\n//# sourceURL=${path}`;
  // biome-ignore lint/security/noGlobalEval: code of this package, which has to run in the globals of the test.
  const body: Body = globalThis.eval(source);
  body(exports, loadFrom, async (name) => loadFrom(name));
  loaded.set(file, exports);
  return exports;
}
