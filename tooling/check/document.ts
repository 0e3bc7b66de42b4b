import { join } from "node:path";
import { root } from "../build/sources.ts";
import { checkLint } from "../contract/lint.ts";
import { checkOwnTypes } from "../contract/own-types.ts";
import { checkThroughPrism } from "../contract/prism.ts";
import { installApart } from "../install-apart.ts";

/** Lets other people's tools read the OpenAPI document and the types made from it. */
export async function check(): Promise<readonly string[]> {
  installApart(join(root, "tooling/contract"));
  console.log(`${checkLint()} operations without an error of redocly`);
  console.log(`${checkOwnTypes()} compilations of types made from the document`);
  console.log(`${await checkThroughPrism()} requests through Prism without a violation`);
  return [];
}
