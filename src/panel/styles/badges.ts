import { css, unsafeCSS } from "lit";
import type { Tone } from "../../index.ts";

const TONES: readonly Tone[] = ["good", "move", "wait", "held", "bad", "off"];
const toneRules = unsafeCSS(
  TONES.map((tone) => `.tone-${tone} { --tone: var(--sandbank-${tone}); }`).join("\n"),
);

export const badges = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 0 6px 0 5px;
    border-radius: 3px;
    font-size: var(--sandbank-size-small);
    line-height: 18px;
    white-space: nowrap;
    max-inline-size: 100%;
    min-inline-size: 0;
    color: var(--tone);
    background: color-mix(in srgb, var(--tone) 10%, var(--sandbank-surface));
  }

  .badge svg.icon {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2;
  }

  .badge > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${toneRules}

  @media (forced-colors: active) {
    .badge {
      border: 1px solid CanvasText;
    }
  }
`;
