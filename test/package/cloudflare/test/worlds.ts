import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type RemoteBank } from "sandbank/core";
import { startRuntime } from "../runtime.js";

/** The key of the control. */
export const CONTROL_KEY = "control-key-of-the-checks";
/** The key for making worlds. */
export const WORLDS_KEY = "worlds-key-of-the-checks";

/** Both as secrets of the worker. */
export const secrets = { SANDBANK_CONTROL_KEY: CONTROL_KEY, SANDBANK_WORLDS_KEY: WORLDS_KEY };

/** The example's worker in a runtime of its own. */
export interface Worlds {
  readonly origin: string;
  /** Makes a world, and connects to it. */
  make(name: string): Promise<RemoteBank>;
  /** Ends the runtime, and removes what it has stored. */
  stop(): Promise<void>;
}

/** Starts it, with variables of the environment beside its keys. */
export async function startWorlds(variables: Readonly<Record<string, string>> = {}): Promise<Worlds> {
  const folder = await mkdtemp(join(tmpdir(), "worlds-"));
  const runtime = startRuntime({ folder, bindings: { ...secrets, ...variables } });
  const { origin } = await runtime.ready;
  return {
    origin,
    async make(name) {
      const headers = { "x-sandbank-key": WORLDS_KEY };
      const answer = await fetch(`${origin}/_worlds/${name}`, { method: "PUT", headers });
      if (answer.status !== 201) throw new Error(`The world was not made: ${await answer.text()}`);
      return connect({ baseUrl: origin, world: name, key: CONTROL_KEY });
    },
    async stop() {
      await runtime.dispose();
      await rm(folder, { recursive: true });
    },
  };
}
