import { html, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { Tone } from "../../index.ts";
import { toneOf } from "../bank/collections.ts";
import { words } from "./format.ts";
import { icon, type Shape } from "./icons.ts";

const SHAPE_OF: Readonly<Record<Tone, Shape>> = {
  wait: "ring",
  move: "arrow",
  good: "check",
  held: "bars",
  bad: "cross",
  off: "slash",
};

export function shapeOf(tone: Tone): Shape {
  return SHAPE_OF[tone];
}

/** A status of a collection by word, shape and color; one that the collection does not declare gets a dot. */
export function statusBadge(bank: PanelBank, collection: string, status: string): TemplateResult {
  const tone = toneOf(bank, collection, status);
  return badge(words(status), tone ?? "off", tone ? SHAPE_OF[tone] : "dot");
}

/** A word with the shape and color of a tone. */
export function badge(word: string, tone: Tone, shape: Shape = SHAPE_OF[tone]): TemplateResult {
  return html`<span class="badge tone-${tone}">${icon(shape)}<span>${word}</span></span>`;
}
