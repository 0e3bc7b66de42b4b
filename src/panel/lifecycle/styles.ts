import { css } from "lit";

export const lifecycleStyles = css`
  .box {
    padding: 0;
  }

  .canvas {
    position: relative;
    margin-inline: auto;
  }

  .canvas[data-measuring] {
    visibility: hidden;
    max-inline-size: 100%;
    overflow: hidden;
    block-size: 160px;
  }

  svg.lines {
    position: absolute;
    inset: 0;
    fill: none;
  }

  .line {
    stroke: var(--sandbank-line-strong);
    stroke-width: 1.25;
  }

  .arrowhead,
  .start {
    fill: var(--sandbank-line-strong);
    stroke: none;
  }

  .taken .line {
    stroke: var(--sandbank-accent);
    stroke-width: 2.75;
  }

  .taken .arrowhead {
    fill: var(--sandbank-accent);
  }

  .node,
  .transition {
    position: absolute;
    inline-size: max-content;
    max-inline-size: 240px;
  }

  .node {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 5px 10px;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: 14px;
    background: var(--sandbank-surface);
    color: var(--tone);
    line-height: 18px;
  }

  .node.visited {
    border-color: var(--sandbank-accent);
    border-width: 2px;
    padding: 4px 9px;
  }

  .node.current {
    font-weight: 600;
    background: var(--sandbank-chosen);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--sandbank-accent) 30%, transparent);
  }

  .transition {
    display: grid;
    justify-items: start;
    gap: 2px;
    padding: 1px 4px;
    border-radius: 3px;
    background: var(--sandbank-ground);
    color: var(--sandbank-muted);
    font-size: var(--sandbank-size-small);
    line-height: 16px;
  }

  .edge {
    display: flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 220px;
  }

  .edge.taken {
    color: var(--sandbank-text);
    font-weight: 600;
  }

  .edge .when {
    font-weight: 400;
  }

  .edge .long {
    display: block;
  }

  .edge:has(.long) {
    align-items: start;
  }

  .edge:has(.long) svg.icon {
    margin-block-start: 2px;
  }

  .edge svg.icon {
    inline-size: 12px;
    block-size: 12px;
  }

  .edge button {
    gap: 0;
    min-block-size: 24px;
    padding: 0 8px;
    color: var(--sandbank-accent);
    border-color: var(--sandbank-accent);
    font-size: var(--sandbank-size-small);
  }

  .node:hover > .visits,
  .node:focus > .visits,
  .transition:hover > .visits {
    z-index: 2;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: 260px;
    block-size: auto;
    padding: 4px 8px;
    clip-path: none;
    white-space: normal;
    border: 1px solid var(--sandbank-line-strong);
    border-radius: var(--sandbank-radius);
    background: var(--sandbank-surface);
    color: var(--sandbank-text);
    font-size: var(--sandbank-size-small);
    font-weight: 400;
    box-shadow: 0 2px 10px var(--sandbank-shadow);
  }

  .visits > span {
    display: block;
  }

  .more {
    flex-basis: 100%;
    color: var(--sandbank-text);
  }

  @media (forced-colors: active) {
    .line {
      stroke: CanvasText;
    }

    .arrowhead,
    .start {
      fill: CanvasText;
    }

    .taken .line {
      stroke: Highlight;
    }

    .taken .arrowhead {
      fill: Highlight;
    }

    .node.visited {
      border-color: Highlight;
    }

    .node.current {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;
