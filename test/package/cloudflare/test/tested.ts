import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { connect, type RemoteBank } from "sandbank/core";
import { build } from "vite";
import { minimalTransfer } from "../repository/test/support/bodies.ts";
import { MONDAY } from "../repository/test/support/monday.ts";
import { startRuntime } from "../runtime.js";
import { CONTROL_KEY, secrets, WORLDS_KEY } from "./worlds.ts";

/** The worker of `tested-worker.ts`, which can be ended and started again with the worlds that it has kept. */
export class Tested {
  readonly #folder: string;
  #runtime: ReturnType<typeof startRuntime>;
  #origin: string;

  private constructor(folder: string, runtime: ReturnType<typeof startRuntime>, origin: string) {
    this.#folder = folder;
    this.#runtime = runtime;
    this.#origin = origin;
  }

  static async start(): Promise<Tested> {
    await build({
      configFile: "vite.config.ts",
      logLevel: "error",
      build: { ssr: "test/tested-worker.ts", outDir: "dist/tested", emptyOutDir: false },
    });
    const folder = await mkdtemp(join(tmpdir(), "worlds-"));
    const runtime = startRuntime({ folder, bindings: secrets, scriptPath: SCRIPT });
    return new Tested(folder, runtime, (await runtime.ready).origin);
  }

  /** Makes a world, and connects to it. */
  async make(world: string, clock: object = { start: MONDAY, paused: true }): Promise<RemoteBank> {
    const headers = { "x-sandbank-key": WORLDS_KEY };
    const made = await send(new Request(`${this.#origin}/_worlds/${world}`, { method: "PUT", headers }));
    if (made.status !== 201) throw new Error(await made.text());
    await this.bank(world).reset({ clock });
    return this.bank(world);
  }

  bank(world: string): RemoteBank {
    return connect({ baseUrl: this.#origin, world, key: CONTROL_KEY, fetch: send });
  }

  /** Creates a transfer to a receiver. Resolves with its status, and its id where it was created. */
  async transfer(world: string, receiver_name: string): Promise<{ status: number; id: string }> {
    const headers = {
      Authorization: "Bearer test",
      "Content-Type": "application/json",
      "x-sandbank-world": world,
    };
    const body = JSON.stringify({ data: { ...minimalTransfer, receiver_name } });
    const response = await send(new Request(`${this.#origin}/v1/ach`, { method: "POST", headers, body }));
    const { data } = (await response.json()) as { data?: { id: string } };
    return { status: response.status, id: data?.id ?? "" };
  }

  /** Gives orders to the object of a world. */
  async order(world: string, orders: object): Promise<void> {
    const headers = { "x-sandbank-world": world };
    const response = await fetch(`${this.#origin}/_tested`, {
      method: "POST",
      headers,
      body: JSON.stringify(orders),
    });
    await response.text();
  }

  /** How often the alarm of a world has gone off. */
  async alarms(world: string): Promise<number> {
    const response = await fetch(`${this.#origin}/_tested`, { headers: { "x-sandbank-world": world } });
    return ((await response.json()) as { alarms: number }).alarms;
  }

  /** Ends the runtime, and starts it again. */
  async restart(): Promise<void> {
    await this.#runtime.dispose();
    await this.#startAgain();
  }

  /** Kills the runtime's process. */
  kill(): void {
    for (const pid of childrenOf(process.pid))
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd")) process.kill(pid, "SIGKILL");
  }

  /** Kills it, and starts it again. */
  async killAndRestart(): Promise<void> {
    this.kill();
    await this.restart();
  }

  async stop(): Promise<void> {
    await this.#runtime.dispose();
    await rm(this.#folder, { recursive: true });
  }

  async #startAgain(): Promise<void> {
    this.#runtime = startRuntime({ folder: this.#folder, bindings: secrets, scriptPath: SCRIPT });
    this.#origin = (await this.#runtime.ready).origin;
  }
}

const SCRIPT = "dist/tested/tested-worker.js";

/** On a connection of its own: one that is kept open is closed by the runtime after five seconds, maybe under a request. */
function send(request: Request): Promise<Response> {
  request.headers.set("Connection", "close");
  return fetch(request);
}

/** The processes that a process of this machine, which runs Linux, has started. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}
