import { css } from "lit";
import { SMALLEST } from "../dock/saved.ts";

export const frame = css`
  :host {
    position: fixed;
    z-index: 2147483000;
    display: flex;
    inset: 0 0 0 auto;
    inline-size: var(--size, 440px);
    max-inline-size: 100vw;
    min-inline-size: min(${SMALLEST.right}px, 100vw);
  }

  :host([dock="left"]) {
    inset: 0 auto 0 0;
  }

  :host(:is([dock="top"], [dock="bottom"])) {
    inset: auto 0 0 0;
    inline-size: auto;
    block-size: var(--size, 380px);
    max-block-size: 100vh;
    max-block-size: 100dvh;
  }

  :host([dock="top"]) {
    inset: 0 0 auto 0;
  }

  :host([dock="inline"]) {
    position: relative;
    z-index: auto;
    inset: auto;
    inline-size: auto;
    max-inline-size: none;
    block-size: 100%;
    min-block-size: 240px;
  }

  .frame {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    container: panel / inline-size;
    background: var(--sandbank-ground);
    border: 0 solid var(--sandbank-line-strong);
    border-left-width: 1px;
  }

  :host(:not([dock="inline"])) .frame {
    box-shadow: 0 0 24px var(--sandbank-shadow);
  }

  :host([dock="left"]) .frame {
    border-width: 0 1px 0 0;
  }

  :host([dock="top"]) .frame {
    border-width: 0 0 1px;
  }

  :host([dock="bottom"]) .frame {
    border-width: 1px 0 0;
  }

  :host([dock="inline"]) .frame {
    border: 1px solid var(--sandbank-line);
    border-radius: var(--sandbank-radius);
    overflow: hidden;
  }

  .tabpanel {
    flex: 1;
    min-block-size: 0;
    background: var(--sandbank-surface);
  }

  .work {
    display: flex;
    align-items: center;
    gap: var(--sandbank-2);
    padding: 0 var(--sandbank-3) 3px;
    font-size: var(--sandbank-size-small);
  }

  progress {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--sandbank-accent);
  }

  .edge {
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 -4px;
    inline-size: 9px;
    cursor: ew-resize;
    touch-action: none;
  }

  :host([dock="left"]) .edge {
    inset: 0 -4px 0 auto;
  }

  :host(:is([dock="top"], [dock="bottom"])) .edge {
    inset: -4px 0 auto 0;
    inline-size: auto;
    block-size: 9px;
    cursor: ns-resize;
  }

  :host([dock="top"]) .edge {
    inset: auto 0 -4px 0;
  }

  .edge:hover::after,
  .edge:focus-visible::after {
    content: "";
    position: absolute;
    inset: 0 3px;
    background: var(--sandbank-accent);
  }

  :host(:is([dock="top"], [dock="bottom"])) .edge::after {
    inset: 3px 0 !important;
  }

  .edge:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    .edge:focus-visible::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media (max-width: 480px) {
    :host([open]:not([dock="inline"])) {
      inline-size: auto;
      inset-inline: 0;
    }

    :host(:is([dock="right"], [dock="left"])) .edge {
      display: none;
    }
  }

  /* At 400 % zoom a page is some 250 pixels high: what is above the tab scrolls away with it. */
  @media (max-height: 400px) {
    :host([open]:not([dock="inline"])) .frame {
      overflow: auto;
    }

    :host([open]:not([dock="inline"])) .tabpanel {
      flex: none;
      block-size: max(100%, 220px);
    }
  }
`;
