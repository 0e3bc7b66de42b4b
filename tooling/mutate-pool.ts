// The processes of `npm run mutate`, each with a Vitest of its own.

import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Job } from "./mutate-worker.ts";

/** What ended a job that has no answer. */
export type Failure = { kind: "timeout" } | { kind: "crash" };

export class Runner {
  #root: string;
  #options: string[];
  #child: ChildProcess | undefined;

  /** `root` is the copy of the tree to work in. */
  constructor(root: string, options: string[] = []) {
    this.#root = root;
    this.#options = options;
  }

  /** Hands a job to the process, and ends the process when there is no answer within `limit` milliseconds. */
  async run(job: Job, limit: number): Promise<Answer | Failure> {
    this.#child ??= await this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      const settle = (outcome: Answer | Failure) => {
        clearTimeout(timer);
        child.off("message", settle);
        child.off("exit", crashed);
        if (outcome.kind === "timeout" || outcome.kind === "crash") this.stop();
        resolve(outcome);
      };
      const crashed = () => settle({ kind: "crash" });
      const timer = setTimeout(() => settle({ kind: "timeout" }), limit);
      child.on("message", settle);
      child.on("exit", crashed);
      child.send(job);
    });
  }

  /** Ends the process; the next job starts another. */
  stop(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #start(): Promise<ChildProcess> {
    const child = fork("tooling/mutate-worker.ts", this.#options, {
      cwd: this.#root,
      // The threads of its tests take no execArgv.
      env: { ...process.env, NODE_NO_WARNINGS: "1" },
      execArgv: ["--max-old-space-size=2048"],
      // The tests' own output is of no interest; what the process itself has to say is.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    return new Promise((resolve, reject) => {
      child.once("message", () => resolve(child));
      child.once("exit", (code) =>
        reject(new Error(`A test process ended with ${code} before it was ready.`)),
      );
    });
  }
}
