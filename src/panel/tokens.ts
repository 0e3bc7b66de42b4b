import { css } from "lit";

/**
 * The design tokens: every color, space and size that the panel and the playground use, in one
 * place. On the panel they stand on its host; a page takes them over with
 * `document.adoptedStyleSheets.push(tokens.styleSheet)`. The `theme` attribute ("light" or "dark")
 * wins over the system's setting.
 */
export const tokens = css`
  :root,
  :host {
    color-scheme: light dark;
    --sandbank-font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    --sandbank-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
    --sandbank-size: 13px;
    --sandbank-size-small: 12px;
    --sandbank-size-large: 22px;
    --sandbank-1: 4px;
    --sandbank-2: 8px;
    --sandbank-3: 12px;
    --sandbank-4: 16px;
    --sandbank-5: 24px;
    --sandbank-radius: 5px;
    --sandbank-ground: light-dark(#f6f6f4, #131517);
    --sandbank-surface: light-dark(#ffffff, #1b1e21);
    --sandbank-sunken: light-dark(#f0f0ed, #15181a);
    --sandbank-line: light-dark(#dfdfda, #30353a);
    --sandbank-line-strong: light-dark(#868982, #737a82);
    --sandbank-text: light-dark(#1b1d1f, #e9ebec);
    --sandbank-muted: light-dark(#5a5e63, #a5acb3);
    --sandbank-accent: light-dark(#0b5e70, #74c7d8);
    --sandbank-on-accent: light-dark(#ffffff, #0d1719);
    --sandbank-chosen: light-dark(#e1eff2, #1f343a);
    --sandbank-shadow: light-dark(rgb(20 25 30 / 18%), rgb(0 0 0 / 60%));
    --sandbank-good: light-dark(#176639, #84d3a1);
    --sandbank-move: light-dark(#1d5aa8, #92bdf6);
    --sandbank-wait: light-dark(#5a5e63, #b4bac1);
    --sandbank-held: light-dark(#845000, #efbf72);
    --sandbank-bad: light-dark(#b0261c, #ffa198);
    --sandbank-off: light-dark(#5f6063, #a3a7ad);
  }

  :root[theme="light"],
  :host([theme="light"]) {
    color-scheme: light;
  }

  :root[theme="dark"],
  :host([theme="dark"]) {
    color-scheme: dark;
  }
`;
