import { css } from "lit";

/** What a list of rows looks like: two lines a row, the figures to the right. parts/virtual-list.ts has the same height. */
export const rows = css`
  .rows {
    overflow: auto;
    min-block-size: 0;
    flex: 1;
    contain: strict;
    background: var(--sandbank-surface);
  }

  .row {
    block-size: 44px;
    padding: 4px var(--sandbank-3);
    border-block-end: 1px solid var(--sandbank-line);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--sandbank-3);
    align-content: center;
    align-items: center;
    cursor: pointer;
    line-height: 18px;
    contain: strict;
  }

  .row:hover {
    background: var(--sandbank-ground);
  }

  .rows:focus-visible .row[data-active] {
    outline: 1px dashed var(--sandbank-accent);
    outline-offset: -3px;
  }

  .row .cut {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow-wrap: normal;
  }

  .row .second {
    color: var(--sandbank-muted);
    font-size: var(--sandbank-size-small);
  }

  .row .end {
    text-align: end;
    white-space: nowrap;
    max-inline-size: 180px;
    overflow: hidden;
  }
`;
