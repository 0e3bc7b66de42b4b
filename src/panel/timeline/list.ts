import { html, nothing, type TemplateResult } from "lit";
import type { Cause } from "../../index.ts";
import { causeText } from "../actions/timeline.ts";
import { toneOf } from "../bank/collections.ts";
import { dayText, momentText, timeText, whole, words } from "../parts/format.ts";
import { badge } from "../parts/status.ts";
import { closingText } from "./paint/days.ts";
import { segmentsOf } from "./paint/segments.ts";
import type { Group } from "./source/lines.ts";
import type { TimeSource } from "./source/source.ts";
import { rowText } from "./words.ts";

/** A line of the list: a status that a row has got, or a step that is due. */
export interface Listed {
  /** Milliseconds. */
  readonly at: number;
  readonly collection: string;
  readonly id: string;
  readonly what:
    | { readonly from: string | undefined; readonly to: string; readonly cause: Cause }
    | { readonly event: string };
}

/** How many lines are shown at a time. */
const PAGE = 100;

/** All that is drawn, as lines in order: what happened, then what is due. */
export function linesOf(source: TimeSource, groups: readonly Group[]): readonly Listed[] {
  const { now } = source.time;
  const happened = groups.flatMap(({ collection, ids }) =>
    ids.flatMap((id) => {
      const segments = segmentsOf(source.timeline({ collection, id }), now);
      return segments.map(({ from: at, status: to, cause }, index) => {
        return { at, collection, id, what: { from: segments[index - 1]?.status, to, cause } };
      });
    }),
  );
  const shown = new Set(groups.map(({ collection }) => collection));
  const due = source
    .upcoming()
    .filter(({ collection }) => shown.has(collection))
    .map(({ at, collection, id, event }) => ({ at: Date.parse(at), collection, id, what: { event } }));
  return [...happened.sort((one, other) => one.at - other.at), ...due];
}

/** The page of the list on which bank time is. */
export function presentPage(lines: readonly Listed[]): number {
  const due = lines.findIndex(({ what }) => "event" in what);
  return Math.floor(Math.max((due < 0 ? lines.length : due) - 1, 0) / PAGE);
}

/** The list as a table, a page at a time. */
export function listView(
  source: TimeSource,
  lines: readonly Listed[],
  { page, turn, show }: { page: number; turn: (page: number) => void; show: (line: Listed) => void },
): TemplateResult {
  const pages = Math.max(Math.ceil(lines.length / PAGE), 1);
  const at = Math.min(page, pages - 1);
  const shown = lines.slice(at * PAGE, (at + 1) * PAGE);
  const count = `${whole(lines.length)} ${lines.length === 1 ? "line" : "lines"}`;
  return html`<div class="list" role="region" aria-label="List" tabindex="0">
      <table>
        <caption>
          Past and scheduled events: ${count}${pages > 1 ? `, page ${at + 1} of ${pages}` : ""}
        </caption>
        <thead>
          <tr><th scope="col">Time</th><th scope="col">Row</th><th scope="col">From → to</th><th scope="col">Cause</th></tr>
        </thead>
        <tbody>
          ${shown.map((line, index) => {
            const before = shown[index - 1] ?? lines[at * PAGE - 1];
            return html`${isNextPart(line, before) ? nowView(source) : nothing}
              ${index === 0 || dayText(line.at) !== dayText(before?.at ?? 0) ? dayView(line.at) : nothing}
              ${lineView(source, line, show)}`;
          })}
          ${at === pages - 1 && !lines.some(isDue) ? nowView(source) : nothing}
        </tbody>
      </table>
    </div>
    ${
      pages > 1
        ? html`<nav class="bar pages" aria-label="Pages of the list">
            <button aria-disabled=${at === 0} @click=${() => turn(Math.max(at - 1, 0))}>Earlier</button>
            <button @click=${() => turn(presentPage(lines))}>Go to now</button>
            <button aria-disabled=${at === pages - 1} @click=${() => turn(Math.min(at + 1, pages - 1))}>Later</button>
          </nav>`
        : nothing
    }`;
}

export function scrollToNow(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>(".list");
  const now = list?.querySelector<HTMLElement>("tr.now");
  if (list && now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
}

function isDue({ what }: Listed): boolean {
  return "event" in what;
}

/** Whether what is due begins with this line. */
function isNextPart(line: Listed, before: Listed | undefined): boolean {
  return isDue(line) && !(before && isDue(before));
}

function nowView({ time }: TimeSource): TemplateResult {
  return html`<tr class="now"><th scope="rowgroup" colspan="4">Bank time: ${momentText(time.now)}</th></tr>`;
}

function dayView(at: number): TemplateResult {
  const closing = closingText(at);
  return html`<tr class="day">
    <th scope="rowgroup" colspan="4">${dayText(at)}${closing === undefined ? nothing : html` · ${closing}`}</th>
  </tr>`;
}

function lineView(source: TimeSource, line: Listed, show: (line: Listed) => void): TemplateResult {
  const { at, collection, what } = line;
  const status = (name: string) => badge(words(name), toneOf(source, collection, name) ?? "off");
  return html`<tr class=${isDue(line) ? "due" : "done"}>
    <td><time datetime=${new Date(at).toISOString()}>${timeText(at, true)}</time></td>
    <td><button class="link" @click=${() => show(line)}>${rowText(source, line)}</button></td>
    ${
      "event" in what
        ? html`<td><span class="coming">${what.event}</span> scheduled</td><td>by the clock</td>`
        : html`<td>${what.from === undefined ? nothing : html`${status(what.from)} → `}${status(what.to)}</td>
            <td>${causeText(what.cause)}</td>`
    }
  </tr>`;
}
