// npm run long attack [count] [seed] [name]: attacks a server on this machine over raw connections, each attack chosen
// by the seed, and ends in one line of figures. Exit code 1 with what went wrong, and the smallest part of the attack that
// does it alone: the server's process ended or complained, a 5xx other than the 503 of full worlds, an answer that lacks,
// a file outside of the folder of --state, memory that stays, another client that waited too long.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createRandom } from "../../src/engine/store/random.ts";
import { ATTACKS, mustBeAnswered, mustBeRefused } from "./attacks.ts";
import { type Outcome, play, type Script } from "./connection.ts";
import { describeScript, smallestOf } from "./smallest.ts";
import { startTarget } from "./target.ts";

const [count = 300, seed = Date.now() % 1e6] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
const names = only === undefined ? Object.keys(ATTACKS) : [only];
const AT_ONCE = 16;
/** Many bodies of megabytes at once keep a slow machine's processor busy for a second; a request that is held up waits far longer. */
const LONGEST_WAIT_MS = 3000;
/** The request log keeps its last 1,000 entries, bodies cut. */
const MAX_GROWTH_BYTES = 100 * 1024 * 1024;

const target = await startTarget();
const failures: string[] = [];
/** The attack that was found to do harm. */
let harmful: { readonly name: string; readonly script: Script } | undefined;
const statuses = new Map<number, number>();
let next = 0;

/** An attack of its own seed, so that `count` 1 with the printed seed plays it alone. */
async function attack(attackSeed: number): Promise<void> {
  // Neighboring seeds give similar first numbers, so they are spread.
  const random = createRandom(Math.imul(attackSeed, 0x9e3779b1));
  for (let at = 0; at < 8; at += 1) random.int(0, 1);
  const name = names[attackSeed % names.length] as string;
  const script = ATTACKS[name]?.(random);
  if (!script)
    throw new Error(`There is no attack ${name}: it is one of ${Object.keys(ATTACKS).join(", ")}.`);
  const outcome = await play(target.port, script, mustBeAnswered[name]?.length);
  for (const status of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const problem = problemOf(name, outcome) || target.trouble();
  if (!problem) return;
  failures.push(`${name}: ${problem}. Again: npm run long attack 1 ${attackSeed}${only ? ` ${only}` : ""}`);
  harmful ??= { name, script };
}

function problemOf(name: string, { statuses: got, text }: Outcome): string {
  const isFull = text.includes("worlds have a request in progress");
  if (got.some((status) => status >= 500 && !(status === 503 && isFull))) return text.slice(0, 300);
  const wanted = mustBeAnswered[name] ?? got;
  if (!isFull && got.join() !== wanted.join())
    return `answered with ${got.join(", ") || "nothing"} in place of ${wanted.join(", ")}`;
  return mustBeRefused.includes(name) && got.some((status) => status < 400) ? text.slice(0, 300) : "";
}

async function attacker(): Promise<void> {
  while (next < count && failures.length === 0) {
    next += 1;
    await attack(seed + next - 1);
  }
}

await fetch(`http://127.0.0.1:${target.port}/v1`);
const before = await target.memory();
const start = performance.now();
const otherClient = new Worker(new URL("other-client.ts", import.meta.url), {
  workerData: target.port,
});
await Promise.all(Array.from({ length: AT_ONCE }, attacker));
otherClient.postMessage("over");
const [other] = await once(otherClient, "message");
const { requests, longestWait }: { requests: number; longestWait: number } = other;
failures.push(...other.failures);
const seconds = (performance.now() - start) / 1000;
const growth = (target.trouble() === "" ? await target.memory() : 0) - before;
if (longestWait > LONGEST_WAIT_MS) failures.push(`Another client waited ${Math.round(longestWait)} ms.`);
if (growth > MAX_GROWTH_BYTES)
  failures.push(`The server holds ${Math.round(growth / 1e6)} MB more than before.`);
if (target.trouble() !== "" && failures.length === 0) failures.push(target.trouble());
target.stop();

const answers = [...statuses].sort().map(([status, times]) => `${status}×${times}`);
for (const failure of failures) console.error(failure);
if (harmful) {
  const { name, script } = harmful;
  // Of requests that must all be answered no part stands for the whole.
  const smallest = mustBeAnswered[name]
    ? script
    : await smallestOf(script, (outcome) => problemOf(name, outcome));
  if (smallest) console.error(`  smallest case of ${name}:\n${describeScript(smallest)}`);
  else console.error(`  ${name} does no harm alone: npm run long attack ${next} ${seed} plays all again.`);
}
console.log(
  `attack: ${next} attacks, seed ${seed}, ${seconds.toFixed(1)} s; answers ${answers.join(" ")}; ` +
    `another client waited at most ${Math.round(longestWait)} ms in ${requests} requests; memory ${Math.round(growth / 1e6)} MB more; ` +
    `${failures.length} failures`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
