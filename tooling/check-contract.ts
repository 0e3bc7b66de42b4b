// Lets other people's tools read the contract of the API. Run as `npm run check:contract`.

import { fileURLToPath } from "node:url";
import { checkHover } from "./contract/hover.ts";
import { installApart } from "./install-apart.ts";

installApart(fileURLToPath(new URL("contract", import.meta.url)));

/** Each check with what its figure counts. */
const checks: Readonly<Record<string, () => Promise<number>>> = {
  "names readable in an editor": checkHover,
};

const figures: string[] = [];
for (const [unit, check] of Object.entries(checks)) figures.push(`${await check()} ${unit}`);
console.log(`check:contract: ${figures.join(", ")}.`);
