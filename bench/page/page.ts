import type { Bank, Snapshot } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { bankWithTransfers, benchBank } from "../support/bank.ts";

const TRANSFERS = 10_000;

/** What may take long in a page; each gives the work alone, with all that it needs made before. */
const works = {
  /** The page as it is when nothing is done. */
  async nothing() {
    return () => new Promise((resolve) => setTimeout(resolve, 300));
  },
  /** Two steps of each of the transfers. */
  async advance() {
    const bank = await bankWithTransfers(TRANSFERS);
    return async () => {
      await bank.clock.advance({ days: 9 });
      const pending = bank.db.achTransfers.count((q) => q.where({ status: "pending" }));
      if (pending > 0) throw new Error(`${pending} transfers were not moved.`);
    };
  },
  async restore() {
    const bank: Bank = benchBank();
    const snapshot: Snapshot = (await bankWithTransfers(TRANSFERS)).snapshot();
    return () => bank.restore(snapshot);
  },
  async busy() {
    return () => benchBank({ scenario: scenarios.busy }).ready;
  },
};

export type Work = keyof typeof works;

declare global {
  interface Window {
    /** Does some work. Resolves with the longest time that it kept the page from doing anything else, milliseconds. */
    longestTask(work: Work): Promise<number>;
  }
}

window.longestTask = async (name) => {
  const work = await works[name]();
  await idle();
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask" });
  const heart = heartbeat();
  await work();
  const gap = heart.stop();
  await idle();
  for (const { duration } of observer.takeRecords()) tasks.push(duration);
  observer.disconnect();
  // The browser reports none below 50 ms: then it is the longest time between two turns.
  return Math.max(...(tasks.length > 0 ? tasks : [gap]));
};

/** Measures the longest time between two turns of the page. */
function heartbeat(): { stop(): number } {
  let longest = 0;
  let last = performance.now();
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(beat, 5);
  return {
    stop() {
      clearInterval(timer);
      beat();
      return longest;
    },
  };
}

/** Resolves when what was to be reported of the last turns has been. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}
