import { css } from "lit";

export const historyStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    background: var(--sandbank-surface);
  }

  .tools select {
    flex: 1 1 160px;
  }

  .where,
  .hint {
    padding: var(--sandbank-2) var(--sandbank-3);
    overflow-wrap: anywhere;
  }

  .where {
    border-block-end: 1px solid var(--sandbank-line);
  }

  .hint {
    color: var(--sandbank-muted);
    font-size: var(--sandbank-size-small);
    border-block-start: 1px solid var(--sandbank-line);
  }

  .row .future {
    color: var(--sandbank-muted);
    font-style: italic;
  }

  .row .future strong {
    font-weight: 400;
  }
`;
