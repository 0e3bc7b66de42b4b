import type { Duration } from "sandbank/core";
import { messageOf, readClock } from "sandbank/internal";
import { tell } from "../parts/messages.ts";
import { bank } from "./bank.ts";
import { watching } from "./changes.ts";
import { noteWork } from "./keep.ts";
import { undoable } from "./undo.ts";

/** Steps of bank time that the page offers, by what their buttons are called. */
export const MOVES: readonly (readonly [label: string, by: Duration])[] = [
  ["1 hour", { hours: 1 }],
  ["1 day", { days: 1 }],
  ["1 banking day", { bankingDays: 1 }],
];

/**
 * Moves the time of the page's bank, and tells what has changed, with a way back.
 *
 * @example await moveTime("1 banking day", { bankingDays: 1 });
 */
export async function moveTime(label: string, by: Duration): Promise<void> {
  try {
    const [[, { changes }], undo] = await undoable(() => watching(bank, () => bank.clock.advance(by)));
    noteWork();
    readClock(bank);
    const changed = new Map(changes.map((change) => [`${change.collection}/${change.id}`, change]));
    const [only] = changed.size === 1 ? changed.values() : [];
    const rows =
      changed.size === 0 ? "no rows changed" : `${changed.size} row${changed.size === 1 ? "" : "s"} changed`;
    tell(`Advanced ${label} to ${dayAndTime(bank.clock.now()).join(" ")} GMT: ${rows}.`, {
      ...(only ? { row: only } : {}),
      undo,
    });
  } catch (error) {
    tell(messageOf(error), { tone: "bad" });
  }
}

/**
 * An instant as the page writes it, in GMT.
 *
 * @example dayAndTime(new Date("2026-03-05T15:00:00Z")) // ["Thu 2026-03-05", "15:00:00"]
 */
export function dayAndTime(instant: Date): readonly [day: string, time: string] {
  const [day = "", time = ""] = instant.toISOString().split("T");
  const weekday = instant.toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" });
  return [`${weekday} ${day}`, time.slice(0, 8)];
}
