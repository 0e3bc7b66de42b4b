import { css } from "lit";

/** A tab that scrolls as a whole: its sections stand in two columns where there is room. */
export const page = css`
  :host {
    block-size: 100%;
    overflow: auto;
    background: var(--sandbank-surface);
  }

  .page {
    align-items: start;
    gap: var(--sandbank-5);
    padding: var(--sandbank-4);
  }

  @container panel (max-width: 400px) {
    .page {
      padding: var(--sandbank-3);
    }
  }

  @container panel (min-width: 680px) {
    .page {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    }
  }
`;
