import { css } from "lit";

/** What is scrolled sideways: an edge beyond which there is more is shaded. The covers scroll with the content, the shades do not. */
export const sideways = css`
  .sideways {
    overflow-x: auto;
    background:
      linear-gradient(to right, var(--sandbank-ground) 50%, transparent) left / 32px 100% no-repeat local,
      linear-gradient(to left, var(--sandbank-ground) 50%, transparent) right / 32px 100% no-repeat local,
      linear-gradient(to right, var(--sandbank-shadow), transparent) left / 12px 100% no-repeat scroll,
      linear-gradient(to left, var(--sandbank-shadow), transparent) right / 12px 100% no-repeat scroll,
      var(--sandbank-ground);
  }
`;
