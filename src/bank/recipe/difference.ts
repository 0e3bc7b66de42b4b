import { tableDelta } from "../../engine/store/deltas/table-delta.ts";
import { keyOf } from "../../engine/store/ids.ts";
import type { SavedRow, SavedTable } from "../../engine/store/table-parts.ts";
import { nameOf } from "../../engine/time/timer.ts";
import { timersDelta } from "../../engine/time/timers-delta.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { PartialDelta } from "../turns/delta.ts";

/**
 * What makes one state of another, but for the clock, in the form of a delta. Rows that the two share are known by
 * identity, others are compared as JSON.
 */
export function differenceOf(before: Snapshot, after: Snapshot): PartialDelta {
  const names = Object.keys(after.tables);
  const tables = names.flatMap((name) => {
    const delta = differenceOfTables(before.tables[name] as SavedTable, after.tables[name] as SavedTable);
    return delta ? [[name, delta] as const] : [];
  });
  const timersNow = byName(after);
  const timersBefore = byName(before);
  // A timer that is the same is known by identity, as a row is.
  for (const [name, timer] of timersBefore)
    if (isSame(timer, timersNow.get(name))) timersNow.set(name, timer);
  const written = new Map(
    [...timersBefore.keys(), ...timersNow.keys()].map((name) => [name, timersBefore.get(name)]),
  );
  const timers = timersDelta(written, (name) => timersNow.get(name));
  return {
    at: after.clock.at,
    ...(!isSame(before.random, after.random) && { random: after.random }),
    ...(!isSame(before.progress, after.progress) && { progress: after.progress }),
    ...(timers && { timers }),
    ...(tables.length > 0 && { tables: Object.fromEntries(tables) }),
  };
}

function differenceOfTables(before: SavedTable, after: SavedTable) {
  const [rowsBefore, rowsNow] = [byId(before), byId(after)];
  for (const [id, saved] of rowsBefore) if (isSame(saved, rowsNow.get(id))) rowsNow.set(id, saved);
  const ids = [...rowsBefore.keys(), ...rowsNow.keys()];
  const written = new Map(ids.map((id) => [id, rowsBefore.get(id)]));
  const delta = tableDelta({ next: after.next, saved: (id) => rowsNow.get(id) }, written);
  return delta ?? (before.next === after.next ? undefined : { next: after.next, rows: [] });
}

function byId({ rows }: SavedTable): Map<number, SavedRow> {
  return new Map(rows.map((saved) => [keyOf(saved.row), saved]));
}

function byName({ timers }: Snapshot) {
  return new Map(timers.map((timer) => [nameOf(timer), timer]));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
