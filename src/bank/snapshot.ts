import * as z from "zod";
import { strict } from "../engine/schema/strict.ts";
import { FIRST_ID } from "../engine/store/ids.ts";
import type { Model } from "../engine/store/model.ts";
import type { SavedTable } from "../engine/store/table-parts.ts";
import { MAX_SPEED, type SavedClock } from "../engine/time/clock.ts";
import { FIRST, LAST } from "../engine/time/instant.ts";
import { ProgressMode, type SavedProgress } from "../engine/time/progress.ts";
import { collectionOf, type Timer } from "../engine/time/timer.ts";

/** Raised by one with every change of what is saved (docs/decisions/0007-snapshots-of-earlier-versions.md). */
export const SNAPSHOT_VERSION = 4;

/**
 * All a bank holds, as plain JSON (S21): never the log, never a file's bytes. Card numbers, cvcs, account
 * numbers and ssns stand in it in clear.
 */
export interface Snapshot {
  readonly format: "sandbank-snapshot";
  readonly version: number;
  readonly clock: SavedClock;
  readonly random: readonly number[];
  readonly timers: readonly Timer[];
  /** The collections whose steps the clock does not make (X80). */
  readonly progress: SavedProgress;
  readonly tables: Readonly<Record<string, SavedTable>>;
}

/** A snapshot that this bank does not take; it has changed nothing. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

const whole = z.int();
/** One of the four words of the generator's state. */
const word = whole.min(-(2 ** 31)).max(2 ** 31 - 1);
/** The farthest a date reaches; a step may be due after bank time ends, and then never comes. */
const LAST_DATE = 8.64e15;
/** One more than the largest id of the options; from there on there are more ids than a bank can use. */
const MAX_NEXT = 10 ** 15;

/** What of a model decides how its rows are saved. */
type SavedModel = Pick<Model, "collection"> & { readonly row: z.ZodObject };

function tableSchema({ row }: SavedModel) {
  const timeline = z.array(
    z.strictObject({
      at: z.string(),
      status: z.string().nullable(),
      cause: z.enum(["request", "action", "clock", "immediate", "read"]),
    }),
  );
  return z.strictObject({
    next: whole.min(FIRST_ID).max(MAX_NEXT),
    rows: z.array(z.strictObject({ row: strict(row), timeline })),
  });
}

/** The schema of a whole snapshot of a bank with these models and kinds of timers. */
export function snapshotSchema({
  models,
  timerKinds,
}: {
  readonly models: readonly SavedModel[];
  readonly timerKinds: readonly string[];
}) {
  return z.strictObject({
    format: z.literal("sandbank-snapshot"),
    version: z.literal(SNAPSHOT_VERSION),
    clock: z.strictObject({
      at: whole.min(FIRST).max(LAST),
      since: whole.nullable(),
      speed: z.number().positive().max(MAX_SPEED),
    }),
    random: z
      .array(word)
      .length(4)
      .refine((words) => words.some((each) => each !== 0), {
        error: "must not be all zero, from which nothing can be drawn.",
      }),
    timers: z.array(
      z.strictObject({
        due: whole.min(FIRST).max(LAST_DATE),
        kind: z.enum(timerKinds),
        id: whole,
        part: z.string(),
        reads: whole.min(1).optional(),
      }),
    ),
    progress: z.strictObject(
      Object.fromEntries(timerKinds.map((kind) => [collectionOf({ kind }), ProgressMode.optional()])),
    ),
    tables: z.strictObject(Object.fromEntries(models.map((model) => [model.collection, tableSchema(model)]))),
  });
}
