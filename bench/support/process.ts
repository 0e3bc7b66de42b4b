import { type ChildProcess, execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../tooling/free-port.ts";

/** How long a command may take to answer, milliseconds. */
const TIMEOUT = 30_000;

/**
 * The number that a module prints in a process of its own.
 *
 * @param source of an ES module, which imports packages as a file in `cwd` does
 * @example await printedBy(`console.log(process.memoryUsage().heapUsed)`, { cwd: work });
 */
export async function printedBy(
  source: string,
  { cwd, flags = [] }: { readonly cwd: string; readonly flags?: readonly string[] },
): Promise<number> {
  const args = [...flags, "--input-type=module", "--eval", source];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  return Number(stdout);
}

/** A command that answers over HTTP. */
export interface Command {
  /** What Node runs. */
  readonly args: (port: number) => readonly string[];
  /** Of a request that it answers with success. */
  readonly path: string;
  readonly cwd: string;
}

/** A command that runs. */
export interface Running {
  readonly url: string;
  /** Milliseconds from its start to its first answer. */
  readonly firstAnswer: number;
  stop(): Promise<void>;
}

/** Starts a command in a fresh process. Resolves when it has answered. */
export async function run({ args, path, cwd }: Command): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, args(port), { cwd, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  while (!(await answers(url + path))) {
    const isOver = child.exitCode !== null || performance.now() - begin > TIMEOUT;
    if (isOver) throw new Error(`${args(port).join(" ")} gave no answer. ${complaints}`);
    await sleep(2);
  }
  const firstAnswer = performance.now() - begin;
  return { url, firstAnswer, stop: () => end(child) };
}

/** A measure in a process of its own, which a module takes for what it is asked. */
export interface Remote {
  ask(question: unknown): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a module that answers messages with numbers; its first message says that it is ready. */
export async function remote(module: string, args: readonly string[]): Promise<Remote> {
  const child = fork(module, args);
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${module} ${args} has ended.`)));
  const next = async (): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([once(child, "message"), ended]);
    return message;
  };
  await next();
  return {
    async ask(question) {
      child.send({ question });
      return Number(await next());
    },
    stop: () => end(child),
  };
}

/** The other side of {@link remote}: answers each question with a number. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<number>): void {
  process.on("message", ({ question }: { question: Question }) => {
    answer(question).then(
      (figure) => process.send?.(figure),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.("ready");
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Authorization: "Bearer test_key", Connection: "close" } });
    await response.text();
    return response.ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
