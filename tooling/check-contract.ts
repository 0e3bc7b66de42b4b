// Lets other people's tools read the contract of the API. Run after `npm run build`, as `npm run check:contract`.

import { fileURLToPath } from "node:url";
import { checkHover } from "./contract/hover.ts";
import { checkLint } from "./contract/lint.ts";
import { checkOwnTypes } from "./contract/own-types.ts";
import { checkThroughPrism } from "./contract/prism.ts";
import { installApart } from "./install-apart.ts";

installApart(fileURLToPath(new URL("contract", import.meta.url)));

/** Each check with what its figure counts. */
const checks: Readonly<Record<string, () => number | Promise<number>>> = {
  "operations without an error of redocly": checkLint,
  "names readable in an editor": checkHover,
  "compilations of types made from the document": checkOwnTypes,
  "requests through Prism without a violation": checkThroughPrism,
};

const figures: string[] = [];
for (const [unit, check] of Object.entries(checks)) figures.push(`${await check()} ${unit}`);
console.log(`check:contract: ${figures.join(", ")}.`);
