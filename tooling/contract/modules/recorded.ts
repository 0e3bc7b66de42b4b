import { record } from "../record.ts";

/** The text of the module that holds an example of every operation. */
export async function recordedModule(): Promise<string> {
  return `/* Recorded from the bank by \`npm run check contract -- --update\`. */

import type { Recorded } from "../recorded.ts";

/** What new banks answered to every operation. */
export const RECORDED: Recorded = ${JSON.stringify(await record(), null, 2)};
`;
}
