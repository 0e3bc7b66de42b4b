import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The server under attack. */
export interface Target {
  readonly port: number;
  /** What went wrong with the process: how it exited, what it wrote to stderr, or beside its folder; "" when nothing did. */
  trouble(): string;
  /** The memory that is held after a garbage collection, in bytes; what the allocator keeps for later is not counted. */
  memory(): Promise<number>;
  stop(): void;
}

/** Starts the server at a free port of the loopback address. Rejects when it ends before it listens. */
export async function startTarget(): Promise<Target> {
  const path = fileURLToPath(new URL("server.ts", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "sandbank-attack-"));
  const child = fork(path, [join(folder, "worlds/")], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let errors = "";
  let ended = "";
  child.stderr?.on("data", (text) => {
    errors += text;
  });
  child.once("exit", (code, signal) => {
    ended = `the process ended with ${signal ?? code}`;
  });
  const { port } = await messageOf(child);
  return {
    port: port ?? 0,
    trouble() {
      const outside = readdirSync(folder).filter((name) => name !== "worlds");
      return [ended, errors.trim().slice(0, 2000), outside.join(", ")]
        .filter((text) => text !== "")
        .join(": ");
    },
    async memory() {
      if (ended !== "") return 0;
      child.send("memory");
      return (await messageOf(child)).memory ?? 0;
    },
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function messageOf(child: ChildProcess): Promise<{ readonly port?: number; readonly memory?: number }> {
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The server ended.")));
  const [message] = await Promise.race([once(child, "message"), failed]);
  return message;
}
