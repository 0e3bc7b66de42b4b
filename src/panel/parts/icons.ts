import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

/** Outlines on a field of 16 by 16. */
const SHAPES = {
  check: svg`<path d="M3 8.5l3.5 3.5L13 4.5"/>`,
  cross: svg`<path d="M4 4l8 8M12 4l-8 8"/>`,
  ring: svg`<circle cx="8" cy="8" r="5"/>`,
  arrow: svg`<path d="M2.5 8h10M8.5 4l4 4-4 4"/>`,
  bars: svg`<path d="M5.5 3.5v9M10.5 3.5v9"/>`,
  slash: svg`<circle cx="8" cy="8" r="5.5"/><path d="M4.2 11.8l7.6-7.6"/>`,
  dot: svg`<circle cx="8" cy="8" r="2.5" fill="currentColor"/>`,
  play: svg`<path d="M5 3l8 5-8 5z"/>`,
  back: svg`<path d="M13 8H3M7 4L3 8l4 4"/>`,
  right: svg`<rect x="2" y="2.5" width="12" height="11" rx="1"/><path d="M10 2.5v11"/>`,
  left: svg`<rect x="2" y="2.5" width="12" height="11" rx="1"/><path d="M6 2.5v11"/>`,
  top: svg`<rect x="2" y="2.5" width="12" height="11" rx="1"/><path d="M2 6.5h12"/>`,
  bottom: svg`<rect x="2" y="2.5" width="12" height="11" rx="1"/><path d="M2 9.5h12"/>`,
  clock: svg`<circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.5 1.5"/>`,
  request: svg`<path d="M2 5.5h11l-3-3M14 10.5H3l3 3"/>`,
  action: svg`<path d="M9 1.5L3.5 9H8l-1 5.5L12.5 7H8z"/>`,
  warning: svg`<path d="M8 2L1.5 13.5h13zM8 6.5v3.5M8 12v.2"/>`,
  undo: svg`<path d="M3 6.5h7a3.5 3.5 0 010 7H6M6 3.5l-3 3 3 3"/>`,
  layout: svg`<rect x="2" y="2.5" width="12" height="11" rx="1"/><path d="M10 2.5v11M5 6h2M5 9h2"/>`,
  copy: svg`<rect x="5.5" y="5.5" width="8" height="8" rx="1"/><path d="M10.5 5.5v-3h-8v8h3"/>`,
  mark: svg`<path d="M2 9.5c2.2-4 4.1-6 6-6s3.8 2 6 6zM2 12.5c1-1 2-1 3 0s2 1 3 0 2-1 3 0 2 1 3 0"/>`,
} satisfies Record<string, SVGTemplateResult>;

/** The name of an outline. */
export type Shape = keyof typeof SHAPES;

/** An outline in the color of the text around it; it says nothing by itself. */
export function icon(shape: Shape): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${SHAPES[shape]}</svg>`;
}
