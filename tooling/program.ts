import type { ChildProcess, SpawnOptions, SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import spawn from "cross-spawn";

// A program here may be npm or one of a package: on Windows those are scripts of its shell, which Node alone does not start.

/**
 * Runs a program to its end. Returns what it has printed. Throws an Error when it fails, with the first lines of what it has printed
 * where no one saw them.
 *
 * @example runProgram("tsc", ["-p", folder], { stdio: "inherit" });
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Omit<SpawnSyncOptions, "encoding"> = {},
): string {
  const { status, stdout, stderr, error } = spawn.sync(command, [...args], {
    stdio: ["pipe", "pipe", "inherit"],
    ...options,
    encoding: "utf8",
  });
  if (status === 0) return stdout ?? "";
  const unseen = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").slice(0, 20).join("\n");
  throw new Error(`${command} ${args.join(" ")} failed (${error?.message ?? status}).\n${unseen}`.trim());
}

/** Does the same beside other work. */
export async function awaitProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<string> {
  const child = spawn(command, [...args], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  const printed = child.stdout ? await text(child.stdout) : "";
  const [status] = await ended;
  if (status === 0) return printed;
  throw new Error(`${command} ${args.join(" ")} failed (${status}).`);
}

/** Starts a program that goes on until `endProgram`. What it prints is dropped. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  // In a group of its own, which is ended with all that it has started. Windows has none, and would open a window.
  const detached = process.platform !== "win32";
  return spawn(command, [...args], { ...options, stdio: "ignore", detached });
}

/** Ends a program that `startProgram` has started, with all that it has started. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  if (process.platform === "win32") runProgram("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
  else process.kill(-child.pid, "SIGTERM");
  await ended;
}
