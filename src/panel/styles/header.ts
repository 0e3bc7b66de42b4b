import { css } from "lit";

export const header = css`
  :host(:not([open]):not([dock="inline"])) {
    inset: auto var(--sandbank-3) var(--sandbank-3) auto;
    inline-size: auto;
    block-size: auto;
    min-inline-size: 0;
  }

  :host([corner^="top"]:not([open]):not([dock="inline"])) {
    inset-block: var(--sandbank-3) auto;
  }

  :host([corner$="left"]:not([open]):not([dock="inline"])) {
    inset-inline: var(--sandbank-3) auto;
  }

  .launcher {
    padding: 3px 10px 3px 8px;
    box-shadow: 0 2px 10px var(--sandbank-shadow);
    font-weight: 600;
    touch-action: none;
  }

  /* There it would lie over what is read: as small as a finger needs it. */
  @media (max-width: 480px) {
    .launcher {
      padding: 0;
      inline-size: 40px;
      block-size: 40px;
      justify-content: center;
      border-radius: 50%;
    }

    .launcher span {
      display: none;
    }
  }

  .launcher svg,
  .mark svg {
    color: var(--sandbank-accent);
    inline-size: 18px !important;
    block-size: 18px !important;
  }

  .header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--sandbank-2);
    padding: 5px var(--sandbank-2) 3px var(--sandbank-3);
    flex: none;
  }

  .mark {
    display: flex;
    align-items: center;
    gap: 7px;
    font-weight: 600;
  }

  .header select {
    flex: 0 1 auto;
    max-inline-size: 45%;
  }

  .ends {
    display: flex;
    margin-inline-start: auto;
  }

  .present {
    order: 1;
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--sandbank-3);
    min-block-size: 26px;
    min-inline-size: 0;
    font-size: var(--sandbank-size-small);
  }

  .header .time {
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--sandbank-muted);
    white-space: nowrap;
  }

  .present > sandbank-undo {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  :host([dock="inline"]) .present,
  .frame .present:only-child {
    flex-basis: auto;
  }

  @container panel (min-width: 680px) {
    .present {
      order: 0;
      flex: 1 1 auto;
      justify-content: flex-end;
    }

    .ends {
      margin-inline-start: 0;
    }
  }

  @container panel (max-width: 350px) {
    .header .zone {
      display: none;
    }
  }
`;
