import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";

/** Where the bundled command is. */
export const command = fileURLToPath(new URL("command.js", inject("bundled")));
const running: ChildProcess[] = [];

/** Ends the commands that a test has started. */
export function killAll(): void {
  for (const process of running.splice(0)) process.kill("SIGKILL");
}

/** Runs the command. */
export function run(...flags: string[]) {
  return follow(spawn(process.execPath, [command, ...flags], { stdio: ["ignore", "pipe", "pipe"] }));
}

/** Runs it in a shell, after other commands of the shell. */
export function runAfter(shell: string, ...flags: string[]) {
  const script = `${shell}; exec "$0" "$@"`;
  const parts = ["-c", script, process.execPath, command, ...flags];
  return follow(spawn("sh", parts, { stdio: ["ignore", "pipe", "pipe"] }));
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
