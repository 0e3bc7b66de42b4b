import { css, html, nothing, type TemplateResult } from "lit";
import { breakOf } from "../../code/faulted.ts";
import { keysOf } from "../../code/keys.ts";
import type { ListedFault, LogEntry } from "../../index.ts";
import { EntryElement } from "../bank/entry-element.ts";
import { logOf } from "../bank/log.ts";
import { faultText } from "../faults/rule-text.ts";
import { copyText } from "../parts/clipboard.ts";
import { durationText, jsonText, momentText } from "../parts/format.ts";
import { httpBadge } from "../parts/http-badge.ts";
import { icon } from "../parts/icons.ts";
import { shared } from "../styles/shared.ts";

const FORMS = [
  ["fetch", "fetch", "JavaScript, for browsers or Node"],
  ["curl", "curl", "For a POSIX shell such as bash or zsh, not for cmd.exe or PowerShell"],
  ["openapi-fetch", "openapiFetch", "TypeScript, with a fully typed client"],
  ["Vitest test", "vitest", "A standalone test file"],
  ["Test from here on", "since", "A test of this request and everything after it, with unmasked data"],
  ["Playwright test", "playwright", "A standalone test file, for sandbank/playwright"],
] as const;

/** One request: what was sent, what was answered, what changed; and ways to send it again. */
export class RequestView extends EntryElement {
  static override properties = {
    rules: { attribute: false },
    copied: { state: true },
    byHand: { state: true },
  };
  static override styles = [
    shared,
    css`
      h2 {
        font-family: var(--sandbank-mono);
        font-size: var(--sandbank-size);
      }

      .warning {
        display: flex;
        gap: 6px;
        align-items: baseline;
        color: var(--sandbank-held);
      }

      .warning svg {
        position: relative;
        inset-block-start: 2px;
      }

      .warning bdi {
        color: var(--sandbank-text);
      }
    `,
  ];

  declare rules: readonly ListedFault[];
  declare protected copied: string | undefined;
  declare protected byHand: string | undefined;

  constructor() {
    super();
    this.rules = [];
  }

  protected override begin(): void {
    this.copied = undefined;
    this.byHand = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { entry } = this;
    if (!entry) return nothing;
    const { method, path, duration, time, warnings, changes } = entry;
    return html`<article class="article stack">
      <header class="stack tight">
        <h2 dir="ltr">${method} ${path}</h2>
        <div class="bar">
          ${httpBadge(entry)}
          <span>${durationText(duration)}</span>
          <time class="muted" datetime=${time}>${momentText(time)}</time>
        </div>
      </header>
      ${this.#faultView(entry)}
      <sandbank-reasons .bank=${this.bank} .entry=${entry} ?hidden=${entry.issues.length === 0}></sandbank-reasons>
      ${this.#copyView()}
      ${
        warnings.length > 0
          ? html`<ul class="stack tight" aria-label="Warnings">
              ${warnings.map((text) => html`<li class="warning">${icon("warning")} <bdi>${text}</bdi></li>`)}
            </ul>`
          : nothing
      }
      ${
        changes.length > 0
          ? html`<section class="stack tight">
              <h3>Changed</h3>
              <ul>
                ${changes.map(
                  ({ kind, collection, id, from, to }) => html`<li>
                    ${kind}
                    <button class="link" @click=${() => this.showRow(collection, id)}>${collection} ${id}</button>
                    ${from !== to ? html`<span class="muted">${from ?? "new"} → ${to ?? "none"}</span>` : nothing}
                  </li>`,
                )}
              </ul>
            </section>`
          : nothing
      }
      ${bodyView("Request body", entry.requestBody)} ${bodyView("Response body", entry.responseBody)}
    </article>`;
  }

  #faultView(entry: LogEntry): TemplateResult | typeof nothing {
    const { status, fault } = entry;
    if (!fault) return nothing;
    const answer = status === 0 ? "The bank didn't process it." : `The bank's own status was ${status}.`;
    const latency = fault.latency > 0 ? ` Delayed by ${durationText(fault.latency)}.` : "";
    return html`<p class="note">
      <strong>Fault</strong> ${faultText(fault, this.rules)}.${latency} ${breakOf(entry) ? answer : nothing}
    </p>`;
  }

  #copyView(): TemplateResult {
    return html`<section class="stack tight">
      <div class="bar" role="group" aria-label="Copy as">
        <span class="muted">${icon("copy")} Copy as</span>
        ${FORMS.map(([name, form, hint]) => html`<button title=${hint} @click=${() => this.#copy(name, form)}>${name}</button>`)}
        <span role="status" class="muted">${this.copied ?? nothing}</span>
      </div>
      ${this.problemView()}
      ${
        this.byHand === undefined
          ? nothing
          : html`<pre tabindex="0" role="group" aria-label="Text to copy" dir="ltr">${this.byHand}</pre>`
      }
    </section>`;
  }

  async #copy(name: string, form: (typeof FORMS)[number][1]): Promise<void> {
    const { bank, entry } = this;
    if (!bank || !entry) return;
    const copied = { bank, entry, keys: keysOf(bank), log: logOf(bank) };
    let text = "";
    const isWritten = await this.attempt(async () => {
      const { copiedAs } = await import("../../recorded/index.ts");
      text = await copiedAs(form, copied);
    });
    if (!isWritten) return;
    const isCopied = await copyText(text);
    this.copied = isCopied
      ? `Copied as ${name}.`
      : "Your browser blocked the clipboard. Copy the text below.";
    this.byHand = isCopied ? undefined : text;
  }
}

function bodyView(title: string, body: unknown): TemplateResult | typeof nothing {
  if (body === null || body === undefined) return nothing;
  return html`<section class="stack tight">
    <h3>${title}</h3>
    <pre tabindex="0" role="group" aria-label=${title} dir="ltr">${jsonText(body)}</pre>
  </section>`;
}
