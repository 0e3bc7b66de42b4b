import { css, html, nothing, type TemplateResult } from "lit";
import { BankElement } from "../bank/bank-element.ts";
import { momentText } from "../parts/format.ts";
import { page } from "../styles/page.ts";
import { shared } from "../styles/shared.ts";

/** *Emails*: what the bank would have sent, the latest first. */
export class OutboxTab extends BankElement {
  static override styles = [
    shared,
    page,
    css`
      li {
        padding: var(--sandbank-3) var(--sandbank-4);
        border-block-end: 1px solid var(--sandbank-line);
      }

      li > * {
        max-inline-size: 720px;
      }

      li > * + * {
        margin-block-start: 4px;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const { bank } = this;
    if (!bank) return nothing;
    const emails = bank.outbox.entries.slice(-MOST).reverse();
    if (emails.length === 0) {
      return html`<p class="empty">No emails yet. Create a virtual card with <code>emails</code> to send one.</p>`;
    }
    return html`<ol aria-label="Emails, latest first">
      ${emails.map(
        ({ recipients, time, subject, text, tracking_id }) => html`<li>
          <div class="bar spread">
            <h2><bdi>${subject}</bdi></h2>
            <time class="muted small" datetime=${time}>${momentText(time)}</time>
          </div>
          <div class="text">To <bdi>${recipients.join(", ")}</bdi></div>
          <pre dir="auto">${text}</pre>
          <div class="muted small">Tracking ID <code>${tracking_id}</code></div>
        </li>`,
      )}
    </ol>`;
  }
}

/** More e-mails than are read at once. */
const MOST = 200;
