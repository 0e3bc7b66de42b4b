import { css } from "lit";

/** A list beside what was chosen from it; where there is no room for both, one at a time. */
export const split = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }

  .split {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
    min-block-size: 0;
  }

  .split > .list {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }

  .split > .chosen {
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
    display: none;
    background: var(--sandbank-surface);
  }

  .split[data-open] > .list {
    display: none;
  }

  .split[data-open] > .chosen {
    display: block;
  }

  .tools > * {
    flex: 1 1 120px;
  }

  .tools > .count {
    flex: none;
    align-self: center;
    color: var(--sandbank-muted);
    font-size: var(--sandbank-size-small);
  }

  .again {
    padding: var(--sandbank-3) var(--sandbank-4) 0;
  }

  .back {
    margin: var(--sandbank-2) var(--sandbank-2) 0;
  }

  @container panel (min-width: 680px) {
    .split {
      grid-template-columns: minmax(280px, 5fr) minmax(0, 7fr);
    }

    .split > .list,
    .split[data-open] > .list {
      display: flex;
      border-inline-end: 1px solid var(--sandbank-line);
    }

    .split > .chosen {
      display: block;
    }

    .back {
      display: none;
    }
  }
`;
