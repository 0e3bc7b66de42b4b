import { messageOf } from "./errors.ts";

/** Code that is loaded when it is first needed: a bundler puts it into a chunk of its own (docs/decisions/0034-loaded-on-demand.md). */
export interface OnDemand<Code> {
  readonly isLoaded: boolean;
  /** The code, once it is loaded. Throws before that, which is a bug in Sandbank. */
  readonly code: Code;
  /** Loads it, unless it is loaded. Rejects with a {@link LoadError}; the next call tries again. */
  load(): Promise<Code>;
}

/** Code of Sandbank that could not be loaded. */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

/**
 * Declares code that is loaded on demand. Use it within a turn of the queue, or before the request has its turn, so that a
 * call that waits for the code keeps its place in the order of calls (S19).
 *
 * @example const checks = onDemand("the check of signatures", () => import("./check.ts"));
 */
export function onDemand<Code extends object>(what: string, load: () => Promise<Code>): OnDemand<Code> {
  let loaded: Code | undefined;
  return {
    get isLoaded() {
      return loaded !== undefined;
    },
    get code() {
      if (loaded) return loaded;
      throw new Error(`Sandbank used ${what} before it was loaded, which is a bug in Sandbank.`);
    },
    async load() {
      try {
        loaded ??= await load();
        return loaded;
      } catch (error) {
        throw new LoadError(
          `Sandbank could not load ${what}, a part of its code that is loaded when it is first needed (${messageOf(error)}). Nothing was done: do it again once its scripts can be loaded, or reload the page after a new build.`,
          { cause: error },
        );
      }
    },
  };
}
