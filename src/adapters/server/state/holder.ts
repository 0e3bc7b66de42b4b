import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import process from "node:process";
import { codeOf } from "./stat.ts";

/** A process as a lock names it, so that another process can tell whether it is still running. */
export interface Holder {
  readonly pid: number;
  /** The name of its machine or container. */
  readonly host: string;
  /** When it was started, in ticks since the machine was; Linux alone. A pid is used again, but not with this. */
  readonly start?: string;
  /** Which start of the machine this is, the same in all its containers; Linux alone. */
  readonly boot?: string;
  /** Within which pids mean something, a container's own; Linux alone. */
  readonly pids?: string;
}

/** Whether a process is running: "unknown" for one of another machine or container. */
export type Running = "yes" | "no" | "unknown";

/** This process. */
export async function thisProcess(): Promise<Holder> {
  const { pid } = process;
  const [stat, boot, pids] = await Promise.all([
    statOf(pid),
    orNothing(readFile("/proc/sys/kernel/random/boot_id", "utf8")),
    orNothing(readlink("/proc/self/ns/pid")),
  ]);
  return {
    ...{ pid, host: hostname() },
    ...(stat && { start: stat.start }),
    ...(boot && { boot: boot.trim() }),
    ...(pids && { pids }),
  };
}

/** Tells whether a process is running, as far as `own`, this process, can tell. */
export async function isRunning(holder: Holder, own: Holder): Promise<Running> {
  const { boot, host } = own;
  if (boot === undefined && holder.host !== host) return "unknown";
  if (holder.boot !== boot) {
    // A machine that was started again runs nothing of before. WSL has the name of the Windows around it, which has no `boot`.
    return holder.host === host && holder.boot !== undefined && boot !== undefined ? "no" : "unknown";
  }
  if (holder.pids !== own.pids) return "unknown";
  if (!isPidTaken(holder.pid)) return "no";
  const stat = await statOf(holder.pid);
  if (!stat || holder.start === undefined) return "yes";
  // A process that has ended keeps its pid until its parent has asked how.
  const isOver = stat.state === "Z" || stat.state === "X";
  return isOver || stat.start !== holder.start ? "no" : "yes";
}

function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Processes of other users must not be signaled, but they are there.
    return codeOf(error) !== "ESRCH";
  }
}

/** What Linux says about a process; undefined where it does not. */
async function statOf(pid: number): Promise<{ readonly state: string; readonly start: string } | undefined> {
  const text = await orNothing(readFile(`/proc/${pid}/stat`, "utf8"));
  // The name before it may hold spaces and parentheses.
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  const [state, start] = [fields?.[0], fields?.[19]];
  return state !== undefined && start !== undefined ? { state, start } : undefined;
}

/** What is read from where only Linux has something. */
async function orNothing(reading: Promise<string>): Promise<string | undefined> {
  try {
    return await reading;
  } catch {
    return undefined;
  }
}
