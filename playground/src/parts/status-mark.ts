import { html, svg, type TemplateResult } from "lit";
import type { Tone as PanelTone } from "sandbank";

/** How a status looks: its colour and its shape. The word is always shown too. */
export type Tone = PanelTone | "warned";

const shapes: Record<Tone, TemplateResult> = {
  good: svg`<circle cx="6" cy="6" r="5.250" fill="currentColor"/><path d="M3.500 6.200l1.800 1.800 3.300-3.800" class="mark"/>`,
  bad: svg`<path d="M6 .8l5.200 5.200L6 11.200.8 6z" fill="currentColor"/><path d="M6 3.300v3.200M6 8.300v.2" class="mark"/>`,
  wait: svg`<circle cx="6" cy="6" r="4.400" class="line"/><path d="M6 3.500V6l1.600 1.200" class="line"/>`,
  move: svg`<path d="M1.500 6h8M6.300 2.700L9.700 6 6.300 9.300" class="line"/>`,
  held: svg`<path d="M4 2v8M8 2v8" class="line"/>`,
  warned: svg`<path d="M6 1.2l5.2 9.300H.8z" class="line"/><path d="M6 4.800v2.700M6 9v.1" class="line"/>`,
  off: svg`<path d="M2.500 2.500l7 7M9.500 2.500l-7 7" class="line"/>`,
};

/** A status by its word, a colour and a shape. */
export function markOf(status: string, tone: Tone): TemplateResult {
  return html`<span class="status" data-tone=${tone}
    ><svg viewBox="0 0 12 12" aria-hidden="true">${shapes[tone]}</svg>${status.replaceAll("_", " ")}</span
  >`;
}
