import { html, type TemplateResult } from "lit";
import type { Answer } from "../send.ts";
import { type Effects, effectsList } from "./changes.ts";
import { jsonBox, jsonText } from "./json.ts";
import { statusMark, type Tone } from "./status.ts";

const words: Readonly<Record<number, string>> = {
  0: "No answer",
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

/** What the bank answered: status, time, JSON, and what changed. */
export function answerView(answer: Answer, effects: Effects): TemplateResult {
  const { status, ok, ms, body, text } = answer;
  const shown = body === undefined ? text : jsonText(body);
  return html`<div class="answer" role="status">
    <p class="answer-line">
      ${statusMark(`${status || "—"} ${words[status] ?? ""}`, toneOf(status, ok))}
      <span class="aside figures">${ms.toFixed(1)} ms</span>
    </p>
    ${shown ? jsonBox(shown, "Answer") : html`<p class="aside">The answer has no body.</p>`}
    ${effectsList(effects)}
  </div>`;
}

function toneOf(status: number, ok: boolean): Tone {
  if (ok) return "good";
  return status >= 400 && status < 500 ? "warned" : "bad";
}
