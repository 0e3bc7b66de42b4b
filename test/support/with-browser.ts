import { hasChromium } from "../../tooling/chromium.ts";

/** Says so where the tests that need a browser are left out. Throws an Error in CI, which has to run them. */
export function setup(): void {
  if (hasChromium()) return;
  const missing =
    "There is no Chromium, Chrome or Edge here, so tests that need one are left out: npx playwright install chromium";
  if (process.env.CI) throw new Error(missing);
  console.warn(missing);
}
