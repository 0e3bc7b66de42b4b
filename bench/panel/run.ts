import { AIMS } from "../support/aims.ts";
import { servePage } from "../support/pages.ts";
import { compare } from "../support/show.ts";

const ROWS = [100, 10_000] as const;

/** How long the panel takes to open, to search and to choose a row, in Chromium, among few transfers and among many. */
export async function run(): Promise<void> {
  const { url, browser, close } = await servePage("panel");
  const pages = [];
  for (const rows of ROWS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.waitForFunction(() => window.benchPanel !== undefined);
    await page.evaluate((count) => window.benchPanel.fill(count), rows);
    pages.push({ rows, page });
  }
  for (const what of ["open", "search", "choose"] as const) {
    const contenders = pages.map(({ rows, page }) => ({
      name: `${rows.toLocaleString("en-US")} transfers`,
      measure: async () => {
        // A page in the background draws no frames.
        await page.bringToFront();
        return page.evaluate(async (name) => (await window.benchPanel.measure())[name], what);
      },
      ...(what === "open" && rows === ROWS[1] && { aim: AIMS.openPanel }),
    }));
    await compare(`panel: ${what}, to the next frame`, contenders, { unit: "ms", rounds: 10, warmUps: 2 });
  }
  await close();
}
