import { html, nothing, type TemplateResult } from "lit";
import type { StatusEdge, UpcomingEvent } from "../../index.ts";
import type { Offer } from "../actions/offers.ts";
import { causeText } from "../actions/timeline.ts";
import { betweenText, momentText, words } from "../parts/format.ts";
import { icon, type Shape } from "../parts/icons.ts";
import { kindOf, type Transition, type Visit } from "./transitions.ts";

const SHAPES: Readonly<Record<StatusEdge["by"], Shape>> = {
  step: "clock",
  action: "action",
  request: "request",
};

const WORDS: Readonly<Record<StatusEdge["by"], string>> = {
  step: "by the clock",
  action: "by an action",
  request: "by a request",
};

/** A longer text has a line of its own: a text that wraps leaves its label as wide as it may be. */
const LONG_TEXT = 18;

/** What the shapes beside the lines mean, and whether there is more of the picture than its frame shows. */
export function keyView(isCut: boolean): TemplateResult {
  return html`<p class="legend muted" aria-hidden="true">
    ${isCut ? html`<span class="more">Scroll sideways to see more.</span>` : nothing}
    ${(["step", "action", "request"] as const).map((by) => html`<span>${icon(SHAPES[by])} ${WORDS[by]}</span>`)}
  </p>`;
}

export interface TransitionState {
  /** The times that the row made this transition. */
  readonly visits: readonly Visit[];
  /** What can be done, by the names of edges. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** The names of what may be done now. */
  readonly allowed: readonly string[];
  /** The step that is due next, where it is one of this transition. */
  readonly next: UpcomingEvent | undefined;
  readonly now: Date;
  readonly busy: boolean;
  act(offer: Offer): void;
}

/** What makes a transition; what may be done now is a button. */
export function transitionView({ to, edges }: Transition, state: TransitionState): TemplateResult {
  const { visits } = state;
  return html`${edges.map((edge, at) => [at > 0 ? html`<span class="out">; or </span>` : nothing, edgeView(edge, state, edges)])}
    <span class="out">; leads to ${words(to)}</span>
    ${visits.length > 0 ? html`<span class="visits out">${visits.map((visit) => html`<span>Taken ${whenText(visit)}</span>`)}</span>` : nothing}`;
}

function edgeView(edge: StatusEdge, state: TransitionState, edges: readonly StatusEdge[]): TemplateResult {
  const { visits, offers, allowed, next, now, busy, act } = state;
  const { by, name, when, to } = edge;
  const kind = edges.filter((other) => other.by === by);
  const isTaken = visits.some(({ cause }) => kindOf(cause) === by) && kind[0] === edge;
  const offer = by === "step" ? undefined : offers.get(name);
  const due = by === "step" && next ? `in ${betweenText(now, next.at)}` : when;
  return html`<span class="edge ${isTaken ? "taken" : ""}">
    ${icon(SHAPES[by])}
    ${
      offer && allowed.includes(name)
        ? html`<button aria-disabled=${busy} @click=${() => act(offer)}>
            ${offer.label}<span class="out"> to ${words(to)}</span>
          </button>`
        : html`<span><bdi>${offer?.label ?? words(name)}</bdi>${due ? html` <span class="when ${due.length > LONG_TEXT ? "long" : ""}">${due}</span>` : nothing}</span>`
    }
    <span class="out">, ${WORDS[by]}${isTaken ? ", taken" : ""}</span>
  </span>`;
}

/** When and by what a row got a status. */
export function whenText({ at, cause }: Visit): string {
  return `${momentText(at)} GMT, ${causeText(cause)}`;
}
