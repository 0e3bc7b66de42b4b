import { css } from "lit";

export const controls = css`
  button,
  input,
  select {
    font: inherit;
    font-variant-numeric: inherit;
    color: inherit;
    min-block-size: 28px;
    border-radius: var(--sandbank-radius);
    border: 1px solid var(--sandbank-line-strong);
    background: var(--sandbank-surface);
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: 2px 10px;
    cursor: pointer;
    white-space: nowrap;
    user-select: none;
  }

  button:hover {
    background: var(--sandbank-chosen);
  }

  button:active {
    background: var(--sandbank-sunken);
  }

  button.primary {
    background: var(--sandbank-accent);
    border-color: var(--sandbank-accent);
    color: var(--sandbank-on-accent);
  }

  button.primary:hover {
    background: color-mix(in srgb, var(--sandbank-accent) 88%, var(--sandbank-text));
  }

  button.bare,
  button.link {
    border-color: transparent;
    background: none;
  }

  button.bare:hover {
    background: var(--sandbank-chosen);
  }

  button.bare {
    padding: 2px 6px;
    min-inline-size: 28px;
  }

  button.link {
    padding: 0 2px;
    margin: 0 -2px;
    min-block-size: 24px;
    color: var(--sandbank-accent);
    text-decoration: underline;
    text-underline-offset: 2px;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  button[aria-disabled="true"],
  button[aria-disabled="true"]:hover {
    cursor: default;
    color: var(--sandbank-muted);
    border-color: var(--sandbank-line-strong);
    background: var(--sandbank-sunken);
  }

  button:is(.bare, .link)[aria-disabled="true"] {
    border-color: transparent;
    background: none;
  }

  input,
  select {
    padding: 2px 8px;
    min-inline-size: 0;
  }

  input::placeholder {
    color: var(--sandbank-muted);
    opacity: 1;
  }

  label.field {
    display: grid;
    gap: 2px;
    font-size: var(--sandbank-size-small);
    color: var(--sandbank-muted);
  }

  label.field > * {
    font-size: var(--sandbank-size);
    color: var(--sandbank-text);
    inline-size: 100%;
  }

  :focus {
    outline: none;
  }

  :focus-visible {
    outline: 2px solid var(--sandbank-accent);
    outline-offset: 1px;
  }

  :is(nav button, [role="listbox"], [role="region"], [role="tab"], [role="tabpanel"]):focus-visible {
    outline-offset: -2px;
  }

  summary {
    cursor: pointer;
    min-block-size: 24px;
  }

  .segments {
    display: inline-flex;
  }

  .segments button {
    border-radius: 0;
    margin-inline-start: -1px;
    min-block-size: 26px;
  }

  .segments button:first-child {
    margin-inline-start: 0;
    border-start-start-radius: var(--sandbank-radius);
    border-end-start-radius: var(--sandbank-radius);
  }

  .segments button:last-child {
    border-start-end-radius: var(--sandbank-radius);
    border-end-end-radius: var(--sandbank-radius);
  }

  button[aria-pressed="true"] {
    background: var(--sandbank-chosen);
    border-color: var(--sandbank-accent);
    font-weight: 600;
  }

  .segments button:is([aria-pressed="true"], :focus-visible) {
    position: relative;
  }

  .segments button:focus-visible {
    z-index: 1;
  }

  :is([aria-selected="true"], nav [aria-current="true"]):not([role="tab"]) {
    background: var(--sandbank-chosen);
    box-shadow: inset 3px 0 var(--sandbank-accent);
  }

  .problem,
  .note {
    padding: var(--sandbank-2) var(--sandbank-3);
    border-inline-start: 3px solid var(--sandbank-bad);
    background: color-mix(in srgb, var(--sandbank-bad) 9%, var(--sandbank-surface));
    border-radius: 2px;
    overflow-wrap: anywhere;
  }

  .note {
    border-color: var(--sandbank-accent);
    background: var(--sandbank-chosen);
  }

  .empty {
    padding: var(--sandbank-5) var(--sandbank-4);
    color: var(--sandbank-muted);
    text-align: center;
    text-wrap: balance;
  }

  .out {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    button[aria-pressed="true"] {
      border: 2px solid Highlight;
    }

    :is([aria-selected="true"], nav [aria-current="true"]):not([role="tab"]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    button[aria-disabled="true"] {
      color: GrayText;
    }

    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
