import { html, type TemplateResult } from "lit";

/** Text with the code and the bold words in it, which Markdown writes between backticks and double asterisks. */
export function codeSpans(text: string): readonly unknown[] {
  return text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : boldSpans(part)));
}

function boldSpans(text: string): readonly (string | TemplateResult)[] {
  return text.split("**").map((part, at) => (at % 2 === 1 ? html`<b>${part}</b>` : part));
}
