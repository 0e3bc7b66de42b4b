import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { readOptionsOf } from "../../engine/options.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import type { ProgressMode } from "../../engine/time/progress.ts";
import type { Timers } from "../../engine/time/timers.ts";
import type { ResolvedOptions } from "../options/options.ts";
import { type BankProgress, ProgressOption } from "../options/progress-option.ts";
import type { Executor } from "../runtime/executor.ts";
import type { CallOptions } from "../runtime/long-work.ts";

/** The names of the collections whose rows may have timed steps. */
export type TimedCollection<R extends Resources> = string extends keyof R
  ? string
  : {
      [Name in keyof R]: R[Name] extends { readonly lifecycle: object } | { readonly timers: object }
        ? Name
        : never;
    }[keyof R] &
      string;

/** Makes `bank.progress`. */
export function createBankProgress<R extends Resources>(parts: {
  readonly registry: R;
  readonly executor: Executor;
  readonly timers: Timers;
}): BankProgress<TimedCollection<R>> {
  const { registry, executor, timers } = parts;
  const collections = timedCollections(registry);
  return {
    // The timed collections of a registry are those that its type names.
    get: () => modesOf(collections, (collection) => structuredClone(timers.modeOf(collection))) as never,
    async set(given, options?: CallOptions) {
      const { progress } = readOptionsOf("bank.progress.set", Given, { progress: given });
      refuseUntimed(progress, collections);
      await executor.operate(
        "action",
        () => {
          for (const [collection, mode] of Object.entries(progress)) timers.setMode(collection, mode);
        },
        (timed) => ({ kind: "progress", ...timed, modes: progress }),
        options,
      );
    },
  };
}

const Given = z.strictObject({ progress: ProgressOption });

/**
 * The options with what makes the steps of each collection that has any. Throws an {@link OptionError} for another
 * collection.
 */
export function withEachProgress(registry: Resources, options: ResolvedOptions): ResolvedOptions {
  const collections = timedCollections(registry);
  refuseUntimed(options.progress, collections);
  return { ...options, progress: modesOf(collections, (name) => options.progress[name] ?? "clock") };
}

function timedCollections(registry: Resources): readonly string[] {
  const timed = Object.values(registry).filter(
    ({ lifecycle, timers }) => lifecycle || timers?.some(({ byClock }) => !byClock),
  );
  return timed.map(({ model }) => model.collection);
}

function modesOf(collections: readonly string[], modeOf: (collection: string) => ProgressMode) {
  return Object.fromEntries(collections.map((collection) => [collection, modeOf(collection)]));
}

function refuseUntimed(progress: object, collections: readonly string[]): void {
  const [other] = Object.keys(progress).filter((collection) => !collections.includes(collection));
  if (other === undefined) return;
  const known = collections.join(", ");
  throw new OptionError(`Option 'progress.${other}' isn't a collection with timed steps: use ${known}.`);
}
