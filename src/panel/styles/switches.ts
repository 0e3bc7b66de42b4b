import { css } from "lit";

export const switches = css`
  .switch {
    border: 0;
    padding: 2px 0;
    background: none;
    font-weight: 600;
  }

  .switch:hover {
    background: none;
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .switch::before {
    content: "";
    inline-size: 28px;
    block-size: 16px;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: 8px;
    background: radial-gradient(circle 5px at 8px 50%, var(--sandbank-line-strong) 95%, transparent)
      var(--sandbank-surface);
  }

  .switch[aria-checked="true"]::before {
    border-color: var(--sandbank-accent);
    background: radial-gradient(circle 5px at 18px 50%, var(--sandbank-on-accent) 95%, transparent)
      var(--sandbank-accent);
  }

  @media (forced-colors: active) {
    .switch::before {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: radial-gradient(circle 5px at 8px 50%, ButtonText 95%, transparent) ButtonFace;
    }

    .switch[aria-checked="true"]::before {
      border-color: Highlight;
      background: radial-gradient(circle 5px at 18px 50%, HighlightText 95%, transparent) Highlight;
    }
  }
`;
