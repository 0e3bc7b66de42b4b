import { css } from "lit";

export const base = css`
  :host {
    display: block;
    font: 400 var(--sandbank-size) / 1.45 var(--sandbank-font);
    font-variant-numeric: tabular-nums;
    color: var(--sandbank-text);
    text-align: start;
    letter-spacing: normal;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  pre {
    margin: 0;
    padding: 0;
  }

  ol,
  ul {
    list-style: none;
  }

  h2 {
    font-size: 15px;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: var(--sandbank-size);
    font-weight: 600;
  }

  bdi,
  pre,
  .text {
    overflow-wrap: anywhere;
  }

  pre {
    padding: var(--sandbank-2) var(--sandbank-3);
    background: var(--sandbank-sunken);
    border-radius: var(--sandbank-radius);
    white-space: pre-wrap;
  }

  code,
  pre,
  .mono {
    font-family: var(--sandbank-mono);
    font-size: var(--sandbank-size-small);
  }

  .muted {
    color: var(--sandbank-muted);
  }

  .small {
    font-size: var(--sandbank-size-small);
  }

  .money,
  .number {
    text-align: end;
    white-space: nowrap;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sandbank-2);
  }

  .spread {
    justify-content: space-between;
  }

  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sandbank-3);
  }

  .tight {
    align-content: start;
    gap: 5px;
  }

  .article {
    max-inline-size: 720px;
    padding: var(--sandbank-3) var(--sandbank-4) var(--sandbank-5);
    gap: var(--sandbank-4);
  }

  .box {
    padding: var(--sandbank-3);
    border: 1px solid var(--sandbank-line);
    border-radius: var(--sandbank-radius);
    background: var(--sandbank-ground);
  }

  .lined > li {
    padding-block: var(--sandbank-2);
    border-block-end: 1px solid var(--sandbank-line);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sandbank-3);
    font-size: var(--sandbank-size-small);
  }

  .tools {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sandbank-2);
    padding: var(--sandbank-2) var(--sandbank-3);
    border-block-end: 1px solid var(--sandbank-line);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 3px var(--sandbank-2);
    border-block-end: 1px solid var(--sandbank-line);
    text-align: start;
    vertical-align: baseline;
  }

  svg.icon {
    vertical-align: -2px;
    inline-size: 14px;
    block-size: 14px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
