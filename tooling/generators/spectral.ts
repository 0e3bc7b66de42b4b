import { join } from "node:path";
import { root } from "../build/sources.ts";
import { expectUnused, findingsOf } from "../contract/lint.ts";

/** Lints a document with Spectral's rules for OpenAPI. Throws an Error with what is not expected. */
export function checkSpectral(document: string): string {
  const folder = join(root, "tooling/generators");
  const ruleset = join(folder, "spectral.yaml");
  const args = ["lint", document, "--ruleset", ruleset, "--format", "json", "--quiet"];
  const found: readonly Found[] = JSON.parse(findingsOf(join(folder, "node_modules/.bin/spectral"), args));
  expectUnused(
    "oas3-unused-component",
    found.map(({ code, path, message }) => [code, `#/${path.join("/")}`, message]),
  );
  return `known warnings: ${found.length}`;
}

interface Found {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}
