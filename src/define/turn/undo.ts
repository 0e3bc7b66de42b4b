import { OwnCodeError } from "../../engine/errors.ts";
import { Problem } from "../../engine/http/problems.ts";
import type { Table } from "../../engine/store/table.ts";
import type { SavedRow } from "../../engine/store/table-parts.ts";
import type { Timer } from "../../engine/time/timer.ts";
import type { DefinedBank } from "./compiled.ts";

/**
 * Runs a function of a team's that may write and then throw: that undoes all that it has written, rows, ids, timers and draws, so that
 * the turn has changed nothing. What it throws and is no Problem becomes an OwnCodeError with its `name`.
 */
export function allOrNothing<T>(bank: DefinedBank, name: string, work: () => T): T {
  const { store, timers, random } = bank;
  const [writes, draws] = [store.pendingChanges, random.save()];
  const recorded = { rows: store.recording, timers: timers.recording };
  const rows = new Map<Table, Map<number, SavedRow | undefined>>();
  const steps = new Map<string, Timer | undefined>();
  store.recording = {
    wrote(table, id, before) {
      const written = rows.get(table) ?? new Map<number, SavedRow | undefined>();
      rows.set(table, written);
      if (!written.has(id)) written.set(id, before && { row: before, timeline: table.timeline(id) });
      recorded.rows?.wrote(table, id, before);
    },
    replaced: () => recorded.rows?.replaced(),
  };
  timers.recording = {
    wrote(name) {
      if (!steps.has(name)) steps.set(name, timers.named(name));
      recorded.timers?.wrote(name);
    },
  };
  try {
    return work();
  } catch (error) {
    for (const [table, written] of rows) {
      // Ids count up: the first of those that were added is the one that was next.
      const added = [...written].flatMap(([id, before]) => (before ? [] : [id]));
      table.put(Math.min(table.next, ...added), [...written]);
    }
    const before = [...steps];
    const set = before.flatMap(([, timer]) => timer ?? []);
    const canceled = before.flatMap(([step, timer]) => (timer ? [] : [step]));
    timers.apply({ set, canceled }, undefined);
    random.load(draws);
    store.forgetChanges(writes);
    throw error instanceof Problem ? error : new OwnCodeError(name, error);
  } finally {
    store.recording = recorded.rows;
    timers.recording = recorded.timers;
  }
}
