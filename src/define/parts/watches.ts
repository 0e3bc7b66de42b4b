import { OptionError } from "../../engine/errors.ts";
import { Problem } from "../../engine/http/problems.ts";
import { listOf } from "../../engine/options.ts";
import type { AnyRow, Model } from "../../engine/store/model.ts";
import type { WatchDefinition } from "../definition/definition.ts";
import type { DefinedBank } from "../turn/compiled.ts";
import { turnOf } from "../turn/turn.ts";
import { allOrNothing } from "../turn/undo.ts";

/** Calls what a resource does after each write of a row of other collections. */
export function watch(
  bank: DefinedBank,
  { collection }: Model,
  watches: Readonly<Record<string, WatchDefinition>>,
): void {
  // What it offers is read when it is asked for, so that one serves all writes.
  const turn = turnOf<never>(bank, collection);
  for (const [name, written] of Object.entries(watches)) {
    const other = name.replace(/\?$/, "");
    if (other !== name && !bank.store.names().includes(other)) continue;
    modelAt(bank, `${collection}.watches.${name}`, other);
    bank.store.watch(other, (after, before) =>
      allOrNothing(bank, `watches.${other} of ${collection}`, () =>
        withoutRefusal(() => written(after, before, turn)),
      ),
    );
  }
}

/** The row is written by what may be no request, and by the bank's own code, which has nothing to undo it with. */
function withoutRefusal(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new TypeError(`it can't refuse what has been written, and refused: ${error.message}`);
  }
}

/** The model of a collection that a definition names at `path`. Throws an OptionError for one that there is not. */
export function modelAt({ store }: DefinedBank, path: string, collection: string): Model<AnyRow> {
  if (!store.names().includes(collection)) {
    throw new OptionError(
      `Option 'resources.${path}' must be a collection of the bank, one of ${listOf(store.names())}, got "${collection}".`,
    );
  }
  return store.named(collection).model;
}
