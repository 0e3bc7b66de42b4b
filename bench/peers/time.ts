const DAY_MS = 24 * 3_600_000;
const { setTimeout: wait } = globalThis;
const waiting: (() => void)[] = [];

/** Holds back what waits for a day, as the fake timers of a test do; what waits less is as before. */
export function holdDays(): void {
  globalThis.setTimeout = ((run: () => void, ms: number) =>
    ms >= DAY_MS ? waiting.push(run) : wait(run, ms)) as typeof setTimeout;
}

/** Runs what waited for a day, and lets its promises settle. */
export async function passDay(): Promise<void> {
  for (const run of waiting.splice(0)) run();
  await new Promise((resolve) => wait(resolve, 0));
}
