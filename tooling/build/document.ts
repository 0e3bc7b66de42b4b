import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openapi } from "../../src/openapi/index.ts";
import { root } from "./sources.ts";

/** Writes dist/openapi.json, the document that the package carries. It is for programs, so it has no line breaks. */
export function writeDocument(): void {
  writeFileSync(join(root, "dist/openapi.json"), `${JSON.stringify(openapi())}\n`);
}
