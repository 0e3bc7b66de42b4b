import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The server under attack. */
export interface Target {
  readonly port: number;
  /** What went wrong with the process: how it exited, or what it wrote to stderr; "" when nothing did. */
  trouble(): string;
  /** The memory that is held after a garbage collection, in bytes; what the allocator keeps for later is not counted. */
  memory(): Promise<number>;
  stop(): void;
}

/** Starts the server at a free port of the loopback address. Rejects when it ends before it listens. */
export async function startTarget(): Promise<Target> {
  const path = fileURLToPath(new URL("server.ts", import.meta.url));
  const child = fork(path, { execArgv: ["--expose-gc"], stdio: ["ignore", "inherit", "pipe", "ipc"] });
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
    trouble: () => [ended, errors.trim().slice(0, 2000)].filter((text) => text !== "").join(": "),
    async memory() {
      if (ended !== "") return 0;
      child.send("memory");
      return (await messageOf(child)).memory ?? 0;
    },
    stop: () => void child.kill(),
  };
}

async function messageOf(child: ChildProcess): Promise<{ readonly port?: number; readonly memory?: number }> {
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The server ended.")));
  const [message] = await Promise.race([once(child, "message"), failed]);
  return message;
}
