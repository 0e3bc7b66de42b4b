import { css } from "lit";

/** What the timeline looks like besides what is drawn on its canvas. */
export const timelineStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    overflow: auto;
    container: timeline / inline-size;
    background: var(--sandbank-surface);
  }

  .tools select {
    flex: 0 1 200px;
    min-inline-size: 0;
  }

  /* One row, which is scrolled. */
  @container timeline (max-width: 640px) {
    .tools {
      flex-wrap: nowrap;
      overflow-x: auto;
    }

    .tools > * {
      flex: none;
    }
  }

  .viewport {
    position: relative;
    flex: 1 0 200px;
    overflow: hidden;
    border-block-end: 1px solid var(--sandbank-line);
  }

  .viewport.low {
    flex: none;
    block-size: 58px;
  }

  canvas,
  .scroller {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  .scroller {
    inset-block-start: 58px;
    block-size: calc(100% - 58px);
    overflow: hidden auto;
    touch-action: pan-y;
    cursor: grab;
  }

  .scroller:active {
    cursor: grabbing;
  }

  .ruler {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 58px;
    touch-action: none;
    cursor: ew-resize;
  }

  .playhead,
  .wanted {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 0;
    border-inline-start: 2px solid var(--sandbank-accent);
    margin-inline-start: -1px;
    pointer-events: none;
    will-change: transform;
  }

  .wanted {
    border-inline-start: 2px dashed var(--sandbank-text);
  }

  .playhead[data-outside],
  .wanted[data-outside] {
    opacity: 0;
  }

  .flag {
    position: absolute;
    inset-block-start: 19px;
    inset-inline-start: -2px;
    padding: 0 5px;
    border-radius: 0 3px 3px 0;
    font-size: var(--sandbank-size-small);
    font-weight: 600;
    line-height: 18px;
    white-space: nowrap;
    color: var(--sandbank-on-accent);
    background: var(--sandbank-accent);
  }

  [data-late] > .flag {
    inset-inline: auto -2px;
    border-radius: 3px 0 0 3px;
  }

  .wanted .flag {
    inset-block-start: 39px;
    color: var(--sandbank-surface);
    background: var(--sandbank-text);
  }

  .playhead:focus-visible {
    outline: none;
  }

  .playhead:focus-visible .flag {
    outline: 2px solid var(--sandbank-text);
    outline-offset: 2px;
  }

  .said {
    display: grid;
    flex: none;
    gap: var(--sandbank-1);
    padding: var(--sandbank-2) var(--sandbank-3);
    overflow-wrap: anywhere;
  }

  .help summary {
    color: var(--sandbank-muted);
    cursor: pointer;
  }

  .help ul {
    margin-block-start: var(--sandbank-2);
  }

  .list {
    position: relative;
    flex: 1 0 200px;
    overflow: auto;
  }

  caption {
    padding: var(--sandbank-2) var(--sandbank-3);
    text-align: start;
    color: var(--sandbank-muted);
  }

  th:first-child,
  td:first-child {
    padding-inline-start: var(--sandbank-3);
  }

  tr.day th {
    background: var(--sandbank-ground);
  }

  tr.now th {
    border-block: 2px solid var(--sandbank-accent);
    color: var(--sandbank-accent);
  }

  tr.due .coming {
    font-style: italic;
  }

  .pages {
    flex: none;
    padding: var(--sandbank-2) var(--sandbank-3);
  }

  @container timeline (max-width: 420px) {
    th,
    td,
    th:first-child,
    td:first-child {
      padding-inline: var(--sandbank-1);
      font-size: var(--sandbank-size-small);
    }
  }

  @media (forced-colors: active) {
    .flag {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }

    .playhead {
      border-color: Highlight;
    }
  }
`;
