import { busy, starter } from "../fixtures/index.ts";
import type { Scenario } from "../src/index.ts";
import { benchBank } from "./support.ts";

const AIMS = { busy: { play: 1_000, reset: 50 }, starter: { play: 100, reset: 50 } };

/** Runs `busy` and `starter` for the first time, and resets them, which uses the cached snapshot. */
export async function benchFixtures(): Promise<void> {
  console.log("\nScenarios (median of 5)");
  const rows: Record<string, object> = {};
  for (const [name, scenario] of Object.entries({ busy, starter })) {
    const { cold, play, reset, count } = await measure(scenario);
    const aim = AIMS[name as keyof typeof AIMS];
    rows[name] = {
      "in a fresh process": `${cold.toFixed(0)} ms`,
      "first play": `${play.toFixed(0)} ms (aim: below ${aim.play})`,
      reset: `${reset.toFixed(1)} ms (aim: below ${aim.reset})`,
      transfers: count,
    };
  }
  console.table(rows);
}

async function measure(
  scenario: Scenario,
): Promise<{ cold: number; play: number; reset: number; count: number }> {
  const plays: number[] = [];
  const resets: number[] = [];
  let count = 0;
  for (let round = 0; round < 5; round += 1) {
    const bank = benchBank({ scenario });
    plays.push(await timed(() => bank.ready));
    resets.push(await timed(() => bank.reset()));
    count = bank.db.achTransfers.count();
  }
  const [cold] = plays as [number];
  return { cold, play: median(plays), reset: median(resets), count };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] as number;
}
