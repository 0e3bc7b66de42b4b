import { setImmediate } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Outcome, report } from "./report.ts";
import type { Finding, Suite } from "./suite.ts";

/** A thread that runs no timer for so long hangs. */
const HANG_MS = 15_000;

/** How often a thread shows meanwhile that it does not hang. */
const BEATS = 15;

/** A case that takes longer than this, shrinking included, waits for what never comes. */
const CASE_MS = 300_000;

/** What a worker is asked to run. */
interface Task {
  readonly seed: number;
  readonly cases: number;
  /** The number of the case that runs and a count of seconds, shared because a thread that hangs sends nothing. */
  readonly progress: SharedArrayBuffer;
}

type Message =
  | { readonly about: "finding"; readonly finding: Finding; readonly seed: number }
  | { readonly about: "figures"; readonly figures: Outcome["figures"] };

/**
 * Runs a suite with its arguments, `[count] [seed]`, and prints what it found.
 * The cases run in a worker of the same file, so that one that never ends is found as well. Sets
 * the exit code to 1 on a finding. The n-th case of a seed is the first case of seed + n - 1.
 */
export async function runSuite(
  suite: Suite,
  file: string,
  given: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (!isMainThread) return work(suite, workerData as Task);
  const [count = suite.count, seed = Date.now() % 1_000_000] = given.map(Number);
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    throw new RangeError(`The arguments must be [count] [seed], whole numbers, got ${given}.`);
  }
  const campaign = await suite.open();
  const { unitsPerCase } = campaign;
  const cases = Math.ceil(count / unitsPerCase);
  const outcome: Outcome = { findings: [], figures: {} };
  const start = performance.now();
  const cpu = process.cpuUsage();
  for (let first = 0; first < cases; ) {
    const hung = await supervise(file, { seed: seed + first, cases: cases - first }, outcome, suite.hangMs);
    if (hung === undefined) break;
    const hanging = seed + first + hung;
    const smallest = campaign.describe(hanging);
    const detail = "The case does not end.";
    outcome.findings.push({ finding: { kind: "hang", detail, smallest }, seed: hanging });
    first += hung + 1;
  }
  await campaign.close();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuSeconds = (user + system) / 1_000_000;
  report(suite, outcome, { count: cases * unitsPerCase, seed, seconds, cpuSeconds });
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

/** Runs cases in a worker; resolves with the number of the case that hangs, if one does. */
async function supervise(
  file: string,
  task: Omit<Task, "progress">,
  outcome: Outcome,
  hangMs = HANG_MS,
): Promise<number | undefined> {
  const progress = new SharedArrayBuffer(8);
  const at = new Int32Array(progress);
  const worker = new Worker(new URL(file), {
    workerData: { ...task, progress },
    argv: process.argv.slice(2),
  });
  worker.on("message", (message: Message) => {
    if (message.about === "finding") outcome.findings.push(message);
    else outcome.figures = message.figures;
  });
  return new Promise((resolve, reject) => {
    const last = { number: -1, beats: -1, began: 0, beat: 0 };
    const watch = setInterval(
      () => {
        const [number, beats, now] = [Atomics.load(at, 0), Atomics.load(at, 1), Date.now()];
        if (number !== last.number) Object.assign(last, { number, began: now });
        if (beats !== last.beats) Object.assign(last, { beats, beat: now });
        if (now - last.beat < hangMs && now - last.began < CASE_MS) return;
        clearInterval(watch);
        // The first call counts: the exit that follows resolves with nothing.
        resolve(number);
        worker.terminate().catch(reject);
      },
      hangMs / (2 * BEATS),
    );
    worker.once("error", (cause) => {
      const seed = task.seed + Atomics.load(at, 0);
      reject(new Error(`The suite itself failed: give 1 ${seed} to run this case again.`, { cause }));
    });
    worker.once("exit", () => {
      clearInterval(watch);
      resolve(undefined);
    });
  });
}

async function work(suite: Suite, { seed, cases, progress }: Task): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("Cases must run in a worker.");
  const tell = (message: Message) => port.postMessage(message);
  const at = new Int32Array(progress);
  const beating = setInterval(() => Atomics.add(at, 1, 1), (suite.hangMs ?? HANG_MS) / BEATS);
  const known = new Set<string>();
  const campaign = await suite.open();
  let told = performance.now();
  for (let number = 0; number < cases; number += 1) {
    Atomics.store(at, 0, number);
    await setImmediate();
    for (const finding of await campaign.run(seed + number, (kind) => !known.has(kind))) {
      known.add(finding.kind);
      tell({ about: "finding", finding, seed: seed + number });
    }
    if (performance.now() - told > 1000) {
      told = performance.now();
      tell({ about: "figures", figures: campaign.figures() });
    }
  }
  tell({ about: "figures", figures: campaign.figures() });
  await campaign.close();
  clearInterval(beating);
}
