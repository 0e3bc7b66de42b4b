import { html, type TemplateResult } from "lit";
import { icon, type Shape } from "./icons.ts";

/** What a status means for whoever waits. */
export type Tone = "wait" | "move" | "good" | "held" | "bad" | "off";

const SHAPE_OF: Readonly<Record<Tone, Shape>> = {
  wait: "ring",
  move: "arrow",
  good: "check",
  held: "bars",
  bad: "cross",
  off: "slash",
};

const TONE_OF: Readonly<Record<string, Tone>> = {
  pending: "wait",
  processing: "move",
  succeeded: "good",
  approved: "good",
  conditionally_approved: "good",
  failed: "bad",
  rejected: "bad",
  terminated: "bad",
  declined: "bad",
  canceled: "off",
  hold: "held",
  blocked: "held",
  suspended: "held",
};

/** The tone of a status of any resource; undefined for one that nobody knows, such as a review status of another name. */
export function toneOf(status: string): Tone | undefined {
  return TONE_OF[status.toLowerCase()];
}

/** A status by word, shape and colour; one that nobody knows gets a dot. */
export function statusBadge(status: string): TemplateResult {
  const tone = toneOf(status);
  return badge(status.replaceAll("_", " "), tone ?? "off", tone ? SHAPE_OF[tone] : "dot");
}

/** The status of an HTTP answer. */
export function httpBadge(status: number): TemplateResult {
  if (status < 400) return badge(String(status), "good", "check");
  return badge(String(status), status < 500 ? "held" : "bad", status < 500 ? "warning" : "cross");
}

/** A word with the shape and colour of a tone. */
export function badge(word: string, tone: Tone, shape: Shape = SHAPE_OF[tone]): TemplateResult {
  return html`<span class="badge tone-${tone}">${icon(shape)}<span>${word}</span></span>`;
}
