import { html, type TemplateResult } from "lit";
import { visibleMarks } from "sandbank/internal";

/** A value as indented JSON, "" for none. Marks that turn the direction of text are shown as escapes. */
export function jsonText(value: unknown): string {
  return visibleMarks(JSON.stringify(value, null, 2) ?? "");
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Longer text is shown without colours, which would be slow. */
const MAX_COLOURED = 40_000;

/** JSON text in a scrolling box, its names set off from its values. */
export function jsonBox(text: string, label: string): TemplateResult {
  return html`<pre class="json" tabindex="0" role="region" aria-label=${label}>${coloured(text)}</pre>`;
}

function coloured(text: string): (string | TemplateResult)[] {
  if (text.length > MAX_COLOURED) return [text];
  const parts: (string | TemplateResult)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon] = match;
    parts.push(text.slice(end, match.index));
    if (string && colon) parts.push(html`<span class="name">${string}</span>${colon}`);
    else parts.push(html`<span class=${string ? "text" : "value"}>${whole}</span>`);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
