import { html, nothing, svg, type TemplateResult } from "lit";
import { arrowheadOf, type Drawing, pathOf } from "./layout.ts";
import type { Point, Size } from "./routing.ts";
import { keyOf, type Visit } from "./transitions.ts";

/** The dot from which the first status is reached: a name that no status has. */
export const START = " ";

/** The lines of the picture; those that a row has taken are marked. */
export function linesView(
  { width, height, lines, boxes }: Drawing,
  visits: readonly Visit[],
): TemplateResult {
  const taken = new Set(visits.map(({ transition, status }) => transition ?? keyOf(START, status)));
  const start = boxes.get(START);
  return html`<svg class="lines" width=${width} height=${height} aria-hidden="true">
    ${start ? svg`<circle class="start" cx=${start.x} cy=${start.y} r="6"/>` : nothing}
    ${[...lines].map(
      ([key, points]) => svg`<g class=${taken.has(key) ? "taken" : ""} data-line=${key}>
        <path class="line" d=${pathOf(points)}/><path class="arrowhead" d=${arrowheadOf(points)}/>
      </g>`,
    )}
  </svg>`;
}

/** The style that puts the middle of an element at a point. */
export function placed(middle: Point | undefined): string {
  return middle ? `left:${middle.x}px;top:${middle.y}px;translate:-50% -50%` : "";
}

/** How large the elements of a kind are, by their names. */
export function sizesOf(root: ParentNode, kind: "node" | "transition"): Map<string, Size> {
  const elements = root.querySelectorAll<HTMLElement>(`[data-${kind}]`);
  return new Map(
    Array.from(elements, (element) => [
      element.dataset[kind] ?? "",
      { width: element.offsetWidth, height: element.offsetHeight },
    ]),
  );
}
