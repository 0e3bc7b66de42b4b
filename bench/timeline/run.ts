import type { Page } from "playwright";
import { AIMS } from "../support/aims.ts";
import { servePage } from "../support/pages.ts";
import { compare } from "../support/show.ts";
import { printTable } from "../support/table.ts";

const ROWS = [100, 10_000] as const;
/** How far the pointer is moved, pixels, in how many moves. */
const WAY = { pixels: 700, moves: 140 } as const;
/** The least frames a second are 50. */
const SLOW_MS = 20;

/** The frames of a page while the playhead is dragged and while the view is panned, in Chromium, among few transfers and among many. */
export async function run(): Promise<void> {
  const { url, browser, close } = await servePage("timeline");
  const pages: { rows: number; page: Page }[] = [];
  for (const rows of ROWS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.waitForFunction(() => window.benchTimeline !== undefined);
    await page.evaluate((count) => window.benchTimeline.fill(count), rows);
    await page.getByRole("slider", { name: "Bank time" }).waitFor();
    pages.push({ rows, page });
  }
  for (const what of ["drag", "pan"] as const) {
    const all = new Map<string, number[]>();
    const contenders = pages.map(({ rows, page }) => {
      const name = `${rows.toLocaleString("en-US")} transfers`;
      const measured: number[] = [];
      all.set(name, measured);
      return {
        name,
        async measure() {
          // A page in the background draws no frames.
          await page.bringToFront();
          const { frames, steps } = await framesOf(page, what);
          if (what === "drag" && steps < rows / 2)
            throw new Error(`Only ${steps} steps of ${name} fell due.`);
          measured.push(...frames);
          return frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
        },
        ...(rows === ROWS[1] && { aim: AIMS.timelineFrame }),
      };
    });
    const title =
      what === "drag" ? "timeline: a frame while time is dragged" : "timeline: a frame while it is panned";
    await compare(title, contenders, { unit: "ms", rounds: 5 });
    showFrames(all);
  }
  await close();
}

/** Moves the pointer from the playhead, or on the tracks, and measures the frames meanwhile. */
async function framesOf(page: Page, what: "drag" | "pan") {
  await page.evaluate(() => window.benchTimeline.again());
  await page.getByRole("button", { name: "Go to now" }).click();
  await page.getByRole("button", { name: "Days" }).click();
  const place = await page.getByRole("slider", { name: "Bank time" }).locator(".flag").boundingBox();
  if (!place) throw new Error("The playhead is not to be seen.");
  const [x, y] = what === "drag" ? [place.x + 4, place.y + 4] : [1200, place.y + 200];
  const sign = what === "drag" ? 1 : -1;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => window.benchTimeline.begin());
  for (let move = 1; move <= WAY.moves; move += 1)
    await page.mouse.move(x + (sign * move * WAY.pixels) / WAY.moves, y);
  const result = await page.evaluate(() => window.benchTimeline.end());
  await page.mouse.up();
  return result;
}

function showFrames(all: ReadonlyMap<string, readonly number[]>): void {
  const rows = Array.from(all, ([name, frames]) => {
    const sorted = frames.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    const slow = frames.filter((frame) => frame > SLOW_MS).length / frames.length;
    return { name, median: at(0.5), p95: at(0.95), slow, count: frames.length };
  });
  const [few] = rows;
  printTable(
    ["frames", "", "median ms", "p95 ms", `over ${SLOW_MS} ms`, "÷ few: median", "p95"],
    rows.map(({ name, median, p95, slow, count }) => [
      name,
      `${count}`,
      median.toFixed(1),
      p95.toFixed(1),
      `${(100 * slow).toFixed(1)} %`,
      (median / (few?.median ?? median)).toFixed(2),
      (p95 / (few?.p95 ?? p95)).toFixed(2),
    ]),
  );
}
