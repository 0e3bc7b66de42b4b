import { type CloudflareOptions, readCloudflareOptions } from "./options.ts";
import type { ObjectState, WorldsEnv } from "./platform.ts";
import { createWorker } from "./worker.ts";
import { World } from "./world/world.ts";

export type { WorldBankOptions } from "./bank-options.ts";
export type { CloudflareOptions } from "./options.ts";
export type { ObjectNamespace, ObjectState, ObjectStorage, SqlStorage, WorldsEnv } from "./platform.ts";

/** A world's Durable Object, as the platform sees it. */
export interface WorldObject {
  /** Answers a request. */
  fetch(request: Request): Promise<Response>;
  /** Makes the steps that are due. */
  alarm(): Promise<void>;
}

/** What a worker's module exports. */
export interface CloudflareBank {
  /** The class of the Durable Objects, one for each world. */
  readonly World: new (
    state: ObjectState,
    env: WorldsEnv,
  ) => WorldObject;
  /** The worker, for the default export. */
  readonly worker: { fetch(request: Request, env: WorldsEnv): Promise<Response> };
}

/**
 * Makes a worker in which each world is a bank of its own, in a Durable Object with SQLite storage that has the binding `WORLDS`.
 * What was answered is stored, and steps fall due while no one asks. Throws an OptionError that names each invalid option.
 *
 * @example
 * const { World, worker } = cloudflareBank({ bank: { scenario: starter } });
 * export { World };
 * export default worker;
 */
export function cloudflareBank(options: CloudflareOptions = {}): CloudflareBank {
  const resolved = readCloudflareOptions(options);
  return {
    World: class extends World {
      constructor(state: ObjectState, env: WorldsEnv) {
        super(state, env, resolved);
      }
    },
    worker: createWorker(resolved),
  };
}
