import { html, type TemplateResult } from "lit";
import { type Edge, isBeside } from "./dock.ts";
import { SMALLEST } from "./saved.ts";

const STEP_PX = 24;

/** By key, whether it makes a panel at that edge larger. */
const KEYS: Readonly<Record<Edge, Readonly<Record<string, 1 | -1>>>> = {
  right: { ArrowLeft: 1, ArrowRight: -1 },
  left: { ArrowRight: 1, ArrowLeft: -1 },
  top: { ArrowDown: 1, ArrowUp: -1 },
  bottom: { ArrowUp: 1, ArrowDown: -1 },
};

/** How far a point is from an edge of the page. */
const DISTANCE: Readonly<Record<Edge, (event: PointerEvent) => number>> = {
  right: ({ clientX }) => innerWidth - clientX,
  left: ({ clientX }) => clientX,
  top: ({ clientY }) => clientY,
  bottom: ({ clientY }) => innerHeight - clientY,
};

/** The edge by which a docked panel is made larger or smaller, with the pointer or the arrows. */
export function edgeView(dock: Edge, size: number, resize: (size: number) => void): TemplateResult {
  const largest = isBeside(dock) ? innerWidth : innerHeight;
  const to = (wanted: number) => resize(Math.round(Math.max(SMALLEST[dock], Math.min(wanted, largest))));
  const onKey = (event: KeyboardEvent) => {
    const larger = KEYS[dock][event.key];
    if (larger === undefined) return;
    to(size + larger * STEP_PX);
    event.preventDefault();
  };
  const onMove = (event: PointerEvent) => {
    if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) to(DISTANCE[dock](event));
  };
  return html`<div
    class="edge"
    role="separator"
    tabindex="0"
    aria-label="Size of the panel"
    aria-orientation=${isBeside(dock) ? "vertical" : "horizontal"}
    aria-valuenow=${size}
    aria-valuemin=${SMALLEST[dock]}
    aria-valuemax=${largest}
    @keydown=${onKey}
    @pointerdown=${(event: PointerEvent) => (event.currentTarget as Element).setPointerCapture(event.pointerId)}
    @pointermove=${onMove}
  ></div>`;
}
