import "sandbank/panel";
import type { Snapshot } from "sandbank";
import { benchBank, call, TRANSFER } from "../support/bank.ts";

/** Ten days, over which the transfers are picked up; they settle at the cut-offs of these days, many at once. */
const MINUTES = 10 * 24 * 60;

const bank = benchBank({ assumptions: { ach: { processAfterMinutes: { min: 60, max: MINUTES } } } });
let start: Snapshot | undefined;
let frames: number[] | undefined;

const bench = {
  /** Fills the bank with transfers and shows their tracks. */
  async fill(rows: number): Promise<void> {
    localStorage.clear();
    for (let made = 0; made < rows; made += 1) await call(bank, "POST", "/v1/ach", TRANSFER);
    start = bank.snapshot();
    const panel = document.createElement("sandbank-panel");
    Object.assign(panel, { bank, tab: "time", dock: "inline" });
    panel.style.blockSize = "100vh";
    document.body.style.margin = "0";
    document.body.append(panel);
  },
  /** Goes back to the beginning. */
  async again(): Promise<void> {
    await bank.restore(start);
    await bank.history.stop();
    await bank.history.start();
  },
  /** Begins to measure frames. */
  begin(): void {
    const seen: number[] = [];
    frames = seen;
    let before: number | undefined;
    const next = (time: number) => {
      if (before !== undefined) seen.push(time - before);
      before = time;
      if (frames === seen) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  },
  /** The time of each frame since then, milliseconds, and how many steps have been made since the beginning. */
  end(): { readonly frames: readonly number[]; readonly steps: number } {
    const seen = frames ?? [];
    frames = undefined;
    const steps = bank.timelines("achTransfers").reduce((sum, { entries }) => sum + entries.length - 1, 0);
    return { frames: seen, steps };
  },
};

declare global {
  interface Window {
    benchTimeline: typeof bench;
  }
}

window.benchTimeline = bench;
