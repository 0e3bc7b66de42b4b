import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { inject, vi } from "vitest";
import { main } from "../../src/adapters/cli/main.ts";
import type { Terminal } from "../../src/adapters/cli/terminal.ts";

/** Where the bundled command is. */
export const command = fileURLToPath(new URL("command.js", inject("bundled")));
const running: ChildProcess[] = [];
/** A command starts faster where Node finds what it has compiled for another one. */
const env = { ...process.env, NODE_COMPILE_CACHE: fileURLToPath(new URL("compiled", inject("bundled"))) };

/** Ends the commands that a test has started. */
export function killAll(): void {
  for (const child of running.splice(0)) child.kill("SIGKILL");
}

/** Runs the command in this process, which takes a hundredth of the time; for commands that end by themselves. */
export async function runHere(flags: readonly string[], terminal?: Terminal) {
  const output = { out: "", err: "" };
  const write = (stream: keyof typeof output) => (text: unknown) => {
    output[stream] += `${format(text)}\n`;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(write("out")),
    vi.spyOn(console, "error").mockImplementation(write("err")),
  ];
  try {
    await main(flags, terminal);
    return { code: Number(process.exitCode ?? 0), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
  }
}

/** Runs the command in a process of its own. */
export function run(...flags: string[]) {
  return follow(spawn(process.execPath, [command, ...flags], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Runs it in a shell, after other commands of the shell. */
export function runAfter(shell: string, ...flags: string[]) {
  const script = `${shell}; exec "$0" "$@"`;
  const parts = ["-c", script, process.execPath, command, ...flags];
  return follow(spawn("sh", parts, { env, stdio: ["ignore", "pipe", "pipe"] }));
}

function follow(child: ChildProcessByStdio<null, Readable, Readable>) {
  running.push(child);
  const output = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    output.out += text;
  });
  child.stderr.on("data", (text) => {
    output.err += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code: code as number, ...output }));
  /** Resolves with the address in the one line it prints. */
  const address = async (): Promise<string> => {
    while (!output.out.includes("\n")) await Promise.race([once(child.stdout, "data"), failed(ended)]);
    return /^Sandbank answers at (\S+)\n$/.exec(output.out)?.[1] ?? output.out;
  };
  return { child, ended, address };
}

async function failed(ended: Promise<object>): Promise<never> {
  throw new Error(`The command ended: ${JSON.stringify(await ended)}`);
}
