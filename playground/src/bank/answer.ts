import { html, type TemplateResult } from "lit";
import { jsonBox, jsonText } from "../parts/json.ts";
import type { Answer } from "../send.ts";
import { type Effects, effectsList } from "./changes.ts";
import { statusMark, type Tone } from "./status.ts";

const words: Readonly<Record<number, string>> = {
  0: "No response",
  200: "OK",
  202: "Accepted",
  204: "No content",
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Unsupported media type",
};

/** What was done in a few words: the status of its answer where there is one, and how much it changed. */
export function doneText(answer: Answer | undefined, { changes }: Effects): string {
  if (answer?.status === 0) return `${words[0]}: ${answer.text}`;
  const word = words[answer?.status ?? 0];
  const what = answer ? [answer.status, ...(word ? [word] : [])].join(", ") : "done";
  const rows = new Set(changes.map(({ collection, id }) => `${collection}/${id}`)).size;
  const changed = rows === 0 ? "" : `, ${rows} row${rows === 1 ? "" : "s"} changed`;
  return what + changed;
}

/** What the bank answered: status, time, JSON, and what changed. */
export function answerView(answer: Answer, effects: Effects): TemplateResult {
  const { status, ok, ms, body, text } = answer;
  const shown = body === undefined ? text : jsonText(body);
  return html`<div class="answer">
    <p class="answer-line">
      ${statusMark(`${status || "—"} ${words[status] ?? ""}`, toneOf(status, ok))}
      <span class="aside figures">${ms.toFixed(1)} ms</span>
    </p>
    ${shown ? jsonBox(shown, "Response body") : html`<p class="aside">No response body.</p>`}
    ${effectsList(effects)}
  </div>`;
}

function toneOf(status: number, ok: boolean): Tone {
  if (ok) return "good";
  return status >= 400 && status < 500 ? "warned" : "bad";
}
