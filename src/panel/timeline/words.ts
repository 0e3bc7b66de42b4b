import type { HistoryEntry } from "../../index.ts";
import { causeText } from "../actions/timeline.ts";
import { type Described, nounOf, pluralOf } from "../bank/collections.ts";
import { dayText, momentText, timeText, whole, words } from "../parts/format.ts";
import type { Group } from "./source/lines.ts";
import type { Happened, TimeSource } from "./source/source.ts";

/** How many of the things that happened are said. */
const MOST = 3;

/** "ACH transfer 1001". */
export function rowText(
  bank: Described,
  { collection, id }: { readonly collection: string; readonly id: string },
): string {
  return `${nounOf(bank, collection)} ${id}`;
}

/** "ACH transfers · 12". */
export function headingText(bank: Described, groups: readonly Group[], collection: string): string {
  const count = groups.find((group) => group.collection === collection)?.ids.length ?? 0;
  return `${pluralOf(bank, collection)} · ${whole(count)}`;
}

/** What a row is now and what is to happen to it, for its track. */
export function trackText(
  source: TimeSource,
  row: { readonly collection: string; readonly id: string },
): string {
  const last = source.timeline(row).findLast(({ status }) => status !== null);
  if (!last) return `${rowText(source, row)} doesn't exist at this time.`;
  const { at, status, cause } = last;
  const since = `${rowText(source, row)}: ${words(status ?? "")} since ${momentText(at)}, ${causeText(cause)}.`;
  const due = source.due(row).map((step) => `${step.event} ${momentText(step.at)}`);
  return due.length === 0 ? `${since} Nothing scheduled.` : `${since} Next: ${due.join("; ")}.`;
}

/** What has happened on the way to an instant, as a sentence or two. */
export function movedText(bank: Described, now: number, happened: readonly Happened[]): string {
  const time = `Now ${momentText(now)}.`;
  if (happened.length === 0) return `${time} Nothing happened.`;
  const said = happened.slice(0, MOST).map((each) => happenedText(bank, each));
  const more = happened.length - said.length;
  const count = happened.length === 1 ? "1 change" : `${whole(happened.length)} changes`;
  return `${time} ${count}: ${said.join("; ")}${more > 0 ? `; and ${whole(more)} more` : ""}.`;
}

/** "ACH transfer 1001 pending → processing, by the clock". */
function happenedText(bank: Described, each: Happened): string {
  const { from, to, cause } = each;
  const statuses = [from, to].filter((status) => status !== null).map(words);
  return `${rowText(bank, each)} ${statuses.join(" → ")}, ${causeText(cause)}`;
}

/** Where in the history the bank is; `later` is how many entries are after that. */
export function whereText(bank: Described, { at, what, row }: HistoryEntry, later: number): string {
  const entry = `${dayText(at)}, ${timeText(at, true)}: ${what.slice(0, 100)}${row ? ` (${rowText(bank, row)})` : ""}`;
  if (later === 0) return `Latest. ${entry}`;
  return `In the past, with ${whole(later)} later ${later === 1 ? "entry" : "entries"}. ${entry}`;
}
