import { css } from "lit";
import { SMALLEST } from "../place.ts";

/** The panel's frame: where it is docked, its head, its edge. */
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

  :host([dock="bottom"]) {
    inset: auto 0 0 0;
    inline-size: auto;
    block-size: var(--size, 380px);
    max-block-size: 100vh;
    max-block-size: 100dvh;
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

  :host(:not([open]):not([dock="inline"])) {
    inset: auto var(--sandbank-3) var(--sandbank-3) auto;
    inline-size: auto;
    block-size: auto;
    min-inline-size: 0;
  }

  .opener {
    padding: 5px 12px 5px 9px;
    box-shadow: 0 2px 10px var(--sandbank-shadow);
    font-weight: 600;
  }

  .opener svg,
  .mark svg {
    color: var(--sandbank-accent);
    inline-size: 18px !important;
    block-size: 18px !important;
  }

  .frame {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    container: panel / inline-size;
    background: var(--sandbank-ground);
    border: 0 solid var(--sandbank-line-strong);
    border-inline-start-width: 1px;
  }

  :host(:not([dock="inline"])) .frame {
    box-shadow: 0 0 24px var(--sandbank-shadow);
  }

  :host([dock="bottom"]) .frame {
    border-width: 1px 0 0;
  }

  :host([dock="inline"]) .frame {
    border: 1px solid var(--sandbank-line);
    border-radius: var(--sandbank-radius);
    overflow: hidden;
  }

  .head {
    display: flex;
    align-items: center;
    gap: var(--sandbank-2);
    padding: 5px var(--sandbank-2) 3px var(--sandbank-3);
    flex: none;
  }

  .mark {
    display: flex;
    align-items: center;
    gap: 7px;
    font-weight: 600;
  }

  .head .time {
    display: flex;
    align-items: center;
    gap: 5px;
    margin-inline-start: auto;
    color: var(--sandbank-muted);
    font-size: var(--sandbank-size-small);
    white-space: nowrap;
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

  @container panel (max-width: 379px) {
    .head {
      gap: 4px;
      padding-inline: var(--sandbank-2) 2px;
    }

    .head .zone {
      display: none;
    }
  }

  .tabpanel {
    flex: 1;
    min-block-size: 0;
    background: var(--sandbank-surface);
  }

  .tabpanel:focus-visible {
    outline-offset: -2px;
  }

  .edge {
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 -4px;
    inline-size: 9px;
    cursor: ew-resize;
    touch-action: none;
  }

  :host([dock="bottom"]) .edge {
    inset: -4px 0 auto 0;
    inline-size: auto;
    block-size: 9px;
    cursor: ns-resize;
  }

  .edge:hover::after,
  .edge:focus-visible::after {
    content: "";
    position: absolute;
    inset: 0 3px;
    background: var(--sandbank-accent);
  }

  :host([dock="bottom"]) .edge::after {
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

    :host([dock="right"]) .edge {
      display: none;
    }
  }
`;
