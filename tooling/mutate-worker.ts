// A process of `npm run mutate`: keeps one Vitest and runs the tests of one mutant after the other in it. It is a
// process of its own because a mutant that never ends can only be stopped by ending the process.

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { entryAliases } from "./entries.ts";
import type { Reached } from "./mutate-reached.ts";
import { instrument } from "./mutate-sites.ts";

export type Job =
  | { kind: "list" }
  | { kind: "baseline"; tests: string[] }
  | { kind: "mutant"; file: string; source: string; tests: string[] };

export interface Baseline {
  test: string;
  passed: boolean;
  /** How long its tests took, in milliseconds. */
  took: number;
  reached: Reached;
}

export type Answer =
  | { kind: "list"; tests: string[] }
  | { kind: "baseline"; baselines: Baseline[] }
  | { kind: "mutant"; killedBy: string | undefined };

const root = process.cwd();
let order: string[] = [];
let mutant: { path: string; source: string } | undefined;
let instrumenting = false;

const sources: Plugin = {
  name: "mutants",
  enforce: "pre",
  load(id) {
    if (id === mutant?.path) return mutant.source;
    const file = relative(root, id);
    return instrumenting && /^src\/.*\.ts$/.test(file) ? instrument(file, readFileSync(id, "utf8")) : null;
  },
};

const vitest = await createVitest(
  "test",
  {
    config: false,
    watch: false,
    include: ["test/**/*.test.ts"],
    // What runs in a browser or through an older msw, starts processes, or judges the text of the sources.
    exclude: [
      "**/node_modules/**",
      "test/**/*.{browser,page,node}.test.ts",
      "test/{adapters,docs,examples,package,panel,playground,server}/**",
      "test/architecture*.test.ts",
    ],
    setupFiles: process.argv.includes("--baseline") ? ["tooling/mutate-reached.ts"] : [],
    // It is keyed by what is on the disk, where mutants never are.
    fsModuleCache: false,
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    bail: process.argv.includes("--baseline") ? 0 : 1,
    testTimeout: 20_000,
    reporters: [{}],
    sequence: {
      sequencer: class {
        shard(specifications: TestSpecification[]) {
          return Promise.resolve(specifications);
        }
        sort(specifications: TestSpecification[]) {
          const place = ({ moduleId }: TestSpecification) => order.indexOf(relative(root, moduleId));
          return Promise.resolve(specifications.toSorted((a, b) => place(a) - place(b)));
        }
      },
    },
  },
  {
    root,
    cacheDir: ".cache/mutate",
    resolve: { alias: entryAliases },
    plugins: [sources],
    logLevel: "error",
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on("message", (job: Job) => {
  answer(job).then(
    (message) => process.send?.(message),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit());
process.send?.({ kind: "ready" });

async function answer(job: Job): Promise<Answer> {
  if (job.kind === "list") {
    return { kind: "list", tests: specifications.map(({ moduleId }) => relative(root, moduleId)) };
  }
  if (job.kind === "baseline") {
    instrumenting = true;
    const { testModules } = await run(job.tests);
    for (const module of testModules) {
      for (const error of errorsOf(module)) console.error(`${nameOf(module)}: ${error}`);
    }
    return { kind: "baseline", baselines: testModules.map(baselineOf) };
  }
  const path = join(root, job.file);
  mutant = { path, source: job.source };
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await run(job.tests);
  mutant = undefined;
  vitest.invalidateFile(path);
  const failed = testModules.find((module) => module.state() === "failed");
  const killedBy = failed ? nameOf(failed) : unhandledErrors.length > 0 ? "an unhandled error" : undefined;
  return { kind: "mutant", killedBy };
}

async function run(tests: string[]) {
  order = tests;
  const wanted = new Set(tests.map((test) => join(root, test)));
  return vitest.runTestSpecifications(specifications.filter(({ moduleId }) => wanted.has(moduleId)));
}

function errorsOf(module: TestModule): string[] {
  const tests = [...module.children.allTests("failed")];
  const errors = [module.errors(), ...[...module.children.allSuites()].map((suite) => suite.errors())].flat();
  return [...errors, ...tests.flatMap((test) => test.result().errors ?? [])].map(({ message }) => message);
}

function baselineOf(module: TestModule): Baseline {
  return {
    test: nameOf(module),
    passed: module.state() === "passed",
    took: module.diagnostic().duration,
    reached: module.meta().reached ?? { loading: [], running: [] },
  };
}

function nameOf({ moduleId }: TestModule): string {
  return relative(root, moduleId);
}
