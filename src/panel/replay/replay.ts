import { css, html, nothing, type TemplateResult } from "lit";
import type { LogEntry } from "../../index.ts";
import { EntryElement } from "../bank/entry-element.ts";
import { differing } from "../parts/differing.ts";
import { jsonText } from "../parts/format.ts";
import { httpBadge } from "../parts/http-badge.ts";
import { shared } from "../styles/shared.ts";
import { type Answer, replayed, send } from "./send.ts";

/** Sends a request of the log again, as it was or changed, and shows its answer beside the earlier one. */
export class ReplayForm extends EntryElement {
  static override properties = {
    path: { state: true },
    body: { state: true },
    answer: { state: true },
  };
  static override styles = [
    shared,
    css`
      textarea {
        font-family: var(--sandbank-mono);
        font-size: var(--sandbank-size-small);
        color: inherit;
        background: var(--sandbank-surface);
        border: 1px solid var(--sandbank-line-strong);
        border-radius: var(--sandbank-radius);
        padding: var(--sandbank-2);
        resize: vertical;
        min-block-size: 60px;
        field-sizing: content;
        max-block-size: 300px;
      }

      .answers {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
        gap: var(--sandbank-3);
      }

      form.article {
        padding-block-end: 0;
      }

      pre {
        max-block-size: 320px;
        overflow: auto;
      }
    `,
  ];

  declare protected path: string;
  declare protected body: string | undefined;
  declare protected answer: Answer | undefined;
  #notes: readonly string[] = [];

  protected override begin(entry: LogEntry | undefined): void {
    if (!entry || !this.bank) return;
    const { path, body, notes } = replayed(this.bank, entry);
    this.path = path;
    this.body = body;
    this.#notes = notes;
    this.answer = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { entry, answer } = this;
    if (!entry) return nothing;
    return html`<form class="article stack" aria-label="Send again" @submit=${this.#send}>
      <label class="field"
        ><span>${entry.method} path</span>
        <input class="mono" dir="ltr" required .value=${this.path} @input=${(event: Event) => {
          this.path = (event.target as HTMLInputElement).value;
        }} />
      </label>
      ${
        this.body === undefined
          ? nothing
          : html`<label class="field"
              ><span>Body</span>
              <textarea dir="ltr" spellcheck="false" .value=${this.body} @input=${(event: Event) => {
                this.body = (event.target as HTMLTextAreaElement).value;
              }}></textarea>
            </label>`
      }
      ${this.#notes.length > 0 ? html`<p class="muted small">${this.#notes.join(". ")}.</p>` : nothing}
      <div class="bar">
        <button class="primary" aria-disabled=${this.busy}>Send</button>
        <span role="status">${answer ? comparisonText(entry, answer) : nothing}</span>
      </div>
      ${this.problemView()}
      ${
        answer
          ? html`<div class="answers">
              ${answerView("Original response", entry, entry.responseBody)} ${answerView("New response", answer.entry, answer.body, answer.headers)}
            </div>`
          : nothing
      }
    </form>`;
  }

  readonly #send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { bank, entry, path, body } = this;
    if (!bank || !entry) return;
    await this.attempt(async () => {
      this.answer = await send(bank, entry, { path, body });
    });
  };
}

function answerView(
  title: string,
  entry: Answer["entry"],
  body: unknown,
  headers?: Answer["headers"],
): TemplateResult {
  return html`<section class="stack tight" aria-label=${title}>
    <div class="bar spread"><h3>${title}</h3> ${httpBadge(entry)}</div>
    ${
      headers
        ? html`<details>
            <summary class="muted small">${headers.length} ${headers.length === 1 ? "header" : "headers"}</summary>
            <pre tabindex="0" dir="ltr" role="group" aria-label="Headers">${headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</pre>
          </details>`
        : html`<p class="muted small">Headers aren't logged.</p>`
    }
    ${body === undefined || body === null ? html`<p class="muted">No body.</p>` : html`<pre tabindex="0" dir="ltr" role="group" aria-label="${title}, body">${jsonText(body)}</pre>`}
  </section>`;
}

function comparisonText(earlier: LogEntry, { entry, body }: Answer): string {
  if (earlier.status !== entry.status) return `Status ${entry.status}, previously ${earlier.status}.`;
  const fields = differingFields(earlier.responseBody, body);
  if (fields === undefined) return `Status ${entry.status} as before, different body.`;
  return fields.length === 0
    ? `Status ${entry.status} as before, same body.`
    : `Status ${entry.status} as before, different ${fields.join(", ")}.`;
}

/** The fields of two answers that differ; undefined where they can't be compared field by field. */
function differingFields(one: unknown, other: unknown): readonly string[] | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const [left, right] = [dataOf(one), dataOf(other)];
  if (!left || !right) return undefined;
  const names = differing(left, right);
  return names.length > 0 ? names : undefined;
}

function dataOf(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const { data } = (body ?? {}) as { readonly data?: unknown };
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  return isObject ? (data as Readonly<Record<string, unknown>>) : undefined;
}
