// Measures how strong the tests are: changes the sources in one place at a time and counts which changes no test notices.
// Usage: node tooling/mutate.ts [count] [seed] [folder]
// Works on a copy of the tree, so that the sources can be edited meanwhile. What is in the panel and in the adapters is
// left out: browser tests judge them, and those are not run here.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Plan } from "./mutate-plan.ts";
import { Runner } from "./mutate-pool.ts";
import { describeFigures, describeFolders, describeSurvivor, type Result } from "./mutate-report.ts";
import { draw, type Mutant, mutantsOf } from "./mutate-sites.ts";
import type { Baseline } from "./mutate-worker.ts";

const runners = 2;
/** How long a process may take to answer, in milliseconds, beside the tests themselves. */
const timeout = 30_000;
const baselineLimit = 30 * 60_000;

const [count = 60, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number);
const folder = process.argv[4] ?? "src";
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed)) {
  throw new Error("Usage: npm run mutate [count] [seed] [folder], count and seed whole numbers.");
}

const started = Date.now();
const copy = copyTree();
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

const sources = new Map(
  globSync("src/**/*.ts", { cwd: copy })
    .filter((file) => file.startsWith(folder) && !/^src\/(?:panel|adapters|openapi\/generated)\//.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join(copy, file), "utf8")] as const),
);
const mutants = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
const chosen = draw(
  mutants.filter(({ message }) => !message),
  count,
  seed,
);
// Texts are measured too, but apart: few of them are worth a test of every word.
const texts = draw(
  mutants.filter(({ message }) => message),
  Math.round(count / 10),
  seed,
);
console.log(`${chosen.length} of ${mutants.length} mutants, ${texts.length} of them texts, seed ${seed}`);

const plan = new Plan(await remembered());
const results = await judge([...chosen, ...texts]);
report();

/** Copies what git knows or would add, so that neither caches nor builds get in. */
function copyTree(): string {
  const target = mkdtempSync(join(tmpdir(), "sandbank-mutate-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of new Set(listed.toString().split("\0").filter(Boolean))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    // A file that git still lists may have been deleted.
    for (const found of globSync(file)) cpSync(found, join(target, file));
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(target, "node_modules"));
  return target;
}

/** What was measured before, while neither the sources nor the tests have changed since. */
async function remembered(): Promise<Baseline[]> {
  const hash = createHash("sha256");
  for (const file of globSync("{src,test,fixtures,playground}/**/*.ts", { cwd: copy }).toSorted()) {
    hash.update(file).update(readFileSync(join(copy, file)));
  }
  const cache = join(".cache/mutate", `${hash.digest("hex").slice(0, 16)}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, "utf8"));
  const baselines = await measure();
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(baselines));
  return baselines;
}

/** Runs all tests once, to learn which of them pass, how long they take and what they reach. */
async function measure(): Promise<Baseline[]> {
  const pool = Array.from({ length: runners }, () => new Runner(copy, ["--baseline"]));
  const listed = await pool[0]?.run({ kind: "list" }, baselineLimit);
  if (listed?.kind !== "list") throw new Error("The tests could not be listed.");
  const halves = pool.map((_, at) => listed.tests.filter((_, index) => index % runners === at));
  const answers = await Promise.all(
    pool.map((runner, at) => runner.run({ kind: "baseline", tests: halves[at] ?? [] }, baselineLimit)),
  );
  for (const runner of pool) runner.stop();
  const baselines = answers.flatMap((answer) => (answer.kind === "baseline" ? answer.baselines : []));
  if (baselines.length < listed.tests.length)
    throw new Error("The tests did not run to their end without a mutant.");
  const failing = baselines.filter(({ passed }) => !passed).map(({ test }) => test);
  if (failing.length > baselines.length / 10)
    throw new Error(`Without a mutant these fail: ${failing.join(", ")}`);
  if (failing.length > 0) console.log(`Left out, for they fail without a mutant: ${failing.join(", ")}`);
  console.log(`${baselines.length} test files, ${seconds()} s until the first mutant`);
  return baselines;
}

/** Judges mutants in several processes at once, and prints each survivor as it is found. */
async function judge(waiting: Mutant[]): Promise<Result[]> {
  await proveApplied(waiting);
  const judged: Result[] = [];
  const left = [...waiting];
  const work = async () => {
    const runner = new Runner(copy);
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const result = await judgeOne(runner, mutant);
      judged.push(result);
      if (result.outcome === "survived") {
        console.log(`\n${mutant.message ? "text " : ""}${describeSurvivor(result, sourceOf(mutant.file))}`);
      }
      if (judged.length % 50 === 0) console.log(`\n${judged.length} of ${waiting.length}, ${seconds()} s`);
    }
    runner.stop();
  };
  await Promise.all(Array.from({ length: runners }, work));
  return judged;
}

/** Fails when a source that throws goes unnoticed: then mutants do not reach the tests, and all would survive. */
async function proveApplied([mutant]: Mutant[]): Promise<void> {
  if (!mutant) return;
  const runner = new Runner(copy);
  const tests = plan.allTests();
  const job = { kind: "mutant", file: mutant.file, source: 'throw new Error("mutant");', tests } as const;
  const answer = await runner.run(job, baselineLimit);
  runner.stop();
  if (answer.kind !== "mutant" || !answer.killedBy) throw new Error("The tests run without the mutants.");
}

async function judgeOne(runner: Runner, mutant: Mutant): Promise<Result> {
  const tests = plan.testsOf(mutant);
  if (tests.length === 0) return { mutant, outcome: "survived", tests: 0 };
  const { file, start, end, text } = mutant;
  const original = sourceOf(file);
  const source = original.slice(0, start) + text + original.slice(end);
  const answer = await runner.run({ kind: "mutant", file, source, tests }, timeout + 5 * plan.took(tests));
  // A process that ran out of memory has noticed the mutant as surely as one that never ends.
  if (answer.kind !== "mutant") return { mutant, outcome: "timeout", tests: tests.length };
  if (answer.killedBy) plan.killed(mutant, answer.killedBy);
  return { mutant, outcome: answer.killedBy ? "killed" : "survived", tests: tests.length };
}

function report(): void {
  const behavior = results.filter(({ mutant }) => !mutant.message);
  const messages = results.filter(({ mutant }) => mutant.message);
  console.log(`\n${describeFolders(behavior)}`);
  if (messages.length > 0) console.log(`${"texts, apart".padEnd(32)}${describeFigures(messages)}`);
  console.log(`\nmutate ${chosen.length} ${seed}: ${describeFigures(behavior)}, in ${seconds()} s`);
}

function sourceOf(file: string): string {
  const source = sources.get(file);
  if (source === undefined) throw new Error(`${file} is not among the sources.`);
  return source;
}

function seconds(): string {
  return ((Date.now() - started) / 1000).toFixed(0);
}
