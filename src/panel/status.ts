import { html, type TemplateResult } from "lit";
import type { LogEntry, Tone } from "../index.ts";
import type { PanelBank } from "./bank.ts";
import { toneOf } from "./data/collections.ts";
import { icon, type Shape } from "./icons.ts";
import { type Break, breakOf } from "./requests/faulted.ts";

const SHAPE_OF: Readonly<Record<Tone, Shape>> = {
  wait: "ring",
  move: "arrow",
  good: "check",
  held: "bars",
  bad: "cross",
  off: "slash",
};

/** The shape of a tone. */
export function shapeOf(tone: Tone): Shape {
  return SHAPE_OF[tone];
}

/** A status of a collection by word, shape and colour; one that the collection does not declare gets a dot. */
export function statusBadge(bank: PanelBank, collection: string, status: string): TemplateResult {
  const tone = toneOf(bank, collection, status);
  return badge(status.replaceAll("_", " "), tone ?? "off", tone ? SHAPE_OF[tone] : "dot");
}

/** What the caller gets in place of an answer, by the fault that broke the connection. */
const BROKEN: Readonly<Record<Break, string>> = {
  refuse: "refused",
  hang: "hangs",
  "lost-reply": "lost",
  truncate: "cut off",
};

/** The status of the answer that the caller of a request gets, or how the connection broke. */
export function httpBadge(entry: Pick<LogEntry, "status" | "fault">): TemplateResult {
  const { status } = entry;
  const broken = breakOf(entry);
  if (broken) return badge(BROKEN[broken], "bad");
  if (status < 400) return badge(String(status), "good", "check");
  return badge(String(status), status < 500 ? "held" : "bad", status < 500 ? "warning" : "cross");
}

/** A word with the shape and colour of a tone. */
export function badge(word: string, tone: Tone, shape: Shape = SHAPE_OF[tone]): TemplateResult {
  return html`<span class="badge tone-${tone}">${icon(shape)}<span>${word}</span></span>`;
}
