import { html, type TemplateResult } from "lit";

/** What is shown in place of something that could not be loaded, with a button to try again. */
export function failureView(text: string, problem: string, retry: () => void): TemplateResult {
  return html`<div class="empty stack">
    <p class="problem" role="alert">${text}: <bdi>${problem}</bdi></p>
    <div><button @click=${retry}>Try again</button></div>
  </div>`;
}
