import { html, type TemplateResult } from "lit";

/** Text with the code in it, which Markdown writes between backticks. */
export function codeSpans(text: string): readonly (string | TemplateResult)[] {
  return text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}
