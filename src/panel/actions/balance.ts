import { css, html, type TemplateResult } from "lit";
import type { OpenAuthorization } from "../../index.ts";
import { money } from "../parts/format.ts";

/** What the bar needs of a card. */
export interface Funds {
  readonly total_card_amount: number;
  readonly available_balance: number;
  readonly clearings: readonly { readonly settlement_amount: number }[];
}

/** Where a card's money is: cleared, held by open authorizations, available. */
export function barView(card: Funds, open: readonly OpenAuthorization[]): TemplateResult {
  const cleared = card.clearings.reduce((sum, { settlement_amount }) => sum + settlement_amount, 0);
  const held = open.reduce((sum, { billing_amount }) => sum + billing_amount, 0);
  const parts = [
    ["cleared", Math.max(cleared, 0)],
    ["held", held],
    ["available", card.available_balance],
  ] as const;
  const whole = Math.max(
    card.total_card_amount,
    parts.reduce((sum, [, amount]) => sum + amount, 0),
  );
  return html`<section class="stack tight" aria-label="Balance">
    <div class="bar spread">
      <h3>Balance</h3>
      <span class="muted small">of ${money(card.total_card_amount)}</span>
    </div>
    <div class="balance" aria-hidden="true">
      ${parts.map(([name, amount]) => html`<span class=${name} .style=${`inline-size:${(100 * amount) / whole}%`}></span>`)}
    </div>
    <dl class="legend">
      ${parts.map(
        ([name, amount]) => html`<div>
          <dt><span class="key ${name}"></span>${name}</dt>
          <dd class="money">${money(amount)}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

export const barStyles = css`
  .balance {
    display: flex;
    block-size: 12px;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: 3px;
    overflow: hidden;
  }

  .cleared {
    background: var(--sandbank-accent);
  }

  .held {
    background: repeating-linear-gradient(
      -45deg,
      var(--sandbank-held) 0 3px,
      var(--sandbank-surface) 3px 6px
    );
  }

  .available {
    background: var(--sandbank-surface);
  }

  .legend div {
    display: flex;
    gap: 6px;
  }

  .legend dt {
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--sandbank-muted);
  }

  .legend dd {
    font-weight: 600;
  }

  .key {
    inline-size: 10px;
    block-size: 10px;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: 2px;
  }

  @media (forced-colors: active) {
    .cleared,
    .held {
      forced-color-adjust: none;
    }
  }
`;
