import { html, type TemplateResult } from "lit";
import { SMALLEST } from "./place.ts";

const STEP_PX = 24;

/** The edge by which a docked panel is made larger or smaller, with the pointer or the arrows. */
export function edgeView(
  dock: "right" | "bottom",
  size: number,
  resize: (size: number) => void,
): TemplateResult {
  const isRight = dock === "right";
  const largest = isRight ? innerWidth : innerHeight;
  const to = (wanted: number) => resize(Math.round(Math.max(SMALLEST[dock], Math.min(wanted, largest))));
  const onKey = (event: KeyboardEvent) => {
    const larger = isRight ? "ArrowLeft" : "ArrowUp";
    const smaller = isRight ? "ArrowRight" : "ArrowDown";
    if (event.key === larger) to(size + STEP_PX);
    else if (event.key === smaller) to(size - STEP_PX);
    else return;
    event.preventDefault();
  };
  const onMove = (event: PointerEvent) => {
    if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) {
      to(isRight ? innerWidth - event.clientX : innerHeight - event.clientY);
    }
  };
  return html`<div
    class="edge"
    role="separator"
    tabindex="0"
    aria-label="Size of the panel"
    aria-orientation=${isRight ? "vertical" : "horizontal"}
    aria-valuenow=${size}
    aria-valuemin=${SMALLEST[dock]}
    aria-valuemax=${largest}
    @keydown=${onKey}
    @pointerdown=${(event: PointerEvent) => (event.currentTarget as Element).setPointerCapture(event.pointerId)}
    @pointermove=${onMove}
  ></div>`;
}
